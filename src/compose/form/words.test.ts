import { expect, test } from 'vitest'
import { noFacts } from '../email-facts.ts'
import { setWords } from './edit.ts'
import { factsOf } from './facts-of.ts'
import { emptyForm, type Form } from './form.ts'
import { anotherLook, chooseLook, lookBack, lookOf } from './looks.ts'
import { factPathOf, inputPathOf } from './places.ts'
import { asSentence, paragraphsOf, textOf } from './rows.ts'
import { addableFields, announcementOf, countFacts, fieldWords, placelessWords, shownFields } from './words.ts'

const sale: Form = { ...emptyForm(1), kind: 'sale' }
const priced = [
  ['Tomato', '£2.50'],
  ['Dahlia', '£14.00']
].reduce(
  (form, [name = '', price = ''], at) =>
    setWords(setWords(form, 'things', name, at, 'name'), 'things', price, at, 'price'),
  sale
)

test('a field in one line counts its rows and names the lowest price', () => {
  expect(fieldWords(priced, 'things')).toBe('2 things, from £2.50')
  expect(fieldWords(setWords(priced, 'things', '€3', 1, 'price'), 'things')).toBe('2 things')
  expect(fieldWords(setWords(sale, 'occasions', 'Sat 14 March', 0, 'date'), 'occasions')).toBe('Sat 14 March')
})

test('another kind keeps every fact, and says how many it has no place for', () => {
  const offered = setWords(setWords(priced, 'offer.code', 'TEN'), 'figures', '12', 0, 'value')
  const full = setWords(offered, 'figures', 'pots', 0, 'label')
  const notice: Form = { ...full, kind: 'notice' }
  expect(placelessWords(notice)).toBe('2 facts have no place in a notice')
  expect(factsOf(notice)).toEqual({ ...noFacts('notice'), things: factsOf(full).things })
  expect(factsOf({ ...notice, kind: 'sale' })).toEqual(factsOf(full))
  expect(placelessWords(full)).toBe('')
})

test('a field that a kind does not begin with is shown once it says something', () => {
  expect(shownFields(sale)).not.toContain('quotes')
  expect(addableFields(sale)).toContain('quotes')
  const quoted = setWords(sale, 'quotes', 'Lovely.', 0, 'words')
  expect(shownFields(quoted)).toContain('quotes')
  expect(addableFields(quoted)).not.toContain('quotes')
})

test('what is in the email is counted: the rows of lists, and the text as one', () => {
  const full = setWords(setWords(priced, 'sentences', 'One.\nTwo.'), 'sender.name', 'Fern')
  expect(countFacts(full)).toEqual({ said: 4, open: 0 })
  expect(announcementOf(full)).toBe('4 facts in the email')
  expect(announcementOf(sale)).toBe('')
})

test('lines of a text are paragraphs, and sentences are joined until a paragraph is full', () => {
  expect(paragraphsOf(' One. \n\n\r\nTwo.\n')).toEqual(['One.', 'Two.'])
  expect(textOf(['One.', 'Two.'])).toBe('One. Two.')
  expect(paragraphsOf(textOf(['a'.repeat(600), 'b'.repeat(600)]))).toHaveLength(2)
})

test('a sentence gets a capital and an end, and keeps those it has', () => {
  expect(['dogs welcome', 'Bring boxes!', 'iPhone cases', 'marrow.example is open'].map(asSentence)).toEqual([
    'Dogs welcome.',
    'Bring boxes!',
    'iPhone cases.',
    'marrow.example is open.'
  ])
})

test('a place in the email and an input are found from each other, past rows that are not in the email', () => {
  const begun = setWords(priced, 'things', '', 0, 'name')
  expect(factPathOf(begun, 'things.1.price')).toBe('things.0.price')
  expect(factPathOf(begun, 'things.0.price')).toBe(undefined)
  expect(inputPathOf(begun, 'things.0')).toBe('things.1')
  expect(inputPathOf(begun, 'sentences.3')).toBe('sentences')
  expect(inputPathOf(setWords(sale, 'occasions', '9 to 4', 0, 'time'), 'occasions.0.end')).toBe('occasions.0.time')
  expect([factPathOf(sale, 'sender.name'), inputPathOf(sale, 'nothing')]).toEqual(['sender.name', undefined])
})

test('another look keeps what is pinned, and twenty looks come back', () => {
  const pinned = chooseLook(sale, { palette: 'Kiln' })
  expect(lookOf(pinned)).toEqual({ palette: 'Kiln' })
  let now = pinned
  for (let seed = 2; seed <= 30; seed += 1) now = anotherLook(now, seed)
  expect([now.seed, lookOf(now)]).toEqual([30, { palette: 'Kiln' }])
  let steps = 0
  for (; now.looks.length > 0; steps += 1) now = lookBack(now)
  expect([steps, now.seed, lookBack(now)]).toEqual([20, 10, now])
  expect(lookOf(lookBack(chooseLook(pinned, {})))).toEqual({ palette: 'Kiln' })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EmailFacts } from '../email-facts.ts'
import type { BriefReading, FactGuess, GuessPlace } from '../reading/brief-reading.ts'
import { addRow, moveRow, removeRow, reset, setWords } from './edit.ts'
import { factsOf, faultsOf } from './facts-of.ts'
import { faultOf } from './faults.ts'
import { emptyForm, type Form, fill, isOwn, rowsOf, wordsAt } from './form.ts'
import { fromKept, toKept } from './kept.ts'
import { drop, droppedOf, offersOf, place, sentencesBeside, take, undoDrop } from './offers.ts'
import { FORM_PATHS, type FormPath, inputsOf, isList } from './paths.ts'

const guess = (at: GuessPlace, sure = true): FactGuess => ({
  ...at,
  confidence: sure ? 0.9 : 0.4,
  sure,
  from: { at: 0, length: 1 }
})
const reading = (guesses: FactGuess[], more: Partial<BriefReading> = {}): BriefReading => ({
  language: { tag: 'en', confidence: 1 },
  kind: 'sale',
  kinds: ['sale', 'event', 'launch', 'newsletter', 'notice'],
  guesses,
  loose: [],
  directions: [],
  look: {},
  ...more
})
const PEAS = guess({ path: 'things', value: { name: 'Sweet peas', price: '£1.80' } }, false)
const READ = reading(
  [
    guess({ path: 'sender.name', value: 'Marrow & Thyme' }),
    guess({ path: 'sentences', value: 'Everything was sown here.' }),
    guess({ path: 'sentences', value: 'Bring boxes.' }),
    guess({ path: 'things', value: { name: 'Tomato', price: '£2.50' } }),
    guess({ path: 'things', value: { name: 'Dahlia', price: '£4.00', was: '£5.50' } }),
    PEAS,
    guess({ path: 'occasions', value: { date: 'Sat 14 March', time: '9:00', end: '16:00' } }),
    guess({ path: 'offer.until', value: 'Sunday 15 March' }, false)
  ],
  { loose: [{ text: 'dogs welcome', field: 'sentences', from: { at: 0, length: 1 } }] }
)
const form = () => fill(emptyForm(1), READ)

test('what is sure is in the email, what is doubtful is offered and stays out', () => {
  expect(factsOf(form())).toMatchObject({
    kind: 'sale',
    sender: { name: 'Marrow & Thyme' },
    sentences: ['Everything was sown here. Bring boxes.'],
    things: [{ name: 'Tomato' }, { name: 'Dahlia', was: '£5.50' }],
    occasions: [{ date: 'Sat 14 March', time: '9:00', end: '16:00' }]
  })
  expect(factsOf(form()).offer).toBe(undefined)
  expect(offersOf(form(), 'things')).toEqual([PEAS])
})

test('a doubtful fact that is taken joins its field, one that is dropped can be had back', () => {
  const taken = take(form(), PEAS)
  expect(factsOf(taken).things.map(({ name }) => name)).toEqual(['Tomato', 'Dahlia', 'Sweet peas'])
  expect(offersOf(taken, 'things')).toEqual([])

  const dropped = drop(form(), PEAS)
  expect([offersOf(dropped, 'things'), droppedOf(dropped, 'things')]).toEqual([[], [PEAS]])
  expect(undoDrop(dropped, PEAS)).toEqual(form())
})

test('a sentence joins the end of a field with capital and full stop, and its button goes', () => {
  const [dogs] = sentencesBeside(form(), 'sentences')
  if (!dogs) throw new Error('There is no sentence.')
  const placed = place(form(), dogs, 'sentences')
  expect(wordsAt(placed, 'sentences')).toBe('Everything was sown here. Bring boxes. Dogs welcome.')
  expect(sentencesBeside(placed, 'sentences')).toEqual([])
  expect(wordsAt(place(form(), dogs, 'headline'), 'headline')).toBe('dogs welcome')
  expect(factsOf(place(form(), dogs, 'steps')).steps).toEqual(['Dogs welcome.'])
})

test('a field that was touched keeps its words, what is read for it later is offered, and it can be had back as read', () => {
  const touched = setWords(form(), 'things', '£3.00', 0, 'price')
  const later = reading([...READ.guesses, guess({ path: 'things', value: { name: 'Lavender' } })])
  const filled = fill(touched, later)
  expect(factsOf(filled).things.map(({ price }) => price)).toEqual(['£3.00', '£4.00'])
  expect(offersOf(filled, 'things').map(({ value }) => value)).toMatchObject([
    { name: 'Sweet peas' },
    { name: 'Lavender' }
  ])
  expect(isOwn(filled, 'things')).toBe(true)

  const back = reset(filled, 'things')
  expect(factsOf(back).things.map(({ name }) => name)).toEqual(['Tomato', 'Dahlia', 'Lavender'])
  expect([isOwn(back, 'things'), offersOf(back, 'things')]).toEqual([false, [PEAS]])
})

test('what is read anew goes into fields that nobody touched', () => {
  const touched = setWords(form(), 'headline', 'Mine')
  const next = fill(
    touched,
    reading([guess({ path: 'sender.name', value: 'Fern' }), guess({ path: 'headline', value: 'Theirs' })])
  )
  expect(factsOf(next)).toMatchObject({ sender: { name: 'Fern' }, headline: 'Mine', things: [] })
})

test('a faulty value is said, and the email keeps the last good one', () => {
  let now = form()
  for (const text of ['f', 'fo', 'four']) now = setWords(now, 'things', text, 0, 'price')
  expect(faultsOf(now)).toEqual([{ path: 'things.0.price', says: 'Write the price with a figure, such as £4.00.' }])
  expect(factsOf(now).things[0]).toEqual({ name: 'Tomato', price: '£2.50' })
  expect(factsOf(setWords(now, 'things', '£4', 0, 'price')).things[0]).toEqual({ name: 'Tomato', price: '£4' })
})

test('a row without its name stays out, and says so', () => {
  const now = addRow(form(), 'things', undefined, { price: '£9' })
  expect(faultsOf(now)).toEqual([{ path: 'things.2.name', says: 'Say what it is, or take the row out.' }])
  expect(factsOf(now)).toEqual(factsOf(form()))
})

test('of 201 things 200 are in the email, and it is said', () => {
  const rows = Array.from({ length: 201 }, (_, at) => guess({ path: 'things', value: { name: `No. ${at}` } }))
  const many = fill(emptyForm(1), reading(rows))
  expect(factsOf(many).things).toHaveLength(200)
  expect(faultsOf(many)).toEqual([{ path: 'things', says: 'Keep this to 200; the rest stays out of the email.' }])
})

const TYPES = { price: '£4', link: 'shop.example', date: '14 March', time: '9:00' }
const words = fc.string({ minLength: 1, maxLength: 12 }).map(text => text.replace(/\s+/g, ' '))
type Edit = (form: Form) => Form
const edits: fc.Arbitrary<{ path: FormPath; edit: Edit }> = fc.constantFrom(...FORM_PATHS).chain(path => {
  const at = isList(path) ? fc.nat(4) : fc.constant(0)
  const typing = fc
    .tuple(fc.constantFrom(...Object.entries(inputsOf(path))), at, words)
    .map(([[part, { type }], row, text]) => {
      const typed = type && text.length % 3 > 0 ? TYPES[type] : text
      return (form: Form) => setWords(form, path, typed, row, part)
    })
  const arranging = fc.tuple(at, at).map(
    ([row, to]) =>
      (form: Form) =>
        moveRow(form, path, row, to)
  )
  const removing = at.map(row => (form: Form) => removeRow(form, path, row))
  const adding = at.map(row => (form: Form) => addRow(form, path, row))
  const taking = fc.nat(2).map(which => (form: Form) => {
    const offer = offersOf(form, path)[which]
    return offer ? take(form, offer) : form
  })
  const dropping = fc.constant((form: Form) => offersOf(form, path).reduce(drop, form))
  const ways = isList(path) ? [typing, arranging, removing, adding, taking, dropping] : [typing, taking, dropping]
  return fc.oneof(...ways).map(edit => ({ path, edit }))
})

test('any edits end in the facts of the same final values typed at once', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 20 }), sequence => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      // While a value is faulty the email says the one before it, which is typed nowhere any more.
      fc.pre(!FORM_PATHS.some(path => hasFaultyWords(edited, path)))
      const start: Form = { ...emptyForm(1), kind: 'sale' }
      expect(factsOf(FORM_PATHS.reduce((now, path) => typeAll(now, path, edited), start))).toEqual(factsOf(edited))
    })
  )
})

const hasFaultyWords = (form: Form, path: FormPath) =>
  rowsOf(form, path).some(({ words }) => Object.entries(words).some(([part, text]) => faultOf(path, part, text)))

const typeAll = (form: Form, path: FormPath, from: Form) =>
  rowsOf(from, path).reduce(
    (now, row, at) =>
      Object.entries(row.words).reduce((each, [part, text]) => setWords(each, path, text, at, part), now),
    form
  )

test('an edit changes no other field, loses no word of its own but those it replaces, and keeps the email valid', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 8 }), edits, (before, { path, edit }) => {
      const start = before.reduce((now, each) => each.edit(now), form())
      const after = edit(start)
      for (const other of FORM_PATHS) if (other !== path) expect(rowsOf(after, other)).toEqual(rowsOf(start, other))
      const { success, error } = EmailFacts.safeParse(factsOf(after))
      expect(success, error?.message).toBe(true)
    })
  )
})

test('adding a sentence or a guess keeps every word that stands in its field', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 8 }), words, (before, text) => {
      const start = before.reduce((now, each) => each.edit(now), form())
      for (const path of ['sentences', 'steps', 'headline'] as const) {
        const after = place(start, { key: 'k', text }, path)
        const saidIn = (now: Form) =>
          rowsOf(now, path)
            .map(row => Object.values(row.words).join(' ').trim())
            .join(' ')
        expect(saidIn(after).startsWith(saidIn(start).trim().slice(0, -1))).toBe(true)
      }
    })
  )
})

test('filling after edits never changes a field that was touched', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 10 }), fc.subarray(READ.guesses), (sequence, guesses) => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      const filled = fill(edited, reading(guesses))
      for (const path of Object.keys(edited.typed) as FormPath[])
        expect(rowsOf(filled, path)).toEqual(rowsOf(edited, path))
    })
  )
})

test('a form comes back from JSON as it was, and what is no form comes back as none', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 10 }), sequence => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      expect(fromKept(JSON.parse(JSON.stringify(toKept(edited))))).toEqual(JSON.parse(JSON.stringify(edited)))
    })
  )
  const damaged = [undefined, null, '', {}, { version: 0 }, { ...toKept(form()), typed: { things: 'x' } }]
  const foreign = { ...toKept(form()), reading: { ...READ, guesses: [{ ...PEAS, value: { name: 4 } }] } }
  for (const kept of [...damaged, foreign]) expect(fromKept(kept)).toBe(undefined)
})

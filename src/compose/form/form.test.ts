import { expect, test } from 'vitest'
import { addRow, reset, setWords } from './edit.ts'
import { factsOf, faultsOf } from './facts-of.ts'
import { guess, PEAS, READ, reading } from './fixtures/a-reading.ts'
import { canGoBack, emptyForm, fill, isOwn, wordsAt } from './form.ts'
import { fromKept, toKept } from './kept.ts'
import { directionsOf, drop, droppedOf, offersOf, place, sentencesBeside, take, undoDrop } from './offers.ts'

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

test('a field that goes back as it was read gives back the sentences and directions that were put into it', () => {
  const read = fill(emptyForm(1), {
    ...READ,
    directions: [{ text: 'keep it calm', about: 'look', from: READ.guesses[0]!.from }]
  })
  const [dogs] = sentencesBeside(read, 'sentences')
  const [calm] = directionsOf(read)
  if (!dogs || !calm) throw new Error('There is nothing to put.')
  const placed = place(place(read, dogs, 'signOff'), calm, 'signOff')
  expect([sentencesBeside(placed, 'sentences'), directionsOf(placed)]).toEqual([[], []])
  expect(canGoBack(placed, 'signOff')).toBe(true)
  expect(fromKept(toKept(placed))).toEqual(placed)
  expect(reset(placed, 'sentences').decided).toEqual(placed.decided)
  expect(reset(placed, 'signOff')).toEqual(read)
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
  expect(faultsOf(now)).toEqual([
    { path: 'things.2.name', says: 'Say what it is, or take the row out.', isMissing: true }
  ])
  expect(factsOf(now)).toEqual(factsOf(form()))
})

test('of 201 things 200 are in the email, and it is said', () => {
  const rows = Array.from({ length: 201 }, (_, at) => guess({ path: 'things', value: { name: `No. ${at}` } }))
  const many = fill(emptyForm(1), reading(rows))
  expect(factsOf(many).things).toHaveLength(200)
  expect(faultsOf(many)).toEqual([{ path: 'things', says: 'Keep this to 200; the rest stays out of the email.' }])
})

test('what is no form comes back as none', () => {
  const damaged = [undefined, null, '', {}, { version: 0 }, { ...toKept(form()), typed: { things: 'x' } }]
  const foreign = { ...toKept(form()), reading: { ...READ, guesses: [{ ...PEAS, value: { name: 4 } }] } }
  for (const kept of [...damaged, foreign]) expect(fromKept(kept)).toBe(undefined)
})

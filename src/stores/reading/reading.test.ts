import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChipAnswer, FactRole, ReadingAnswer } from '../../contract/facts.ts'
import type { Call } from '../api.ts'
import { createReading } from './reading.ts'

const BRIEF =
  'Spring sale at Tidewater: 20% off until Sunday. Bowl £24, jug £30. Button: See it, tide.example. Not too loud'
const spanOf = (text: string, brief = BRIEF) => ({ at: brief.indexOf(text), length: text.length })
const chip = (role: FactRole, value: string, more: Partial<ChipAnswer> = {}): ChipAnswer => ({
  role,
  label: '',
  value,
  words: value,
  span: spanOf(value),
  sure: true,
  state: 'read',
  ...more
})
const ANSWER: ReadingAnswer = {
  chips: [
    { ...chip('kind', 'sale'), words: 'Sale' },
    chip('sender', 'Tidewater'),
    chip('deadline', 'Sunday', { date: '2026-03-22' }),
    chip('item', 'Bowl £24', { price: '£24' }),
    chip('item', 'jug £30', { price: '£30' }),
    chip('button', 'See it', { href: 'tide.example' }),
    chip('scene', 'pottery', { sure: false })
  ],
  language: { tag: 'en', name: 'English', writable: true },
  asides: [{ text: 'Not too loud', span: spanOf('Not too loud'), usable: true }]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(answers: () => Promise<ReadingAnswer> = async () => ANSWER, kept = new Map<string, string>()) {
  const callJson = vi.fn((_path: string, _request?: Call) => answers())
  const reading = createReading({
    callJson: callJson as never,
    kept: { read: name => kept.get(name) ?? '', write: (name, text) => void kept.set(name, text) }
  })
  const write = async (text: string) => {
    reading.write(text)
    await vi.advanceTimersByTimeAsync(300)
  }
  const shown = () => reading.$chips.get().map(({ label, words }) => `${label} ${words}`)
  const chipOf = (role: FactRole) => {
    const found = reading.$chips.get().find(each => each.role === role)
    if (!found) throw new Error(`There is no chip of ${role}.`)
    return found
  }
  return { reading, callJson, write, shown, chipOf, kept }
}

test('a brief is read once, a third of a second after the last key, and what was under way is left', async () => {
  const { reading, callJson, write } = open()
  await write('Spring')
  const [, first] = callJson.mock.calls[0] ?? []
  for (const text of ['Spring s', 'Spring sa', BRIEF]) {
    reading.write(text)
    await vi.advanceTimersByTimeAsync(200)
  }
  await vi.advanceTimersByTimeAsync(100)

  expect(callJson.mock.calls.map(([path, request]) => [path, request?.body])).toEqual([
    ['/api/briefs/read', { brief: 'Spring' }],
    ['/api/briefs/read', { brief: BRIEF }]
  ])
  expect(first?.signal?.aborted).toBe(true)
})

test('chips stand in their order, items as one, a button with where it leads', async () => {
  const { write, shown } = open()
  await write(BRIEF)
  expect(shown()).toEqual([
    'Kind Sale',
    'From Tidewater',
    'Until Sunday',
    'Items 2 with prices',
    'Button See it → tide.example',
    'Scene pottery'
  ])
})

test('a brief that cannot be read shows nothing, and what was corrected is still sent', async () => {
  const answers = [async () => ANSWER, async () => Promise.reject(new Error('away'))]
  const { reading, write, shown, chipOf } = open(() => answers.shift()?.() ?? Promise.reject(new Error('away')))
  await write(BRIEF)
  reading.correct(chipOf('sender'), [{ value: 'Tide & Co' }])
  await write(`${BRIEF}!`)

  expect(shown()).toEqual([])
  expect(reading.$facts.get()).toMatchObject([{ role: 'sender', value: 'Tide & Co', state: 'corrected' }])
})

test('a correction stays through later typing, follows its words, and is sure', async () => {
  const { reading, write, shown, chipOf } = open()
  await write(BRIEF)
  reading.correct(chipOf('deadline'), [{ value: 'Monday' }])
  expect(chipOf('deadline')).toMatchObject({ words: 'Monday', corrected: true, sure: true })

  const longer = `Hello. ${BRIEF}`
  reading.write(longer)
  expect(reading.$facts.get()[0]?.span).toEqual(spanOf('Sunday', longer))
  expect(shown()).toContain('Until Monday')
  reading.write(longer.replace('Sunday', 'Saturday'))
  expect(reading.$facts.get()).toEqual([{ role: 'deadline', value: 'Monday', state: 'corrected' }])
  expect(shown()).toContain('Until Monday')
})

test('what stays as it was read is no correction, and a doubtful chip that is kept is sure', async () => {
  const { reading, write, chipOf } = open()
  await write(BRIEF)
  reading.correct(chipOf('sender'), [{ value: ' Tidewater ' }])
  expect(reading.$facts.get()).toEqual([])
  reading.correct(chipOf('scene'), [{ value: 'pottery' }])
  expect(chipOf('scene')).toMatchObject({ words: 'Pottery', sure: true, corrected: true })
})

test('what is left out can come back, as it was read', async () => {
  const { reading, write, shown, chipOf } = open()
  await write(BRIEF)
  reading.correct(chipOf('deadline'), [{ value: 'Monday' }])
  reading.dismiss(chipOf('deadline'))
  expect(shown()).not.toContain('Until Monday')
  const aside = reading.$asides.get().at(-1)
  expect(aside).toMatchObject({ text: 'Sunday', usable: true })

  if (aside) reading.include(aside)
  expect(shown()).toContain('Until Sunday')
  expect(reading.$facts.get()).toEqual([])
})

test('without a sender the chip says so, and one that is given is added', async () => {
  const { reading, write, shown, chipOf } = open(async () => ({
    ...ANSWER,
    chips: ANSWER.chips.filter(({ role }) => role !== 'sender')
  }))
  await write(BRIEF)
  expect(shown()).toContain('From nobody yet')
  reading.correct(chipOf('sender'), [{ value: 'Tide & Co' }])
  expect(shown()).toContain('From Tide & Co')
  expect(reading.$facts.get()).toEqual([{ role: 'sender', value: 'Tide & Co', state: 'added' }])
  reading.dismiss(chipOf('sender'))
  expect(reading.$facts.get()).toEqual([])
})

test('of items each is corrected by itself, and an emptied one is left out', async () => {
  const { reading, write, chipOf } = open()
  await write(BRIEF)
  reading.correct(chipOf('item'), [{ value: 'Bowl £26' }, { value: '' }])
  expect(chipOf('item').words).toBe('Bowl £26')
  expect(reading.$facts.get()).toMatchObject([
    { value: 'Bowl £26', span: spanOf('Bowl £24'), state: 'corrected' },
    { value: 'jug £30', span: spanOf('jug £30'), state: 'dismissed' }
  ])
})

test('the link of a button is corrected beside its words', async () => {
  const { reading, write, chipOf } = open()
  await write(BRIEF)
  reading.correct(chipOf('button'), [{ value: 'See it', href: 'https://tide.example/new' }])
  expect(chipOf('button')).toMatchObject({ words: 'See it → tide.example/new', corrected: true })
  expect(reading.$facts.get()).toEqual([
    { role: 'link', value: 'https://tide.example/new', span: spanOf('See it'), state: 'corrected' }
  ])
})

test('a direction becomes content, and a chip that can be left out again', async () => {
  const { reading, write, shown, chipOf } = open()
  await write(BRIEF)
  for (const aside of reading.$asides.get()) reading.include(aside)
  expect(reading.$asides.get()).toEqual([])
  expect(shown()).toContain('Says Not too loud')
  reading.dismiss(chipOf('statement'))
  expect(reading.$asides.get()).toHaveLength(1)
})

test('corrections come back with the brief after a reload, go with it, and are not about another one', async () => {
  const first = open()
  await first.write(BRIEF)
  first.reading.correct(first.chipOf('sender'), [{ value: 'Tide & Co' }])

  const again = open(async () => ANSWER, first.kept)
  again.reading.write('')
  await again.write(BRIEF)
  expect(again.shown()).toContain('From Tide & Co')

  again.reading.write('Welcome to the climbing gym, Ines. Your first visit is free.')
  expect(again.reading.$facts.get()).toEqual([])
  expect(again.kept.get('brief-facts')).toBe('')
})

test('what was kept and is no list of facts is forgotten', async () => {
  const { reading, write } = open(async () => ANSWER, new Map([['brief-facts', '{"role":1}']]))
  await write(BRIEF)
  expect(reading.$facts.get()).toEqual([])
})

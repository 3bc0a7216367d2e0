import { expect, test } from 'vitest'
import type { BriefReading } from '../../compose/reading/brief-reading.ts'
import { readFacts } from './read-facts.ts'

const today = new Date('2026-03-18')
const readingIn = (tag: string, confidence: number): BriefReading => ({
  ...{ language: { tag, confidence }, kind: 'sale', kinds: ['sale'], look: {} },
  ...{ guesses: [], loose: [], directions: [] }
})
const languageIn = async (tag: string, confidence: number, writes?: string[]) =>
  (await readFacts({ brief: 'x', today, writes }, async () => readingIn(tag, confidence))).language

test('a reading comes as it is, with its language by name', async () => {
  const reading = readingIn('en', 0.9)
  const language = { tag: 'en', confidence: 0.9, name: 'English', writable: true, sure: true }
  expect(await readFacts({ brief: 'x', today }, async () => reading)).toEqual({ ...reading, language })
})

test('a language is not writable where it is none of those that the designer writes, and may not be sure', async () => {
  expect(await languageIn('de', 0.95, ['en'])).toMatchObject({ name: 'German', writable: false, sure: true })
  expect(await languageIn('de', 0.55, ['en'])).toMatchObject({ name: 'German', writable: false, sure: false })
  expect(await languageIn('de', 0.95)).toMatchObject({ writable: true })
  expect(await languageIn('und', 0, ['en'])).toMatchObject({ writable: true })
})

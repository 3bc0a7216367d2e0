import { expect, test } from 'vitest'
import type { ReadBrandAnswer } from '../../contract/brand.ts'
import { NO_RULES } from '../../email/brand/choices.ts'
import { ApiError } from '../api.ts'
import { brandOf, createReading, foundRows } from './reading.ts'

const FOUND: ReadBrandAnswer = {
  found: { name: 'Tidewater', sites: ['tidewater.example'], button: 'square', footer: { address: 'Quay Street' } },
  notes: []
}
const BLANK = { sites: [], logo: {}, colours: {}, voice: [], footer: {}, rules: NO_RULES }

async function readingOf(answer: ReadBrandAnswer) {
  const reading = createReading((async () => answer) as Parameters<typeof createReading>[0])
  await reading.read({ from: 'tidewater.example' }, 'tidewater.example')
  return reading
}

async function proposalOf(answer = FOUND) {
  const reading = await readingOf(answer)
  const state = reading.$reading.get()
  if (state.state !== 'found') throw new Error(state.state)
  return { reading, proposal: state }
}

test('what was found stands beside what the brand says; what is the same is no row', async () => {
  const { proposal } = await proposalOf()
  const rows = foundRows(proposal, { name: 'Tidewater', value: { ...BLANK, button: 'round' } })
  expect(rows.map(({ path, own }) => [path, own])).toEqual([
    ['sites', undefined],
    ['button', 'round'],
    ['footer.address', undefined]
  ])
})

test('a brand is made of what was not dropped', async () => {
  const { reading } = await proposalOf()
  reading.settle('button', { state: 'dropped' })
  const state = reading.$reading.get()
  if (state.state !== 'found') throw new Error(state.state)
  expect(brandOf(state, BLANK)).toEqual({
    name: 'Tidewater',
    value: { ...BLANK, sites: ['tidewater.example'], footer: { address: 'Quay Street' } }
  })
})

test('a site of which nothing was read but its address is no brand', async () => {
  const reading = await readingOf({ found: { sites: ['tidewater.example'] }, notes: [] })
  expect(reading.$reading.get()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('Try another page')
  })
})

test('a refusal is said in its own words', async () => {
  const reading = createReading(async () => {
    throw new ApiError(422, 'unprocessable', 'tidewater.example did not answer within 10 seconds.')
  })
  await reading.read({ from: 'tidewater.example' }, 'tidewater.example')
  expect(reading.$reading.get()).toEqual({
    state: 'failed',
    message: 'tidewater.example did not answer within 10 seconds.'
  })
})

test('a reading that was stopped says nothing any more', async () => {
  const asked = Promise.withResolvers<unknown>()
  const reading = createReading((() => asked.promise) as Parameters<typeof createReading>[0])
  const reads = reading.read({ from: 'tidewater.example' }, 'tidewater.example')
  expect(reading.$reading.get()).toMatchObject({ state: 'reading' })
  reading.stop()
  asked.resolve(FOUND)
  await reads
  expect(reading.$reading.get()).toEqual({ state: 'idle' })
})

import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { keepSequencesWhole } from './whole-sequences.ts'

const QUERY = new TextEncoder().encode('Q')

/** A database that notes what it is made to do, in turn with those who watch it. */
function watched(steps: string[]): PGlite {
  const database: Partial<PGlite> = {
    isInTransaction: () => false,
    execProtocolRawStream: async (_message, { onRawData }) => {
      steps.push('written')
      onRawData(QUERY)
    }
  }
  return keepSequencesWhole(database as PGlite, {
    mind: async () => void steps.push('looked before'),
    beforeAnswer: () => void steps.push('looked after')
  })
}

test('the lock is looked at before a write begins, and again before anybody hears that it is done', async () => {
  const steps: string[] = []

  await watched(steps).execProtocolRawStream(QUERY, { onRawData: () => steps.push('told') })

  expect(steps).toEqual(['looked before', 'written', 'looked after', 'told'])
})

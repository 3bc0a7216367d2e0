import type { FactsReadingAnswer } from '../../contract/brief.ts'
import type { ReadingAnswer } from '../../contract/facts.ts'
import type { Fact } from '../../designer/reading/reading.ts'
import type { Workers } from '../workers/workers.ts'

export interface BriefService {
  /** What is understood of a brief; it costs no credit. Throws `unavailable` when it could not be read in time. */
  read: (
    accountId: string,
    asked: { brief: string; facts?: readonly Fact[] | undefined },
    signal: AbortSignal
  ) => Promise<ReadingAnswer>
  /** What a brief gives for the fields of the form; free too, and throws as `read`. */
  readFacts: (accountId: string, asked: { brief: string }, signal: AbortSignal) => Promise<FactsReadingAnswer>
}

interface BriefParts {
  workers: Pick<Workers, 'read' | 'readFacts'>
  clock: () => Date
  /** The languages that an account's designer writes; none named means all. */
  languagesOf: (accountId: string) => Promise<readonly string[] | undefined>
}

export function createBriefs({ workers, clock, languagesOf }: BriefParts): BriefService {
  return {
    read: async (accountId, asked, signal) =>
      workers.read({ ...asked, today: clock(), writes: await languagesOf(accountId) }, { accountId, signal }),
    readFacts: async (accountId, asked, signal) =>
      workers.readFacts({ ...asked, today: clock(), writes: await languagesOf(accountId) }, { accountId, signal })
  }
}

import type { FactsReadingAnswer } from '../../contract/brief.ts'
import type { Workers } from '../workers/workers.ts'

export interface BriefService {
  /** What a brief gives for the fields of the form; it costs no credit. Throws `unavailable` when it could not be read in time. */
  readFacts: (accountId: string, asked: { brief: string }, signal: AbortSignal) => Promise<FactsReadingAnswer>
}

interface BriefParts {
  workers: Pick<Workers, 'readFacts'>
  clock: () => Date
  /** The languages that an account's designer writes; none named means all. */
  languagesOf: (accountId: string) => Promise<readonly string[] | undefined>
}

export function createBriefs({ workers, clock, languagesOf }: BriefParts): BriefService {
  return {
    readFacts: async (accountId, asked, signal) =>
      workers.readFacts({ ...asked, today: clock(), writes: await languagesOf(accountId) }, { accountId, signal })
  }
}

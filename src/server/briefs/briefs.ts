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
}

interface BriefParts {
  workers: Pick<Workers, 'read'>
  clock: () => Date
  /** The languages that the designer in use writes; none named means all. */
  writes: readonly string[] | undefined
}

export function createBriefs({ workers, clock, writes }: BriefParts): BriefService {
  return {
    read: (accountId, asked, signal) => workers.read({ ...asked, today: clock(), writes }, { accountId, signal })
  }
}

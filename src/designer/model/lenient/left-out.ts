import type { OpenLine } from '../open-lines.ts'
import type { Dropped } from './content.ts'

/** What was left out of a line that is done otherwise, as lines that are still to be done. `at` is where it was to stand. */
export const leftOutOf = (at: string, dropped: readonly Dropped[]): OpenLine[] =>
  dropped.map(({ name, value, reason }) => ({
    line: JSON.stringify({ op: 'set', ref: `${at}.${name}`, value }),
    reason: `${reason} The rest of it is done.`,
    ...(typeof value === 'string' ? { plain: withoutPlace(value), words: value } : { plain: SOMETHING })
  }))

const SOMETHING = 'A part of what the model wrote has no place there and was left out.'

const withoutPlace = (words: string): string => `“${words}” has no place where the model put it and was left out.`

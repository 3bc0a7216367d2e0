import type { SectionKind } from '../../../email/sections/section.ts'
import type { Dropped } from './content.ts'

/** What is known of the email that operations are about; sections have the numbers that the model counts. */
export interface Seen {
  kindAt: (number: number) => SectionKind | undefined
  /** Numbers of the sections of a kind. */
  numbersOf: (kind: string) => number[]
  /** A ref with items in brackets as ours are written; `undefined` where it may be either of two items. */
  resolve: (ref: string) => string | undefined
  /** What stands at a slot's place. */
  valueAt: (ref: string) => unknown
}

/** An operation as JSON, which may still be refused, and what was left out of it. */
export interface Settled {
  value: Record<string, unknown>
  dropped: Dropped[]
}

/** The kind of the section that a ref leads into. */
export const kindOf = (ref: unknown, { kindAt }: Seen): SectionKind | undefined =>
  typeof ref === 'string' ? kindAt(Number(/^s(\d+)/.exec(ref)?.[1])) : undefined

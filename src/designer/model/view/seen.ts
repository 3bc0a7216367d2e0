import type { SourceDocument } from '../../../email/source/source.ts'
import type { Addresses } from './addresses.ts'
import type { Texts } from './texts.ts'

/** What an email is told with. */
export interface Seen {
  doc: SourceDocument
  addresses: Addresses
  texts: Texts
  /** Characters of a text, by the section or element that it is in. */
  longest: (ref: string) => number
}

import { createHash } from 'node:crypto'
import type { TemplateSort } from '../../contract/template-sorts.ts'
import { AppError } from '../errors.ts'

/** Which list a cursor belongs to: its order, and the words that were looked for. */
export interface Listing {
  sort: TemplateSort
  words: readonly string[]
}

/** A place in a list of templates: the last one of a page. */
export interface Place {
  /**
   * What it is ordered by: a name's key, or a moment in microseconds since 1970, since a Date would drop what PostgreSQL
   * tells apart.
   */
  key: string
  id: string
}

const PLACE = /^(?<tag>[\w-]{8})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<key>[^\0]*)$/s
const MICROS = /^\d{1,16}$/

/** A place of a list as a word that means nothing to others. */
export function cursorOf(listing: Listing, { key, id }: Place): string {
  return Buffer.from(`${tagOf(listing)}.${id}.${key}`).toString('base64url')
}

/** The place that a cursor names; `bad_request` for a word that is no cursor of this list. */
export function placeOf(listing: Listing, cursor: string): Place {
  const { tag, key = '', id } = PLACE.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (id && tag === tagOf(listing) && (listing.sort === 'name' || MICROS.test(key))) return { key, id }
  throw new AppError('bad_request', 'This cursor is not one of ours, or of another list. Begin again without one.')
}

const tagOf = ({ sort, words }: Listing): string =>
  createHash('sha256')
    .update([sort, ...words].join(' '))
    .digest('base64url')
    .slice(0, 8)

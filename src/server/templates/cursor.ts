import { AppError } from '../errors.ts'

/** A place in the list of templates: the last one of a page. */
export interface Place {
  /** When it was updated, in microseconds since 1970: a Date would drop what PostgreSQL tells apart. */
  micros: string
  id: string
}

const PLACE = /^(?<micros>\d{1,16})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place as a word that means nothing to others. */
export function cursorOf({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url')
}

/** The place that a cursor names; `bad_request` for a word that is no cursor of ours. */
export function placeOf(cursor: string): Place {
  const { micros, id } = PLACE.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (!micros || !id) throw new AppError('bad_request', 'This cursor is not one of ours. Begin again without one.')
  return { micros, id }
}

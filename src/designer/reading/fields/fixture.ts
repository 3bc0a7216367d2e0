import type { Kind } from '../../../compose/kinds.ts'
import { parse } from '../text/parsed.ts'
import type { Claim, Read } from './claim.ts'
import type { Page } from './page.ts'

const TODAY = new Date('2026-11-22T12:00:00Z')

/** A brief of which no model has said anything, for tests of what form alone says. */
export function pageOf(text: string, kind?: Kind): Page {
  const parsed = parse(text, TODAY)
  return { ...parsed, text: parsed.view.text, tags: [], kind }
}

/** All of a page. */
export const wholeOf = ({ text }: Page) => ({ at: 0, length: text.length })

/** Claims by their places: `[path, value]`. */
export const placesOf = (claims: readonly Claim[]): [string, unknown][] =>
  claims.map(({ path, value }) => [path, value])

/** What a stage reads of a brief of which nothing has been read. */
export const readBy = (stage: (page: Page, isFree: () => boolean) => Read, text: string): [string, unknown][] =>
  placesOf(stage(pageOf(text), () => true).claims)

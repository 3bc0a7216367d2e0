import { endOf } from '../../entities/found.ts'
import { isForReaders } from '../../model/model-shape.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import data from '../data/turn.json' with { type: 'json' }
import { entitiesIn, type Page, typed } from '../page.ts'
import type { Unit } from '../units.ts'

const TOLD = new RegExp(
  `^(?:${data.says}|${data.tells}(?: that| to)?|(?:please |also )?thank (?:them|everyone|you) for)\\s+(?=\\p{L}+\\s)`,
  'iu'
)
const THANKS = /\bthank (?:them|everyone|everybody|people|you) for$/i
/** What is not to be said. */
export const DENIED =
  /\b(?:don't|dont|do not|not to|never|no need to|without) (?:say|mention|tell|put|print|use|make|write|link|add|include|show)\b/i
/** What a request that holds something to be said is worth as content. */
const AS_CONTENT = 0.75

/** Requests that hold what is to be said: "mention that we close at noon", "thank them for" with what follows. */
export function toldUnits(units: readonly Unit[], page: Page): Unit[] {
  const told: Unit[] = []
  for (const one of units) {
    const last = told.at(-1)
    const words = typed(page, one.span)
    const isTold = !isForReaders(one.role) && one.role !== 'look' && TOLD.test(words) && !DENIED.test(words)
    if (last && THANKS.test(typed(page, last.span)) && isForReaders(one.role))
      told[told.length - 1] = { ...one, span: between(last.span.at, endOf(one.span)) }
    else if (last && !isForReaders(last.role) && isLink(page, one.span))
      told[told.length - 1] = { ...last, role: 'part', span: between(last.span.at, endOf(one.span)) }
    else told.push(isTold ? { ...one, role: 'say', content: AS_CONTENT } : one)
  }
  return told
}

/** Is it an address and nothing else? What to do there stands before it. */
const isLink = (page: Page, span: Span): boolean =>
  entitiesIn(page, span, 'url').some(one => one.span.length >= span.length - 2)

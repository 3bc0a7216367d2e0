import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { type Claim, claim, DOUBTFUL, LIKELY } from '../claim.ts'
import data from '../data/things.json' with { type: 'json' }
import turn from '../data/turn.json' with { type: 'json' }
import { entitiesIn, type Page, typed } from '../page.ts'
import { isClause, passesGate } from '../turn/gate.ts'
import { capital } from '../turn/to-reader.ts'
import { thingIn } from './thing.ts'
import { whenIn } from './when.ts'

const NO_THING = new RegExp(`\\b(?:${turn.readers})$|\\b(?:${data.noThing})\\b|^(?:${data.noName})$`, 'i')
/** In words. */
const [LONGEST_NAME, LONG_NAME] = [9, 5]

/** A thing with its price, where a stretch says little else, and the day that stands beside it. */
export function thingsIn(page: Page, span: Span): Claim[] {
  const thing = thingIn(page, span)
  if (!thing) return []
  const when = whenIn(page, span)
  const short = when && nameBefore(page, span, when.spans)
  const name = short ?? thing.name
  if (
    name.length < 3 ||
    countWords(name) > LONGEST_NAME ||
    NO_THING.test(name) ||
    isClause(name) ||
    !passesGate(`${name} x`)
  )
    return []
  if (!when) return [claim({ path: 'things', value: thing }, span, countWords(name) > LONG_NAME ? DOUBTFUL : LIKELY)]
  if (!when.occasion.date) return []
  const { price, was } = thing
  const value = { name, ...(price && { price }), ...(was && { was }) }
  return [
    claim({ path: 'things', value }, span, LIKELY),
    ...(when.deadline ? [] : [claim({ path: 'occasions', value: { ...when.occasion, note: name } }, span, LIKELY)])
  ]
}

/** The name of a thing before its day: "drop in walk every Sunday, ten pounds". */
function nameBefore(page: Page, span: Span, spans: readonly Span[]): string | undefined {
  const at = Math.min(...spans.map(one => one.at))
  const words = typed(page, between(span.at, at)).replace(
    /^(?:(?:we (?:now )?(?:do|have|run|offer)|there's|there is|and|the|an?|our)\s)+/i,
    ''
  )
  return at > span.at + 2 &&
    countWords(words) <= LONG_NAME &&
    entitiesIn(page, between(span.at, at), 'money').length === 0
    ? capital(words.replace(/[\s,:–-]+$/, ''))
    : undefined
}

import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { claim, LIKELY, type Prose } from '../claim.ts'
import data from '../data/turn.json' with { type: 'json' }
import { entitiesIn, type Page, typed } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'
import type { Unit } from '../units.ts'
import { whenIn } from './when.ts'

/** So likely for readers words must be to enter by themselves, those that ask something of them, and those that are offered. */
export const [ENTERS, ASKED, OFFERED] = [0.7, 0.5, 0.35]
/** As sure as what a person is asked about. */
const UNSURE = 0.6
/** In words. */
const HEADING = 4
const ASKS = new RegExp(`^(?:please |and |just |also )*(?:${data.imperatives})\\b`, 'i')

/** What units say that tell no fact: a sentence, turned to the reader, or words that are offered. */
export function sentenceOf(page: Page, units: readonly Unit[], turn: (text: string) => string): Prose {
  const span = between(units[0]!.span.at, endOf(units.at(-1)!.span))
  const words = typed(page, span)
  const text = turn(toReader(words))
  const prose: Prose = { claims: [], loose: [], directions: [] }
  if (text === '') return prose
  if (units.length === 1 && units[0]!.role === 'trade' && countWords(words) < 6)
    return { ...prose, claims: [claim({ path: 'sender.trade', value: words }, span, LIKELY)] }
  if (isHeading(page, span, words)) return { ...prose, directions: [{ span, role: 'note' }] }
  const content = contentOf(units, words)
  if (content < ENTERS || !passesGate(text)) return { ...prose, loose: [{ text, field: 'sentences', span }] }
  return {
    ...prose,
    claims: [claim({ path: 'sentences', value: text }, span, isDated(page, span) ? Math.min(content, UNSURE) : content)]
  }
}

/** How likely words are for readers; what asks something of them is likelier than it seems. */
function contentOf(units: readonly Unit[], words: string): number {
  const content = Math.min(...units.map(one => one.content))
  return content >= ASKED && ASKS.test(words) ? Math.max(content, ENTERS) : content
}

/** A day in a sentence mostly belongs among the days, a number on a button; a letter tells its day. */
const isDated = (page: Page, span: Span): boolean =>
  (page.kind !== 'letter' && whenIn(page, span) !== undefined) || entitiesIn(page, span, 'phone').length > 0

/** "Dates." at the beginning of a paragraph that goes on names what follows. */
function isHeading(page: Page, span: Span, words: string): boolean {
  const line = page.lines.find(one => one.span.at <= span.at && endOf(one.span) >= endOf(span))
  const isFirst = line !== undefined && span.at - line.span.at < 4 && endOf(line.span) - endOf(span) > 30
  const sign = page.text.slice(endOf(span), endOf(span) + 1).trim()
  return isFirst && countWords(words) < HEADING && /^[.:]?$/.test(sign) && !/[!?]$/.test(words)
}

import type { EmailFacts } from '../../../../compose/email-facts.ts'
import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { isLook, wordsOf } from '../../style/lexicon.ts'
import { countWords } from '../../text/words.ts'
import { claim, DOUBTFUL, LIKELY, type Prose } from '../claim.ts'
import data from '../data/turn.json' with { type: 'json' }
import { type Page, typed } from '../page.ts'
import { isClause, passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'
import type { Unit } from '../units.ts'
import { dayIn } from './occasion.ts'
import { unreadOf } from './unread.ts'

/** So likely for readers words must be to enter by themselves, those that ask something of them, and those that are offered. */
export const [ENTERS, ASKED, OFFERED] = [0.75, 0.5, 0.35]
/** In words. */
const [HEADING, LONGEST, SHORTEST] = [4, 45, 3]
const ASKS = new RegExp(`^(?:please |and |just |also )*(?:${data.imperatives})\\b`, 'i')

/** What words say that tell no fact: a sentence, turned to the reader, or words that are offered; and the day that it names. */
export function sentenceOf(page: Page, unit: Unit, turn: (text: string) => string): Prose {
  const { span } = unit
  const words = typed(page, span)
  const text = turn(toReader(words))
  if (text === '') return { claims: [], loose: [], directions: [] }
  if (unit.role === 'trade' && countWords(words) < 6)
    return { claims: [claim({ path: 'sender.trade', value: words }, span, DOUBTFUL)], loose: [], directions: [] }
  if (isHeading(page, span, words)) return { claims: [], loose: [], directions: [{ span, role: 'note' }] }
  if (isLook(wordsOf(page.text, span))) return { claims: [], loose: [], directions: [{ span, role: 'look' }] }
  const content = contentOf(unit, words)
  const day = dayIn(page, span)
  const days = day
    ? [claim({ path: 'occasions', value: day }, span, day && isSureDay(page, day) ? LIKELY : DOUBTFUL)]
    : []
  if (content < ENTERS || !passesGate(text) || !isWhole(page, span, text))
    return { claims: days, loose: unreadOf(page, span, days).map(one => ({ ...one, text })), directions: [] }
  return { claims: [claim({ path: 'sentences', value: text }, span, content), ...days], loose: [], directions: [] }
}

/** A day that a sentence names is one to keep where it has a figure or an hour; a letter tells its days. */
const isSureDay = ({ kind }: Page, { date = '', time }: EmailFacts['occasions'][number]): boolean =>
  kind !== 'letter' && (/\d|\b(?:every|first|second|third|\p{L}+th)\b/u.test(date) || time !== undefined)

/** How likely it is for readers; what asks something of them is likelier than it seems. */
const contentOf = ({ content }: Unit, words: string): number =>
  content >= ASKED && ASKS.test(words) ? Math.max(content, ENTERS) : content

const STARTS = /(?:^|[\n.,;:!?–—>*•·"(|-]|\b(?:that|and|but|so|also|know))\s*$/i
const ENDS = /^\s*(?:$|[\n.,;:!?–—")|-]|(?:and|but|so|also|then)\b)/i

/** A clause that leans on what stands before it. */
const LEANS = /^(?:who|whom|which|whose|it to|them|to|of|for|than|as)\b/i
/** So many words without a sign between them are no sentence. */
const BREATHLESS = /^(?:[^\s,;:.!?–-]+\s){26}/

/** Do words that are parted from others by a sign stand whole, or are they a clause by themselves? */
function isWhole({ text }: Page, span: Span, words: string): boolean {
  const count = countWords(words)
  if (count > LONGEST || count < SHORTEST) return count < SHORTEST && (/[!?]$/.test(words) || ASKS.test(words))
  if (BREATHLESS.test(words)) return false
  const starts = STARTS.test(text.slice(Math.max(0, span.at - 12), span.at))
  const ends =
    /[.!?…]["')]*$/.test(text.slice(span.at, endOf(span))) || ENDS.test(text.slice(endOf(span), endOf(span) + 6))
  return ends && (starts || (isClause(words) && !LEANS.test(words)) || ASKS.test(words))
}

/** "Dates." at the beginning of a paragraph that goes on names what follows. */
function isHeading(page: Page, span: Span, words: string): boolean {
  const line = page.lines.find(one => one.span.at <= span.at && endOf(one.span) >= endOf(span))
  const isFirst = line !== undefined && span.at - line.span.at < 4 && endOf(line.span) - endOf(span) > 30
  const sign = page.text.slice(endOf(span), endOf(span) + 1).trim()
  return isFirst && countWords(words) < HEADING && /^[.:]?$/.test(sign) && !/[!?]$/.test(words)
}

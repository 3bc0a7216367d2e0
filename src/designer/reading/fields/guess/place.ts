import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { type Page, touching } from '../page.ts'

const NO_PLACE =
  '(?!the (?:morning|afternoon|evening|week|weekend|year|month|meantime|moment|end|latest|door|night)\\b)'
/** "at the old mill", "in Hartwell", up to the end of the clause. */
const BEHIND = new RegExp(
  `^[\\s,]*(?:[Aa]t|[Ii]n|@|[Oo]utside|[Ii]nside)\\s+${NO_PLACE}((?:the |our )?[^,.;!?()\\n]{3,60}?(?:, \\p{Lu}[\\p{L}\\d' -]{2,30}){0,2})(?=$|[,.;!?()\\n]|\\s(?:and|with|for|to|from|on|so|if|which|where|is|are|as|because|we|you)\\s)`,
  'u'
)
/** ", Market Hall": a name behind a comma. */
const BEHIND_COMMA = /^,\s+((?=[^,.;!?\n]*\p{Lu})[^,.;!?()\n]{3,50})(?=$|[.;,\n])/u
/** " in Mill Street for", "is at the store on": a name before the day. */
const BEFORE = new RegExp(
  `\\s(?:at|in)\\s+${NO_PLACE}((?:the |our )?[^,.;!?()\\n]{0,30}\\p{Lu}[^,.;!?()\\n]{1,30}?)(?:\\s(?:for|on|from|is|are|takes? place))*[\\s,]*$`,
  'u'
)
const IS_AT = /\s(?:is|are|held) (?:at|in)\s+((?:the |our )[^,.;!?()\n]{3,40}?)(?:\s(?:on|from|every|each))*[\s,]*$/i
/** ", counter 4": a few words that end the clause. */
const SMALL = /^,\s+((?:[\p{L}\d'’-]+ ?){1,4})$/u
const SAYS =
  /\b(?:is|are|was|will|has|have|there|we|you|they|i|can|no|not|free|bring|please|call|ring|tea|coffee|drinks?|food|kids|everyone|welcome|afterwards?|sharp|prompt|only|please|same|hosted|with|all|both|book|tickets?|text|ring|phone|email|write|take|come|meet|sign)\b/i

/** Where something is: named right behind its day, or before it. */
export function placeIn(page: Page, before: Span, behind: Span): { text: string; span: Span } | undefined {
  const [entity] = touching(page.found, behind)
  const free = between(behind.at, Math.min(endOf(behind), entity?.span.at ?? Number.POSITIVE_INFINITY))
  const after = page.text.slice(free.at, endOf(free))
  const found = BEHIND.exec(after) ?? BEHIND_COMMA.exec(after) ?? (entity ? null : SMALL.exec(after))
  if (found?.[1] && !SAYS.test(found[1]))
    return { text: bare(found[1]), span: { at: free.at, length: found[0].length } }
  const head = page.text.slice(before.at, endOf(before))
  const led = BEFORE.exec(head) ?? IS_AT.exec(head)
  if (!led?.[1] || SAYS.test(led[1])) return undefined
  const span = { at: before.at + led.index, length: led[0].length }
  return touching(page.found, span).length > 0 ? undefined : { text: bare(led[1]), span }
}

const bare = (words: string): string =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s,–-]+$/, '')

import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { CERTAIN, claim, LIKELY, type Read } from '../claim.ts'
import type { Page } from '../page.ts'

const NAME =
  "(?<![\\p{L}])(?!(?:She|He|They|It|We|You|I|And|But|The)\\b)(?:(?:Dr|Mrs?|Ms|Prof|Madam|Sir|Rev)\\.? )?\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:\\p{Lu}[\\p{L}'’.-]{0,30}|van|de|der|von|da|al)){0,3}"
const SAYS = '(?:said|says|say|told (?:us|me)|tells us|wrote|writes|put it|writes us)'
const WORDS = '"([^"\\n]{8,500})"'
/** `"Best bread in town" – Anna Bell`, `"…," says Anna Bell`. */
const NAMED_BEHIND = new RegExp(
  `${WORDS}[\\s,.]*(?:${SAYS}|[–—-]{1,2}|\\()\\s?(${NAME}(?:, [^.\\n"()]{3,40})?)\\)?`,
  'gu'
)
/** `Anna Bell says: "…"`, `She told us "…"`. */
const NAMED_BEFORE = new RegExp(
  `(?:(${NAME})|\\b([Ss]he|[Hh]e|[Tt]hey))(?: also| once| just)? ${SAYS}(?: that)?[\\s,:]*${WORDS}`,
  'gu'
)
/** `"I never once missed it," he told us, "though …"`. */
const PARTED = new RegExp(`${WORDS},? (?:(${NAME})|([Ss]he|[Hh]e|[Tt]hey)) ${SAYS},? "([^"\\n]{3,400})"`, 'gu')
const PERSON = new RegExp(`\\b(${NAME})`, 'gu')
/** No email has more quotations. */
const MOST = 40
const REACH = 300

/** Reads quotations with whoever said them; a "she" is the last person that was named. */
export function readQuotes(page: Page, isFree: (span: Span) => boolean): Read {
  const read: Read = { claims: [], taken: [], directions: [] }
  const add = (index: number, all: string, words: string, who: string | undefined) => {
    const span = { at: index, length: all.length }
    if (!isFree(span) || read.taken.some(one => one.at < endOf(span) && index < endOf(one))) return
    const name = who ?? lastPerson(page.text.slice(Math.max(0, index - REACH), index))
    const value = { words: words.replace(/,$/, ''), ...(name && { who: name.replace(/\.$/, '') }) }
    read.claims.push(claim({ path: 'quotes', value }, span, who ? CERTAIN : LIKELY))
    read.taken.push(span)
  }
  const each = (pattern: RegExp) => [...page.text.matchAll(pattern)].slice(0, MOST)
  for (const { 0: all, 1: words = '', 2: who, 4: more = '', index } of each(PARTED))
    add(index, all, `${words} ${more}`, who)
  for (const { 0: all, 1: words = '', 2: who, index } of each(NAMED_BEHIND)) add(index, all, words, who)
  for (const { 0: all, 1: who, 3: words = '', index } of each(NAMED_BEFORE)) add(index, all, words, who)
  return read
}

/** The last name of two words and more before a place. */
function lastPerson(text: string): string | undefined {
  const names = [...text.matchAll(PERSON)].map(match => match[1]!)
  return names.findLast(name => name.includes(' '))
}

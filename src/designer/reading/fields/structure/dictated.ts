import type { Span } from '../../reading.ts'
import { CERTAIN, claim, type Read } from '../claim.ts'
import { addressOf } from '../guess/button.ts'
import { entitiesIn, type Page, trimmed, typed } from '../page.ts'
import { capital } from '../turn/to-reader.ts'

const SHOULD = '(?:\\s+(?:is|be|as|like|should|could|can|must|to|read|says?|reads?|saying|it))*'
const WORDS = '(?:"([^"\\n]{2,120})"|([^".\\n]{2,100}?))'
/** A place of the email, and the words that are to stand there. Without marks they end with the clause. */
const LINE = new RegExp(
  `\\b(?:(subject)(?: line)?|(headline|heading)|(preheader|preview(?: text| line)?))\\b${SHOULD}\\s?[:,]?\\s${WORDS}(?=$|\\n|\\.(?:\\s|$)|,?\\s(?:but|if|and (?:the|a) |or )|$)`,
  'gim'
)
const TELLS = /\b(?:should|could|must|can|is|says?|reads?|:|subject line|subject|headline|heading)$/i
/** `the button should say see the walks and go to waggingwell.example`, `a button "Book now" to x.example`. */
const BUTTON =
  /\b(?:button|cta|call to action)\b(?: text| label)?(?:\s+(?:should|could|must|can|to|that|which|with|is|be|labelled|labeled|called))*\s*(?:says?|reads?|saying|reading|the words|labelled|:)?\s*(?:"([^"\n]{2,60})"|(?<=\b(?:says?|reads?|saying|labelled|:)\s)([^",.\n]{2,50}?)|(?<=\bbutton\s)([^",.\n]{2,40}?)(?=\s(?:goes|links?|leads?|going|linking|->|→|to (?:https?|www|\S+\.\S))))(?=$|[",.\n]|\s(?:and|that|which|linking|links?|leading|leads?|going|goes|to (?:https?|www|\S+\.\S)))/gi
const CALLED = /\bcall(?:ed)? it "?([^".\n]{2,40})"?(?=[.\n"]|$)/gi
const MOST = 4

/** Reads what the writer gives word for word: subject, headline, preheader, the label of a button. */
export function readDictated(page: Page, isFree: (span: Span) => boolean): Read {
  const read: Read = { claims: [], taken: [], directions: [] }
  for (const { 0: all, 1: subject, 2: headline, 4: quoted, 5: bare, index } of [...page.text.matchAll(LINE)].slice(
    0,
    MOST
  )) {
    const span = { at: index, length: all.length }
    const words = quoted ?? bare ?? ''
    const isGiven = quoted !== undefined || TELLS.test(all.slice(0, all.length - words.length).trim())
    if (!isFree(span) || !isGiven || /^(?:line|it|the|a|an|to|for|up to)$/i.test(words.trim())) continue
    const path = subject ? 'subject' : headline ? 'headline' : 'preheader'
    if (quoted === undefined && !isSpelt(words)) continue
    read.claims.push(claim({ path, value: capital(words.trim().replace(SOFT, '')) }, span, CERTAIN))
    read.taken.push(span)
  }
  return withButton(page, isFree, read)
}

/** Words without marks are dictated where they begin with a capital. */
const isSpelt = (words: string): boolean => /^\p{Lu}/u.test(words.trim().replace(SOFT, ''))
const SOFT = /^(?:i'd say|i would say|maybe|perhaps|something like|like)\s+/i

function withButton(page: Page, isFree: (span: Span) => boolean, read: Read): Read {
  const isLabelled = (at: number) => page.lines.some(({ label, body }) => label && label.at <= at && body.at > at)
  for (const { 0: all, 1: quoted, 2: bare, 3: spelt, index } of [...page.text.matchAll(BUTTON)].slice(0, MOST)) {
    const sentence = page.sentences.find(({ span }) => index >= span.at && index < span.at + span.length)?.span
    const label = (quoted ?? bare ?? (isSpelt(spelt ?? '') ? spelt : undefined) ?? '').trim()
    if (!sentence || !label || isLabelled(index) || !isFree({ at: index, length: all.length })) continue
    const rest = { at: index + all.length, length: sentence.at + sentence.length - index - all.length }
    const [link] = entitiesIn(page, rest, 'url', 'email', 'phone')
    const span = trimmed(page, {
      at: index,
      length: (link ? link.span.at + link.span.length : index + all.length) - index
    })
    read.claims.push(
      claim(
        { path: 'buttons', value: { label: capital(label), ...(link && { link: addressOf(page, link) }) } },
        span,
        CERTAIN
      )
    )
    read.taken.push(span)
  }
  return called(page, isFree, read)
}

/** "Button should go to the portal, x.example, call it Open the portal". */
function called(page: Page, isFree: (span: Span) => boolean, read: Read): Read {
  const [found] = [...page.text.matchAll(CALLED)]
  const sentence =
    found && page.sentences.find(({ span }) => found.index >= span.at && found.index < span.at + span.length)?.span
  if (!found || !sentence || !isFree(sentence) || !/\bbutton\b/i.test(typed(page, sentence))) return read
  const [link] = entitiesIn(page, sentence, 'url', 'email', 'phone')
  const value = { label: capital(found[1]!.trim()), ...(link && { link: addressOf(page, link) }) }
  return {
    ...read,
    claims: [...read.claims, claim({ path: 'buttons', value }, sentence, CERTAIN)],
    taken: [...read.taken, sentence]
  }
}

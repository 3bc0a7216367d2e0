import { endOf, type Found } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, DOUBTFUL, LIKELY } from '../claim.ts'
import data from '../data/button.json' with { type: 'json' }
import { entitiesIn, type Page, typed, typedWithout } from '../page.ts'
import { isClause, passesGate } from '../turn/gate.ts'
import { capital, spoken } from '../turn/to-reader.ts'
import { whenIn } from './when.ts'

const LEADS = new RegExp(`(?:[\\s:,;=>|(→–-]|->|(?<=^|[\\s,:(])(?:${data.leads})(?=[\\s:,=>→(-]|$))+$`, 'i')
const FIRST = /^(?:[\s:,;=>|)→–.-]|->)+/
const VERB = new RegExp(`^(?:${data.verbs})\\b`, 'i')
const LAST_VERB = new RegExp(`[,;.:] (?=(?:${data.verbs})\\b[^,;.]*$)`, 'i')
/** What the thing on which a label stands is called. */
const EMPTY = /^(?:the |a )?(?:button|link|cta|url|website|site|page)(?: (?:goes|leads|links|is|to))*$/i
const CONTACT = new RegExp(`\\b(?:${data.contact})\\b`, 'i')
const REFUSES = new RegExp(`^(?:${data.refuses})\\b`, 'i')
const ENQUIRIES = new RegExp(`^${data.enquiries}$`, 'i')
const ASIDE = /^(?:please|just|you can|you could|can|to|for|and|or|then|so|simply|either|the|a|our|your|an)\s+/i
const IF_FIRST = /^(if you [^,]{3,40}?),? ((?:please )?(?:call|ring|text|phone|write|email|contact|message|tell) .*)$/i
const GERUNDS: Readonly<Record<string, string>> = data.gerunds
/** In words. */
const [LONGEST_LABEL, LONGEST_NOUN] = [10, 4]
/** Kinds in which an address by itself means one thing. */
const OWN: ReadonlySet<string> = new Set(['survey', 'review', 'cart'])
const REACHES: readonly Found['kind'][] = ['url', 'email', 'phone']

/** What to do at an address: a button, and the day until when, where that is all a stretch says. */
export function buttonsIn(page: Page, span: Span): Claim[] {
  const links = entitiesIn(page, span, ...REACHES).slice(0, 3)
  if (links.length === 0) return []
  const when = whenIn(page, span)
  if (when?.occasion.date && !when.deadline) return []
  const label = labelOf(page, span, links, when?.spans ?? [])
  if (ENQUIRIES.test(label))
    return [
      claim(
        { path: 'sender.address', value: typed(page, between(links[0]!.span.at, endOf(links.at(-1)!.span))) },
        span,
        LIKELY
      )
    ]
  const isOwn = label === '' && links[0]!.kind === 'url' && (OWN.has(page.kind ?? '') || isOnlyWay(page))
  const confidence = isOwn ? LIKELY : confidenceOf(label, links)
  if (confidence === 0) return []
  const buttons = links.map(link => buttonFor(page, link, label, span, confidence))
  const note = `${label} ${when?.deadline ?? ''}`.trim()
  const day =
    when?.occasion.date && label ? [claim({ path: 'occasions', value: { ...when.occasion, note } }, span, LIKELY)] : []
  return [...buttons, ...day]
}

/** Is there one address of a page, in an email of a kind that leads somewhere? */
const isOnlyWay = (page: Page): boolean =>
  isOwnKind(page) && page.found.filter(({ kind }) => kind === 'url').length === 1

/** A button by what it does or, without words, by what the address is; of that nobody is sure. */
const buttonFor = (page: Page, link: Found, label: string, span: Span, confidence: number): Claim =>
  claim(
    {
      path: 'buttons',
      value: { label: label || fallback(page, link), link: addressOf(page, link) }
    },
    span,
    confidence
  )

/** How sure it is that words are the label of a button; 0 where they are a sentence that names an address. */
function confidenceOf(label: string, links: readonly Found[]): number {
  if (label === '') return DOUBTFUL
  if (!passesGate(`${label} x`)) return 0
  const words = countWords(label)
  if (REFUSES.test(label) || /[.!?]\s/.test(label) || words > LONGEST_LABEL) return 0
  if (links.some(({ kind }) => kind === 'phone') && !CONTACT.test(label)) return 0
  if (VERB.test(label)) return CERTAIN
  return links.every(({ kind }) => kind === 'url') && words <= LONGEST_NOUN && !isClause(label) ? LIKELY : 0
}

/** Does an email of its kind lead somewhere? */
export const isOwnKind = ({ kind }: Page): boolean => kind !== undefined && kind in data.byKind

export const fallback = ({ kind }: Page, link: Found): string =>
  (link.kind === 'url' && kind ? (data.byKind as Record<string, string>)[kind] : undefined) ??
  (data.byEntity as Record<string, string>)[link.kind]!

/** An address as it should be followed: spoken ones are written. */
export const addressOf = (page: Page, { kind, span, value }: Found): string => {
  const words = typed(page, span)
  return kind === 'url' && / (?:dot|slash) /i.test(words) ? value.replace(/^https?:\/\//, '') : words
}

/** The words before the address, or around it, that say what to do there. */
function labelOf(page: Page, span: Span, links: readonly Found[], others: readonly Span[]): string {
  const [first, last] = [links[0]!.span, links.at(-1)!.span]
  const before = typedWithout(page, { at: span.at, length: first.at - span.at }, others)
    .replace(LEADS, '')
    .replace(FIRST, '')
    .trim()
  const after = typedWithout(page, { at: endOf(last), length: endOf(span) - endOf(last) }, others)
    .replace(FIRST, '')
    .trim()
  const isPurpose = /^to \p{L}+/u.test(after)
  return labelled(before === '' || isPurpose ? [before, after].filter(Boolean).join(' ') : before)
}

function labelled(words: string): string {
  let label = spoken(words)
    .replace(
      IF_FIRST,
      (_, condition: string, act: string) => `${act} ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`
    )
    .replace(/\bby calling\b/i, '')
    .trim()
  for (let cut = label.replace(ASIDE, ''); cut !== label; cut = label.replace(ASIDE, '')) label = cut
  const [first = '', ...others] = label.replace(/[\s.,;:!?/|]+$/, '').split(' ')
  const bare = [GERUNDS[first.toLowerCase()] ?? first, ...others].join(' ')
  const tail = LAST_VERB.exec(bare)
  if (tail) return capital(bare.slice(tail.index + tail[0].length)).trim()
  if (EMPTY.test(bare)) return ''
  const link = /^link (?:to )?(?:the )?(.+)$/i.exec(bare)
  return capital(link ? `see the ${link[1]}` : /^map$/i.test(bare) ? 'see the map' : bare.replace(/ link$/i, '')).trim()
}

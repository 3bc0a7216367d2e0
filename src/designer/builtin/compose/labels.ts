import { DEED, deedOf } from '../../brief-reader/deeds.ts'
import { capitalise } from '../../brief-reader/tidy.ts'

/** Words of a sentence before an address, as far as they belong to it. */
function clauseBefore(text: string, at: number): string {
  const line =
    text
      .slice(Math.max(0, at - 120), Math.max(0, at))
      .split(/\n|(?<=[.!?;]["')]?)\s+/)
      .at(-1) ?? ''
  const last = line.split(/, /).at(-1) ?? ''
  return (/^\s*(?:at|on|via|link|here)?\s*:?\s*$/i.test(last) ? line : last).trimStart()
}

/** Where an address stands by itself, not as the beginning of a longer one. */
function placeIn(text: string, link: string): number {
  let at = text.indexOf(link)
  while (at >= 0 && /^[\w/-]/.test(text.slice(at + link.length))) at = text.indexOf(link, at + 1)
  return at < 0 ? text.indexOf(link) : at
}

/** Who does it, or nobody yet: "they can upload at", "link to track:", "Enrol at". */
const BEFORE_DEED =
  '(?:^(?:[-*•]\\s*)?|[:(–—]\\s*|\\b(?:to|can|could|and|or|please|must|should|just|then|also|people|they|you|readers|members|link|now)\\s+)'
const AFTER_DEED =
  '(?:\\s+(?!is\\b|are\\b|was\\b|will\\b)[^\\s]+){0,9}?\\s*(?:\\b(?:at|on|via|from|here|link|online|is|or|with|using|through)|[:(>→–—-])\\s*$'
const DEEDS = new RegExp(`${BEFORE_DEED}(${DEED}|read (?:it|more|on))${AFTER_DEED}`, 'i')

/** "Full policy: …", "the report is at …": what stands there, by its noun. */
const PAGE =
  /(?:^|\b(?:the|a|our)\s+|[-*•:(]\s*)((?:full |whole |complete )?(?:policy|report|letter|terms|article|story|interview|programme|guide|changelog|minutes|accounts))(?:\s+(?:is|are))?\s*(?:at|on|here|:|\(|[-–—])?\s*$/i

/** What stands at an address, by the last words of its path. */
const PATHS: [RegExp, string][] = [
  [/^(?:book-?a-?)?call$/i, 'Book a call'],
  [/^extend$/i, 'Extend my trial'],
  [/^buy$/i, 'Buy now'],
  [/^(?:preview|visit|tour)$/i, 'Save my place'],
  [/^(?:induction|appointment|consultation)$/i, 'Book my $&'],
  [/change-?log|release/i, 'Read the changelog'],
  [/reset|password/i, 'Set a new password'],
  [/rsvp/i, 'RSVP'],
  [/ticket/i, 'Get tickets'],
  [/register|registration|sign-?up/i, 'Sign up'],
  [/^join/i, 'Join now'],
  [/book(?:ing|ings)?$|reserve|reservation/i, 'Book now'],
  [/^(?:renew|renewals?)$/i, 'Renew now'],
  [/^(?:apply|application)$/i, 'Apply now'],
  [/^enroll?$/i, 'Enrol now'],
  [/^pre-?orders?$/i, 'Pre-order now'],
  [/^reviews?$/i, 'Write a review'],
  [/^feedback$/i, 'Give feedback'],
  [/survey/i, 'Take the survey'],
  [/menu/i, 'See the menu'],
  [/docs|documentation/i, 'Read the docs'],
  [/status/i, 'See the status page'],
  [/^(?:give|donate|donations?)$/i, 'Give now'],
  [/track/i, 'Track my parcel'],
  [/download/i, 'Download it'],
  [/demo/i, 'Book a demo'],
  [/pric(?:es|ing)|plans/i, 'See the prices'],
  [/invoice/i, 'View the invoice'],
  [/receipt/i, 'View the receipt'],
  [/^(?:cart|basket|bag)$/i, 'Back to my $&'],
  [/checkout/i, 'Go to the checkout'],
  [/^(?:billing|payment)/i, 'Update my payment'],
  [/^(?:account|settings|security|login|sign-?in)$/i, 'Go to my account'],
  [/^(?:sale|offers?|deals?)$/i, 'Shop the $&'],
  [/^(?:shop|store)$/i, 'Visit the shop'],
  [/^(?:start|get-started|welcome|onboarding)$/i, 'Get started'],
  [/^(?:news|blog|journal)$/i, 'Read the $&'],
  [/^[a-z]+(?:-[a-z]+)?s$/i, 'See the $&']
]

function byPath(link: string): string | undefined {
  const last = /[^/:]\/([^?#\s]+)/
    .exec(link)?.[1]
    ?.split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.html?$/, '')
  const label = last && last.length < 24 ? PATHS.find(([sign]) => sign.test(last))?.[1] : undefined
  return label && last && capitalise(label.replace('$&', last.toLowerCase())).replace(/-/g, ' ')
}

/**
 * What a button to `link` says: what the brief asks readers to do there, else what stands there by its noun or its path.
 * `undefined` when none of them tells.
 */
export function labelOf(text: string, link: string): string | undefined {
  const at = placeIn(text, link)
  if (at < 0) return byPath(link)
  const quoted = /"([^"]{3,32})"\s*(?:->|→|=>|to|:|\(|at|\s)*\s*$/.exec(text.slice(Math.max(0, at - 60), at))?.[1]
  const clause = clauseBefore(text, at)
  const page = PAGE.exec(clause)?.[1]
  const seen = /\bsee (?:the |our |some |more )?(photos|pictures|videos|details|plans|menu|list)\b[^,.]{0,24}$/i.exec(
    clause
  )?.[1]
  if (seen && !quoted) return `See the ${seen.toLowerCase()}`
  return quoted ?? deedBefore(clause) ?? (page && `Read the ${page.toLowerCase()}`) ?? byPath(link)
}

/** "give them a link to switch to annual at …": what the address is for, wherever the brief says it. */
export const linkedDeed = (source: string): string | undefined => {
  const deed =
    /\blinks? to ((?:switch|upgrade|change|move|downgrade|convert)[\p{Ll} ]{0,24}?)(?: at| on| via|:)? (?:https?:|www\.|[\w-]+\.\p{Ll})/iu.exec(
      source
    )?.[1]
  return deed && capitalise(deed)
}

/** The deed that words before an address end in: `Reactivate now` of "Reactivate at". */
export function deedBefore(clause: string): string | undefined {
  const deed = DEEDS.exec(clause)?.[1]
  return (
    deed && deedOf(deed.replace(/^read .*/i, found => (/^read (?:it|more|on)$/i.test(found) ? 'read' : found))).label
  )
}

/** How likely the main button leads to `link`: the higher the likelier. */
export function rankOf(text: string, link: string): number {
  const at = placeIn(text, link)
  const clause = clauseBefore(text, at)
  const isOwn = /\b(?:button|cta)\b[^.\n]*$/i.test(
    text
      .slice(Math.max(0, at - 60), at)
      .split('\n')
      .at(-1) ?? ''
  )
  return (
    (isOwn ? 8 : 0) +
    (deedBefore(clause) ? 4 : 0) +
    (/\b(?:link|url|website|web)\b/i.test(clause) ? 3 : 0) +
    (/[^/:]\/\S/.test(link) ? 2 : 0) -
    (/\b(?:terms|privacy|conditions|faqs?|questions|unsubscribe)\b/i.test(`${clause} ${link}`) ? 4 : 0)
  )
}

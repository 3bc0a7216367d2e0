import { capitalise } from './tidy.ts'

const DEED =
  '(?:pre-?order|order|shop|buy|book|register|sign up|apply|donate|enrol+|reserve|subscribe|rsvp|upgrade|give|vote|join|get tickets|manage|renew|track|reset|update|confirm|download|watch|listen|read|reschedule)'
const WHAT =
  '(?: (?:a|an|the|my|your|their|our) (?:[\\w-]+ ?){1,2}| (?:subscription|tickets?|seats?|places?|spots?|password|plan|account|package|parcel|order)s?)?'

/** Where a brief says what readers are to do: "link to upgrade", "Preorder now", "Book a table.", "order by Thursday". */
const ASKED: RegExp[] = [
  new RegExp(`\\b(?:link|button|cta)s? to (${DEED}${WHAT})(?=[.,;\\n]|$| (?:and|at|on|now)\\b)`, 'i'),
  new RegExp(`(?:^|[.!,;\\n]\\s*|\\band )(${DEED}(?:${WHAT})) (?:now|today|online)\\b`, 'i'),
  new RegExp(`(?:^|[.!\\n]\\s*)(${DEED}${WHAT})(?=[.!\\n]|$)`, 'i'),
  /(?:^|[.!,;\n]\s*|\band )(rsvp|order|apply|book|register|sign up|reserve|donate|enrol+) (?:by|before|until)\b/i
]

/** "only 12 spots": there are places to be had. */
const PLACES = /\b\d+ (?:spots|places|spaces)\b(?=[.,;\n]| (?:left|available|only)|$)/i

/** What readers are asked to do, as a button says it: `Manage my subscription`, `Pre-order now`; `undefined` when the brief does not say. */
export function askedOf(text: string): string | undefined {
  const found = ASKED.map(sign => sign.exec(text)?.[1]?.trim()).find(Boolean)
  if (!found) return PLACES.test(text) ? 'Book my place' : undefined
  if (found.length > 32) return undefined
  const words = found.toLowerCase().replace(/\b(?:your|their|our)\b/g, 'my')
  const [, verb, noun] =
    /^(manage|renew|track|reset|update|confirm|reschedule) (subscription|password|plan|account|package|parcel|order)$/.exec(
      words
    ) ?? []
  if (verb) return capitalise(`${verb} my ${noun}`)
  if (/^rsvp$/.test(words)) return 'RSVP'
  return capitalise(
    `${words.replace(/^preorder/, 'pre-order')}${/\s/.test(words.replace('sign up', 'signup')) || /^(?:upgrade|manage|track)$/.test(words) ? '' : ' now'}`
  )
}

/** Is a clause nothing but that: "Preorder now", "link to upgrade"? The button says it. */
export const isAsked = (clause: string): boolean =>
  new RegExp(`^(?:(?:a |the )?(?:link|button|cta) to )?${DEED}${WHAT}(?: (?:now|today|online))?[.!]?$`, 'i').test(
    clause.trim()
  )

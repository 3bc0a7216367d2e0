import { DEED, type Deed, deedOf } from './deeds.ts'

const BARE =
  '(?:(?:renew|manage|track|reset|update|confirm|reschedule) (?:subscription|password|plan|account|package|parcel|order)|(?:book|buy) (?:tickets?|places?|seats?))'
const WHAT = `(?:${BARE}|${DEED})`
const END = '(?=[.,;!\\n]|$| (?:and|at|on|now|today|online|here|from|via|by|before|until)\\b)'

/** Where a brief says what readers are to do, the clearest way first. */
const FRAMES: RegExp[] = [
  // "add a donate button", "with a shop now button"
  new RegExp(
    `\\b(?:add|include|with|put|need|want|and)(?: in)?(?: a| an| the| one| big| clear)* (${WHAT})(?: now)? (?:button|link|cta)\\b`,
    'i'
  ),
  // "reschedule link", as a bit of its own
  /(?:^|[.!,;\n]\s?)(reschedule(?: (?:your|their|my|the) appointment)?) (?:button|link)(?=[.!,;\n]|$)/i,
  // "link to upgrade"
  new RegExp(`\\b(?:link|button|cta)s? to (${WHAT})${END}`, 'i'),
  // "Preorder now", "and book online"
  new RegExp(`(?:^|[.!,;\\n]\\s*|\\band )(${WHAT}) (?:now|today|online)\\b`, 'i'),
  // "Book a table."
  new RegExp(`(?:^|[.!\\n]\\s*)(${WHAT})(?=[.!\\n]|$)`, 'i'),
  // "ask them to book a table"
  /\b(?:please|(?:ask|get) (?:them|people|everyone|(?:our |the )?(?:customers|guests|regulars|members|clients)) to) ((?:book|reserve) an? (?:table|room|visit|class|call|tour|appointment|place|spot|seat|slot|session|viewing|demo))\b/i,
  // "order by Thursday"
  /(?:^|[.!,;\n]\s*|\band )(rsvp|order|apply|book|register|sign up|reserve|donate|enroll?|pre-?order|renew) (?:by|before|until)\b/i
]

/** "only 12 spots": there are places to be had. */
const PLACES = /\b\d+ (?:spots|places|spaces)\b(?=[.,;\n]| (?:left|available|only)|$)/i

/** What readers are asked to do: `Manage my subscription`, `Pre-order now`; `undefined` when the brief does not say. */
export function askedOf(text: string): Deed | undefined {
  const found = FRAMES.map(frame => frame.exec(text)?.[1]?.trim()).find(Boolean)
  if (!found) return PLACES.test(text) ? deedOf('book my place') : undefined
  return found.length <= 32 ? deedOf(found) : undefined
}

const NOTHING_ELSE = new RegExp(
  `^(?:(?:a |the )?(?:link|button|cta) to )?${WHAT}(?: (?:now|today|online))?[.!]?$|^(?:add |include |with |and )*(?:an? |the )?${WHAT} (?:button|link|cta)[.!]?$`,
  'i'
)

/** Is a clause nothing but that: "Preorder now", "link to upgrade"? The button says it. */
export const isAsked = (clause: string): boolean => NOTHING_ELSE.test(clause.trim())

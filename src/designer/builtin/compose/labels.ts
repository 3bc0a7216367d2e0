import { capitalise } from '../../brief-reader/tidy.ts'

/** What the brief tells the reader to do at an address: "RSVP at …", "Book: …", "read it online at …". */
const ASKED =
  /\b(rsvp|register|sign up|book(?: (?:now|online|a (?:table|place|seat|slot|demo|call|visit|session|class|viewing|test ride)))?|reserve(?: (?:a|your) (?:table|place|seat|spot|copy))?|order(?: (?:now|online|yours))?|shop(?: now| the (?:sale|collection|range))?|track(?: it| (?:the|your|their) (?:parcel|order|package))?|donate|give|apply|join(?: us)?|vote|reply|download(?: it)?|buy(?: (?:now|tickets))?|get tickets|tickets|pre-?orders?|subscribe|renew|read (?:it|more|on)(?: online)?|read the [a-z ]{3,20}|see the [a-z ]{3,20}|view (?:the |your |my |their )?[a-z]+|check (?:the |your |my |their )?(?:new )?[a-z]+(?: [a-z]+)?(?= (?:at|on|by|here))|learn more|watch(?: it)?|listen|start (?:a|your) (?:free )?trial|try it(?: free)?|take (?:the|our) survey)(?:\s+(?:now|here|online|today|open [^.,]{3,40}|is|are|by [\w ]{3,20}|listen))?\s*(?:(?:on|at|via|through) our (?:web)?site(?: at)?|at|on|via|from|here|:|\(|-|–|=>?)?\s*$/i

const RENAMED: [RegExp, string][] = [
  [/^rsvp$/i, 'RSVP'],
  [/^tickets$|^buy tickets$/i, 'Get tickets'],
  [/^track/i, 'Track my parcel'],
  [/^pre-?orders?$/i, 'Pre-order now'],
  [/^(?:book|shop|register|order|buy|apply|donate|renew|subscribe)$/i, '$& now'],
  [/^read (?:it|more|on)/i, 'Read it online'],
  [/^give$/i, 'Give now'],
  [/^join(?: us)?$/i, 'Join us'],
  [/^take/i, 'Take the survey'],
  [/^listen$/i, 'Listen now'],
  [/^watch/i, 'Watch it'],
  [/^download/i, 'Download it'],
  [/^reply$/i, 'Reply here'],
  [/^vote$/i, 'Cast my vote']
]

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

const renamed = (words: string, table: [RegExp, string][]): string | undefined => {
  const row = table.find(([sign]) => sign.test(words))
  return row && (row[1].includes('$&') ? capitalise(row[1].replace('$&', words.toLowerCase())) : row[1])
}

/**
 * What a button to `link` says: what the brief asks readers to do there, else what stands there by its path. `undefined` when
 * neither tells.
 */
export function labelOf(text: string, link: string): string | undefined {
  const at = text.indexOf(link)
  const quoted = /"([^"]{3,32})"\s*(?:->|→|=>|to|:|\(|at|\s)*\s*$/.exec(
    text.slice(Math.max(0, at - 60), Math.max(0, at))
  )?.[1]
  if (quoted) return quoted
  const asked = at < 0 ? undefined : ASKED.exec(text.slice(Math.max(0, at - 60), at))?.[1]
  if (asked) return renamed(asked, RENAMED) ?? capitalise(asked.replace(/\byour\b|\btheir\b/i, 'my'))
  const last = /[^/:]\/([^?#\s]+)/
    .exec(link)?.[1]
    ?.split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.html?$/, '')
  return last ? renamed(last.replace(/-/g, ' ').length < 24 ? last : '', PATHS)?.replace(/-/g, ' ') : undefined
}

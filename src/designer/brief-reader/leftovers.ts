import { escaped } from '../grammar/escaped.ts'

const BUTTON =
  '(?:(?:and|with|plus|then) )*(?:an? |one |the |our )?(?:(?:big|large|single|main|clear|bold|simple|\\p{Ll}+ coloured|green|red|blue|orange|yellow|pink|purple|black) )*(?:(?:rsvp|donate|apply|order|sign-?up|booking|shop|ticket|reply|download|register|feedback|review|payment) )?(?:button|cta)s?'
const LEADS_TO =
  '(?:(?: that| which)?(?: should)? (?:says?|saying|reads?|reading|labell?ed|called|goes|going|leads?|leading|links?|linking|points?|pointing|takes?(?: them| you)?))*(?: back)?(?: to| at)?'

/** "…, button to shop.example/willow", "Button: → https://…": of a button whose words were taken out only its address is left. */
const BEFORE_ADDRESS = new RegExp(
  `(^|[.,;\\n]\\s*|\\s)${BUTTON}${LEADS_TO}\\s*:?[\\s,]*(?:->|→|=>|>)?\\s*(?=(?:https?://|www\\.|[\\w-]+(?:\\.[\\w-]+)*\\.\\p{Ll}{2,}(?:/|\\b)))`,
  'giu'
)

/** "…, button says": nothing is left of it. */
const AT_END = new RegExp(
  `(?:^|[,;]?\\s+)${BUTTON}(?:(?: that| which)?(?: should)? (?:says?|saying|reads?|reading|labell?ed|called))?\\s*[:,]?\\s*(?=[.!\\n]|$)`,
  'giu'
)

/** "like it comes from me, the owner": whose voice it is. */
const FROM_ME = /(^|[.!?]\s+)(?:like )?(?:it )?(?:comes|is coming) from me\b[^.\n]*(?:[.]\s*|$)/gi

/** "…, and a line saying to reply if something is wrong". */
const LINE_SAYING =
  /,? (?:and |plus |with )?(?:an? |one )(?:short |little |small |single )?(?:line|sentence|note) (?:saying|that says|which says|telling (?:them|people))(?: that)?( to)? (?=\p{L})/giu

const SENDER =
  'shop|store|brand|company|business|studio|salon|caf[eé]|bakery|restaurant|practice|clinic|charity|school|club|app|gym|hotel|agency|organi[sz]ation|firm|label'

/**
 * What of a brief is for readers, without the words that led to what was taken out of it: the button, the sender's name.
 * Addresses stay, as sentences of their own.
 */
export function withoutLeftovers(matter: string, senders: string[]): string {
  const names = senders.map(escaped).join('|')
  const named = names
    ? new RegExp(
        `(^|[.,;\\n]\\s*)(?:and )?(?:(?:the|our|my) )?(?:(?:${SENDER})(?:'s)?(?: name)? is(?: called)?|(?:we are|we're|it's|its) called) (?:${names})(?=[.,;\\n]|$)`,
        'giu'
      )
    : undefined
  const bare = named ? matter.replace(named, (_, before: string) => before.replace(/[,;]\s*$/, '. ')) : matter
  const aside = names
    ? new RegExp(
        `(\\p{Ll}{2,}(?: [^\\s,.]+){3,}), (?:${names})(?:, (?=(?:please |just )?(?:book|call|reply|order|visit|register|sign up|come|text|email|write)\\b)|(?=[.]?\\s*$|[.] ))`,
        'gu'
      )
    : undefined
  return (aside ? bare.replace(aside, '$1. ') : bare)
    .replace(FROM_ME, '$1')
    .replace(/(^|[.!?]\s+)(?:about|of|on|with), and (?=\S)/gi, '$1')
    .replace(/,? and (?:an? )?contact(?: for questions)?,? (?=\S+@\S)/gi, '. ')
    .replace(LINE_SAYING, (_, to: string | undefined) => (to ? '. Please ' : '. '))
    .replace(BEFORE_ADDRESS, (_, before: string) => (/^[.\n]/.test(before) || before === '' ? before : '. '))
    .replace(AT_END, '')
    .replace(/, (?:shop|order|book|buy|register|donate)(?=\s*(?:[.\n]|$))/gi, '')
    .replace(/([.!?])[\s.,;]*\. /g, '$1 ')
    .replace(/^[\s.,;]+/, '')
}

/** The matter of "an email for our guests at Casa Lume in Porto, …" without the town with which it would begin. */
export const withoutTown = (matter: string, text: string): string =>
  matter.replace(/^(\p{Lu}[\p{L}-]+), (?=\p{Ll})/u, (all, town: string) => (text.includes(` in ${town}, `) ? '' : all))

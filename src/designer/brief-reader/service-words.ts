import { capitalise } from './tidy.ts'

/**
 * Notices about accounts and trials are jotted down in few words: "if this was you ignore, if not reset password", "what they
 * lose (photo diary, frost alerts)". Each is put as the sentence that it stands for.
 */
export const serviceSaid = (brief: string): string =>
  brief
    .replace(/\b(\d+) ?hr(s?)\b/gi, '$1 hour$2')
    .replace(NEW_DEVICE, 'sign-in from $1')
    .replace(
      SIGNED_IN_AT,
      (_, place: string, when: string) => `A new sign-in to your account.\nWhere: ${place}\nWhen: ${capitalise(when)}`
    )
    .replace(SIGNED_IN, signedIn)
    .replace(IGNORED, 'if this was you, you can ignore this email')
    .replace(NO_ACTION, '$1, there is nothing to do')
    .replace(NOT_YOU, '. If it was not you, please $1 your $2$3')
    .replace(LOST, lost)
    .replace(
      GOT_FOR,
      (_, plan: string, price: string) => `Add a recap of what they get on ${plan}. ${capitalise(plan)} is ${price}`
    )
    .replace(OFFERED, '. They can have $1')

/** "24 hours notice to cancel": what readers are asked for. */
export const noticeAsked = (words: string): string =>
  words.replace(
    /^(?:(?:please )?give (?:us )?|we (?:need|require) )?((?:\d{1,2}|two|three|four) (?:hours|days|weeks))['’]? notice(?: is)?(?: needed| required)?(?: please)?(?= (?:to|for|if)\b(?!.*\b(?:otherwise|or|charged?)\b)|[.]?$)/i,
    (_, time: string) => `Please give ${time.toLowerCase()}’ notice`
  )

/** "a sign-in from a new device (Chrome on Windows, Lima)". */
const NEW_DEVICE =
  /\b(?:sign|log)[ -]?in from (?:an? )?(?:new|unknown|unrecogni[sz]ed) (?:device|browser|location) \(([^()\n]{5,90})\)/gi

/** "New login from Berlin on 3 May at 10:12". */
const SIGNED_IN_AT =
  /\b(?:(?:we )?(?:noticed|saw|detected) )?(?:an? )?[Nn]ew (?:sign|log)[ -]?in from (\p{Lu}[\p{Ll}]+(?: \p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}+)?),? (?:on |at )?(\d[^.,;\n]{3,28})(?=[.,;\n]|$)/gu

/** "new sign in from Chrome on Windows, Warsaw": each in a row of its own. */
const SIGNED_IN =
  /\b(?:(?:we )?(?:noticed|saw|detected) )?(?:there (?:was|has been) )?(?:(?:an?|the) )?(?:(?:new|unusual|unknown|suspicious|device|someone|somebody) )*(?:just |has )?(?:sign|log)(?:ged|ned)?[ -]?in\b(?: (?:to|into) (?:your|their|the) (?:[\w-]+ )?account| detected)? (?:from|on|using|with) ((?:an? (?:new )?)?(?:(?:google )?chrome|safari|firefox|edge|opera|iphone|ipad|android|windows|mac(?:book|os)?|linux)\b[^.,\n]{0,30}?)(?:(?:,| in| near) (?:in |near )?(\p{Lu}[\p{L} ]{2,28}?(?:, \p{Lu}\p{L}{2,24})?))?(?:(?:,? (?:at|on)|,) ((?=\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^.,;\n]{3,28}))?(?=[.,;\n]|$)/giu

const signedIn = (_: string, device: string, place?: string, when?: string): string =>
  [
    'A new sign-in to your account.',
    `Device: ${capitalise(device.replace(/^(an? )new /i, '$1'))}`,
    place && `Where: ${place}`,
    when && `When: ${capitalise(when)}`,
    ''
  ]
    .filter(line => line !== undefined)
    .join('\n')

const IGNORED =
  /\bif (?:this|it|that) (?:was|is) (?:you|them),? (?:(?:then|please|just|they can|you can|simply) )*ignore(?: (?:it|this|the email|this email))?(?=[.,;\n]|$)/gi
/** "if it was you no action". */
const NO_ACTION =
  /\b(if (?:this|it|that) was (?:you|them)),? no action(?: is)?(?: needed| required| necessary)?(?=[.,;\n]|$)/gi
const NOT_YOU =
  /(?:[,;.] ?|\n)(?:and |but |otherwise )?if (?:(?:this|it|that) )?(?:was not|wasn't|wasnt|is not|isn't|not)(?: (?:you|them))?,? (?:(?:please|then|they should|you should) )*(reset|change|secure|lock|freeze|block) (?:(?:your|the|their) )?(password|account|card|pin)((?: (?:now|immediately|straight away|right away|at once))?)(?=[.,;\n]|$| and\b)/gi

/** "what they lose if they don't upgrade (photo diary, frost alerts, sharing)". */
const LOST =
  /(?:,? and |[,.] ?)?(?:(?:say|show|explain|list|mention|tell (?:them|users|people)|remind (?:them|users|people)(?: of)?) )?what (?:they|you|users|people)(?:'ll| will| would)? (lose|miss|keep|get)(?: access to)?((?: (?:if|unless|when|after|on|with) [^().:\n]{3,50}?)?)(?: \(|: ?| [-–—] )([^().:\n]{3,60},[^().:\n]{3,100})(?:\)|(?=[.\n]|$))/gi

const lost = (_: string, verb: string, condition: string, list: string): string =>
  `. What you ${verb.toLowerCase()}${/^(?:keep|get)$/i.test(verb) ? condition : ''}: ${list}. `

/** "Recap what they get on the Pro plan at $29/user": what it costs is told, what they get is not. */
const GOT_FOR =
  /\b(?:recap|summari[sz]e|explain|show|list|mention|tell them) what (?:they|you|users) (?:get|have) (?:on|with|in) (the [\p{L} ]{2,24}) at ([£$€₹]\s?\d[^\s,;]*(?<![.]))/giu
/** "and offer a call with our team if they have questions". */
const OFFERED =
  /,? and offer (?:them )?(an? (?:free |quick |short )?(?:call|demo|chat|walk-?through|consultation|session)\b[^.,\n]{0,60})/gi

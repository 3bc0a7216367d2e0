import { type Brief, factsOf } from '../../brief-reader/brief.ts'

const DEED = '(?:rsvp|book|reserve|apply|register|order|enroll?|sign up|join|buy|enquire|rebook|reschedule)'

/** "They book by replying", "reply to this email to join": the reply is the button. */
const BY_REPLY = new RegExp(
  `\\b(?:by|via|with a) (?:just |simply )?repl(?:y|ying)\\b|\\breply(?:ing)?(?: to (?:this|the|me|us)(?: e-?mail)?)?,? (?:to|if (?:they|you)(?:'d| would| want)?[^.\\n]{0,12}) ${DEED}\\b|\\breply(?:ing)? with (?:an?|your|some|a few) (?:[\\p{L}-]+ ){0,2}(?:lines|words|cv|r[ée]sum[ée]|note|paragraph|sentences)\\b|\\b(?:just|can|please) reply\\b[^.\\n]{0,40}\\b(?:to ${DEED}|a (?:place|spot|seat|call))\\b`,
  'iu'
)

export const isByReply = (text: string): boolean => BY_REPLY.test(text)

/** Nobody has to book: "free entry", "just turn up", "RSVP isn't necessary". */
const OPEN_DOOR =
  /\bno (?:need to (?:book|rsvp|register|sign up)|booking|rsvp|registration)\b|\brsvp (?:isn't|is not|not) (?:necessary|needed|required)|\b(?:turn|show|drop|pop) (?:up|in|by)\b|\bwalk[- ]ins?\b|\bat the (?:door|gate)\b|\bfree (?:entry|admission)\b|\b(?:everyone|everybody|all)(?: (?:is|are))? (?:welcome|to come)\b/i
const OPEN_EVENT =
  /\b(?:fair|market|f[eê]te|carols?|carol service|church service|open (?:day|house)|parade|fireworks|jumble sale|bake sale|coffee morning)\b/i
const BOOKED = /\b(?:rsvp|book(?:ed|ing)?|register|reserve|sign up|tickets?|seats?|places?|spots?|limited to)\b/i

/** Is it something that people simply come to? */
export const isOpenDoor = ({ kind, text }: Brief): boolean =>
  (OPEN_DOOR.test(text) &&
    !/\b(?:must|please|have to|need to|should) (?:rsvp|register|book|reserve)\b|\brsvp by\b/i.test(text)) ||
  (kind === 'event' && OPEN_EVENT.test(text) && !BOOKED.test(text))

const sentenceWith = (text: string, fact: string): string =>
  text.split(/\n|(?<![A-Z][a-z]{0,2}|\d)[.!?](?=\s+[A-Z])/).find(line => line.includes(fact)) ?? ''

/** "Apply by 20 June to jobs@…", "RSVP to Mr. Rao on 98765 43210 or rao@…": the mailbox to write to. */
export function mailToAnswer(brief: Brief): string | undefined {
  if (/order|shipping|receipt|cart/.test(brief.kind)) return undefined
  const asks = new RegExp(
    `\\b(?:${DEED}|applications?|apply|send (?:an? |your |their )?(?:cvs?|r[ée]sum[ée]s?))\\b`,
    'i'
  )
  const [only] = factsOf(brief, 'email')
  if (brief.kind === 'job' && only) return `mailto:${only}`
  const mail = factsOf(brief, 'email').find(address => {
    const line = sentenceWith(brief.text, address)
    return asks.test(line.slice(0, line.indexOf(address)))
  })
  return mail && `mailto:${mail}`
}

/** "Book on 020 7946 0000", "call … to order": the telephone as a button. */
export function phoneToAnswer(brief: Brief): { label: string; href: string } | undefined {
  if (!/event|announcement|launch|newsletter|sale/.test(brief.kind)) return undefined
  for (const phone of factsOf(brief, 'phone')) {
    const line = sentenceWith(brief.text, phone)
    const [before, after] = [line.slice(0, line.indexOf(phone)), line.slice(line.indexOf(phone) + phone.length)]
    const deed =
      new RegExp(
        `\\b(${DEED})\\b[^.]{0,40}\\b(?:on|at|call(?:ing)?|ring(?:ing)?|phone|ring|call|via)\\b[^,.\\d]{0,24}$`,
        'i'
      ).exec(before)?.[1] ??
      (/\b(?:call|ring|phone)\b[^.]{0,24}$/i.test(before)
        ? new RegExp(`^\\s*to (${DEED})\\b`, 'i').exec(after)?.[1]
        : undefined)
    if (deed)
      return {
        label: /rsvp/i.test(deed) ? 'RSVP' : `Call to ${deed.toLowerCase()}`,
        href: `tel:${phone.replace(/[^\d+]/g, '')}`
      }
  }
  return undefined
}

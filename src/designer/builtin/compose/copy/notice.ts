import { isOnAccount } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import type { Copies, Copy, Terms } from './copy.ts'
import { announcement } from './news.ts'
import { closedHeading } from './when-closed.ts'

interface Notice {
  sign: RegExp
  heading: string
  button: string
  /** Said under the heading when it is not about an account. */
  lead?: string
  extra?: Copy['extra']
  /** What to do when it was not the reader; said unless the brief says it. */
  advice?: string
}

/** Nobody who changed it needs a new one. */
const NOT_YOU: Copy['extra'] = {
  kind: 'steps',
  heading: 'If this was not you',
  items: [
    { title: 'Set a new password at once' },
    { title: 'Make it your own', text: 'Choose one that you use nowhere else.' },
    { title: 'Look over your account', text: 'Tell us if you see something you do not know.' }
  ]
}

/** Advice that holds for every account, whoever keeps it. */
const PASSWORD_STEPS: Copy['extra'] = {
  kind: 'steps',
  heading: 'What to do now',
  items: [
    { title: 'Set a new password' },
    { title: 'Make it your own', text: 'Choose one that you use nowhere else.' },
    { title: 'Look over your account', text: 'Tell us if you see something you do not know.' }
  ]
}

const NOTICES: Notice[] = [
  {
    sign: /\brefund (?:issued|confirmation|notice|processed)|\bsend a refund\b/i,
    heading: 'Your refund is on its way',
    button: 'See my refund',
    lead: 'Here is what we are paying back, and when to expect it.'
  },
  {
    sign: /\bcancellation confirmation|\bconfirm\w*\b[^.]{0,60}\bcancel|\bcancels (?:their|a|the)\b/i,
    heading: 'Your cancellation is confirmed',
    button: 'Go to my account',
    lead: 'It is done, and this is your confirmation. You are welcome back at any time.'
  },
  {
    sign: /\b(?:product )?recall(?:ed|ing)?\b/i,
    heading: 'Please read: a product recall',
    button: 'See what to do',
    lead: 'Your safety comes first. Here is what happened, and what to do now.'
  },
  {
    sign: /\b(?:delay(?:ed|s)?|running late|backlog)\b/i,
    heading: 'Your order is delayed',
    button: 'See my options',
    lead: 'We are sorry. Here is what happened, and when to expect it.'
  },
  { sign: /\b(?:maintenance|downtime)\b/i, heading: 'Planned maintenance', button: 'See the status page' },
  {
    sign: /\bwe(?:'ve| have)? reset\b[^.]*\bpassword|\bpasswords?\b[^.]*\b(?:have|has|were|was) been reset by us/i,
    heading: 'We reset your password',
    button: 'Set a new password',
    extra: PASSWORD_STEPS
  },
  {
    sign: /\bpassword[- ](?:change|changed|was changed) (?:security )?(?:notice|notification|alert|confirmation|email)|\bpassword (?:was|has been|is) (?:just )?(?:changed|reset|updated)|\bchanged (?:your|their) password/i,
    heading: 'Your password was changed',
    button: 'Secure my account',
    extra: NOT_YOU,
    advice: 'If you changed it yourself, there is nothing more to do.'
  },
  {
    sign: /\b(?:new|unusual|suspicious|unknown) (?:sign[- ]?in|log[- ]?in|device)|\b(?:sign(?:ed)?|log(?:ged)?)[ -]?in from/i,
    heading: 'A new sign-in to your account',
    button: 'Check my account',
    advice: 'If this was you, there is nothing to do. If it was not, secure your account now.'
  },
  {
    sign: /\bpassword reset|\breset (?:your|their|a|the) password|\bforgot\w* (?:your|their) password/i,
    heading: 'Reset your password',
    button: 'Reset my password',
    advice: 'If you did not ask for this, you can ignore this email: your password stays as it is.'
  },
  {
    sign: /\bpayment (?:has |was )?(?:failed|declined)|\bfailed payment|\bcards? (?:was |has been |is |has )?(?:declined|expir|failed)|\b(?:could not|couldn't|didn't) (?:take|process|charge|go through)/i,
    heading: 'Your payment did not go through',
    button: 'Update my payment'
  },
  { sign: /\btrial\b[^.]*\b(?:end|expir)/i, heading: 'Your trial is ending', button: 'Choose a plan' },
  {
    sign: /\bprice (?:change|increase|rise)|\b(?:going|goes|go|moving|moves|rising|rises|changing|changes) (?:up )?from (?:[£$€₹₦]|(?:R|KES|UGX|NGN|AED|CHF|NOK|SEK|DKK) ?\d)|\b(?:rais|increas)(?:e|ing) (?:our |the |my )?(?:\w+ ){0,2}(?:prices?|rates|fees)\b|\b(?:price|rate|fee|cost|plan)s?\b[^.]*\b(?:going )?up from\b|\b(?:prices?|fees?|rates)\b[^.]*\b(?:go(?:ing|es)? up|chang\w+|ris\w+|increas\w+)/i,
    heading: 'Our prices are changing',
    button: 'See the new prices',
    lead: 'We wanted you to hear it from us first.'
  },
  { sign: /\bprivacy policy/i, heading: 'Our privacy policy is changing', button: 'Read the policy' },
  {
    sign: /\bterms (?:of|and)\b|\bchang\w+ (?:\w+ ){0,3}terms\b|\bterms (?:are|is) chang/i,
    heading: 'Our terms are changing',
    button: 'Read the terms'
  },
  {
    sign: /\b(?:data )?breach\b|\bdata incident\b/i,
    heading: 'What happened, and what you can do',
    button: 'Check my account'
  },
  { sign: /\b(?:outage|incident)\b/i, heading: 'About the interruption', button: 'See the status page' },
  {
    sign: /\b(?:two|2|multi)[- ](?:step|factor)\b|\b2fa\b|\bmfa\b/i,
    heading: 'Two-step verification for your account',
    button: 'Set it up'
  },
  {
    sign: /\bverif(?:y|ication)|\bconfirm (?:your|their|the) (?:e-?mail|address)/i,
    heading: 'Please confirm your email address',
    button: 'Confirm my address',
    advice: 'If you did not sign up, you can ignore this email.'
  },
  { sign: /\bsuspen(?:d|sion)/i, heading: 'Your account is suspended', button: 'Go to my account' },
  {
    sign: /\bdelet(?:e|ed|ion)\b[^.]*\baccount|\baccount\b[^.]*\bdelet/i,
    heading: 'About the closing of your account',
    button: 'Go to my account'
  },
  { sign: /\brenew/i, heading: 'Your subscription renews soon', button: 'Manage my plan' },
  { sign: /\bexpir/i, heading: 'Something is about to expire', button: 'Go to my account' }
]

/** The advice, or the half of it that the brief leaves out. */
const adviceFor = ({ advice = '' }: Notice, said: string): string =>
  /\bif (?:not|it was(?: not|n't)|this was(?: not|n't))\b/i.test(said) && /If it was not/.test(advice)
    ? ''
    : adviceLeft(advice, said)

const adviceLeft = (advice: string, said: string): string =>
  /\bignore\b|\bif (?:it|this) was\b/i.test(said)
    ? /If it was not/.test(advice)
      ? 'If it was not you, secure your account now.'
      : ''
    : advice

const leadFor = ({ brief, named, us }: Terms): string =>
  isOnAccount(brief) ? `This is about your ${named ? `${us} ` : ''}account.` : `A notice${named ? ` from ${us}` : ''}.`

/** "If it was not you, reset your password": that is what the button of a strange sign-in is for. */
function deedAfterSignIn(known: Notice | undefined, source: string): string | undefined {
  const deed = /\b(reset|change) (?:your|their|the) password\b/i.exec(source)?.[1]
  return known?.button === 'Check my account' && deed ? `${capitalise(deed.toLowerCase())} my password` : undefined
}

/** `own`: a heading in the brief's words, for notices that nobody foresaw. */
export function notice(terms: Terms, own: string): Copies {
  const { brief, us, named, date, reader } = terms
  const known = closedHeading(brief.source, brief.brand)
    ? undefined
    : NOTICES.find(({ sign }) => sign.test(brief.source))
  if (!known && !isOnAccount(brief)) return announcement(terms, own)
  const ends =
    /\btrial\b[^.]*?\b(?:ends?|ending|expires?)((?: in \d+ \w+| tomorrow| today| soon| on [^.,]{3,24}))/i.exec(
      brief.source
    )?.[1]
  const base = ends && known?.heading === 'Your trial is ending' ? `Your trial ends${ends}` : (known?.heading ?? own)
  const heading = known && date && /^Planned/.test(base) ? `${base} on ${date}` : base
  const shared = {
    lead: known?.lead ?? leadFor(terms),
    button: deedAfterSignIn(known, brief.source) ?? known?.button ?? 'Go to my account',
    ...(known?.extra && { extra: known.extra }),
    ...(known?.advice && { always: adviceFor(known, [...brief.statements, ...brief.fragments].join(' ')) })
  }
  const kind = /\bsecurity\b/i.test(brief.source) ? 'Security notice' : 'Service notice'
  return [
    { eyebrow: kind, heading, ...shared },
    { eyebrow: named ? `From ${us}` : kind, heading: `${base}${reader}`, ...shared }
  ]
}

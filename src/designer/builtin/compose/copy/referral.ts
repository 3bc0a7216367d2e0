import { personOf } from '../../../brief-reader/sender/person.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import type { Copies, Terms } from './copy.ts'
import { type Scheme, sameGain, schemeOf, theyDo } from './referral-scheme.ts'

/** "the customer gets a $100 credit", "give £10 get £10": what the reader gains; a sum to spend first is none. */
function giftOf(brief: Terms['brief']): string | undefined {
  const named =
    /\b(?:you|they|customers?|members?|referrers?|get|earn|receive|give)(?: (?:each|both|will))*(?: gets?| earns?| receives?)? (?:an? )?([£$€₹₦]\s?\d[\d.,]*\d|[£$€₹₦]\d)(?!\d| (?:or|order|off)\b)/i.exec(
      brief.source.replace(GIVEN_TOO, '')
    )?.[1]
  const kind =
    named &&
    new RegExp(
      `${named.replace('$', '\\$')} ((?:store |shop |account )?(?:credit|voucher|gift card|bonus))\\b`,
      'i'
    ).exec(brief.source)?.[1]
  if (named && kind) return `a ${named} ${kind}`
  return named ?? GIFT.exec(brief.source)?.[1]
}

/** "give £15, get £15 off": what the friend gets is told again, whole, in what the reader gets. */
const GIVEN_TOO = /\bgive (?:an? )?[£$€₹₦]\s?[\d.,]*\d(?=,? (?:and )?get (?:an? )?[£$€₹₦]\s?[\d.,]*\d off)/gi

/** "a £20 voucher", "$25 credit": a sum that is a present. */
const GIFT =
  /(\d+ (?:euros?|pounds?|dollars?|rand|rupees)|[£$€₹₦]\s?\d[\d.,]*\d|[£$€₹₦]\d) (?:(?:store|shop|account|gift) )?(?:credit|voucher|reward|bonus|gift|card|towards)\b/i

/** "Members get one month free, and the friend …": what who refers gets. */
const OWN_REWARD =
  /\b(?:they|you|members?|customers?|students?|patients?|clients?|users?|guests?) (?:\w+ ){0,6}?gets? ((?:an? |one |two )?[\w$£€% -]{3,24}?)(?=,| and (?:the|their)|\.| for (?:each|every))/i

/** "you both get one month free". */
const BOTH_GET =
  /\b(?:both|each)(?: of (?:you|them))? (?:get|receive|earn)s? ((?:an? |one )?[\p{L}\d$£€%][\p{L}\d$£€%. -]{2,34}?)(?= when\b| once\b| if\b| as\b| at \p{Lu}| with \p{Lu}|[,;.](?:\s|$)|$)/iu

/** "when the friend enrols for a term": what is to happen first. */
const FRIEND_DOES =
  /\b(?:when|once|after|if) (?:the|their|a|your|that) friend ((?!needs\b|wants\b|is\b|has\b|likes\b)[a-z]+s\b(?: [^.,;\n]{2,34}?)??)(?=[.,;\n]| (?:they|you|both|and)\b|$)/i

/** "… after their first payroll run". */
const AFTER_THEIR = /\bget\b[^.\n]{0,60}? after (their (?:first |second )?[\p{L} -]{3,28}?)(?=[.,;\n]|$)/iu

/** "patients get $30 off their next session …, friend gets $30 off too". */
const FRIEND_TOO =
  /\bget ((?:[£$€₹₦]\s?[\d.,]*\d|\d+%) off)\b[^.\n]{0,120}\bfriends? gets? (?:\1|the same|it)(?: too| as well| off too)?/i

/** The first step of every referral: by code, by link, or by this email. */
const tellStep = (code: string | undefined, hasLink: boolean) => ({
  title: 'Tell a friend',
  text: code
    ? `Give them your code, ${code}.`
    : hasLink
      ? 'Send them your link.'
      : 'Forward this email, or send them your link.'
})

/** "a button to get their personal link": who comes by the link needs to say nothing. */
const LINKED = /\b(?:their|your|personal|unique|own|referral|sharing|share) links?\b/i

/** Each side gets something of its own: the lead and the steps say which. */
function twoSided({ brief, us, named, code }: Terms, { yours, theirs, when }: Scheme): Copies {
  const first = when ? `When ${when}, they` : 'They'
  const shared = {
    lead: `Tell a friend about ${us}. ${first} get ${theirs}, and you get ${yours}.`,
    button: 'Invite a friend',
    extra: {
      kind: 'steps' as const,
      heading: 'How it works',
      items: [
        tellStep(code, LINKED.test(brief.source)),
        {
          title: capitalise(
            when ?? (LINKED.test(brief.source) ? 'your friend uses your link' : 'your friend says that you sent them')
          ),
          text: `They get ${theirs}.`
        },
        { title: `You get ${yours}` }
      ]
    },
    closing: 'Who comes to mind?'
  }
  const both = `${yours} for you, ${theirs} for a friend`
  const isPerson = personOf(brief.source) === us
  return [
    {
      eyebrow: 'Bring a friend',
      heading: both.length < 66 ? both : 'Something for you, and something for a friend',
      ...shared
    },
    {
      eyebrow: named ? `From ${us}` : 'Bring a friend',
      heading: named && !isPerson ? `Share ${us} with a friend` : 'Something for you, and something for a friend',
      ...shared
    }
  ]
}

export function referral(terms: Terms): Copies {
  const { brief, us, named, reader, code } = terms
  const scheme = schemeOf(brief.source)
  if (scheme) return twoSided(terms, scheme)
  const gift = giftOf(brief)
  const swapped =
    /\bgive (?:an? )?(?:friends? )?[£$€₹₦]\s?[\d.,]*\d(?: off)?,? (?:and )?get ((?:an? )?free [^.,;\n]{3,30}?)(?=[.,;\n]|$| when)/i.exec(
      brief.source
    )?.[1]
  const yours =
    swapped ??
    /\byou(?:'ll| will)? get ((?:an? )?(?:[£$€₹₦]\s?[\d.,]*\d|(?:R|KSh|Rs\.?) ?\d[\d,]*|\d+%) off(?: your [\p{Ll} ]{3,24}?)?)(?= when|,| once|[.]|$)/iu.exec(
      brief.source
    )?.[1]
  const same = sameGain(brief.source)
  const shares = (BOTH_GET.exec(brief.source) ?? FRIEND_TOO.exec(brief.source))?.[1] ?? same
  const both =
    !yours &&
    (shares ?? gift ?? brief.offer) !== undefined &&
    !/\bfriends? gets? (?:an? |their )?(?:\d+%|free|half)/i.test(brief.source) &&
    (same !== undefined ||
      /\btoo\b|\bboth\b|\bgive (?:an? )?(?:\w+ ){0,3}?[£$€₹₦]\s?[\d.,]*\d(?: off)?,? (?:and )?get\b|\beach (?:of (?:you|them)|get)\b/i.test(
        brief.source
      ))
  const theirs = brief.offer && new RegExp(`\\bfriends? gets? (?:[^.,;]{0,40} )?${escaped(brief.offer.gain)}`, 'i')
  const own = theirs?.test(brief.source) ? OWN_REWARD.exec(brief.source)?.[1] : brief.offer?.gain
  const reward = shares ?? yours ?? gift ?? own?.replace(/^(?=free \w+[^s]$)/i, 'a ')
  const did = FRIEND_DOES.exec(brief.source)?.[1]
  const does = did && did.length < 40 ? `your friend ${did}` : undefined
  const after = AFTER_THEIR.exec(brief.source)?.[1]
  const they = theyDo(brief.source)
  const when = does ? `When ${does}` : they ? `When ${they}` : after ? `After ${after}` : 'When they try us'
  const lead = reward
    ? both
      ? `Tell a friend about ${us}. ${when}, you get ${reward}, and so do they.`
      : `Tell a friend about ${us}. ${when}, you get ${reward}.`
    : `Good things are better shared: tell a friend about ${us}.`
  const hasLink = LINKED.test(brief.source)
  const shared = {
    lead,
    button: 'Invite a friend',
    extra: {
      kind: 'steps' as const,
      heading: 'How it works',
      items: [
        tellStep(code, hasLink),
        does || they
          ? {
              title: capitalise(does ?? they ?? ''),
              text: hasLink ? 'They use your link.' : 'They use your link, or say that you sent them.'
            }
          : {
              title: named ? `They try ${us}` : 'They try it',
              text: code ? 'They use your code.' : hasLink ? 'They use your link.' : 'They say that you sent them.'
            },
        { title: reward ? (both ? `You both get ${reward}` : `You get ${reward}`) : 'That is all it takes' }
      ]
    },
    closing: 'Who comes to mind?'
  }
  return [
    {
      eyebrow: 'Bring a friend',
      heading:
        reward && both
          ? `${reward} for you, ${reward} for a friend`
          : reward
            ? `${reward} for every friend`
            : `Know somebody who would like ${named ? us : 'this'}?`,
      ...shared
    },
    {
      eyebrow: named ? `From ${us}` : 'Bring a friend',
      heading: named ? `Share ${us} with a friend` : `Share this with a friend${reader}`,
      ...shared
    }
  ]
}

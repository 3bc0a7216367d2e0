import { factsOf } from '../../../brief-reader/brief.ts'
import { dateWords, the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'
import { closedHeading } from './when-closed.ts'

/** "volunteers needed for beach clean up": what the hands are for. */
const TASK =
  /\b(?:volunteers?|stewards|helpers|marshals) ?(?:needed|wanted|required)?\s*(?:for|at|to help (?:at|with))\s+(?:the |our |a |an )?((?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+)(?=\s+(?:on|in|at|by|from|this|next)\b|[,.;:(\n]|$)/iu

export function volunteer({ brief, us, named }: Terms): Copies {
  const task = TASK.exec(brief.source)?.[1]
  const shared = {
    lead: `We are looking for people who would like to help${named ? ` at ${us}` : ''}. Would you be one of them?`,
    button: 'Count me in',
    body: 'If you are not sure whether it is for you, reply to this email and ask. You are welcome to come with a friend.',
    closing: 'Will you join us?'
  }
  return [
    { eyebrow: 'Volunteers wanted', heading: task ? `Lend a hand at ${the(task)}` : 'Lend a hand', ...shared },
    {
      eyebrow: named ? `Volunteer with ${us}` : 'Volunteer with us',
      heading: task ? `Will you help at ${the(task)}?` : 'Could you spare some time?',
      ...shared
    }
  ]
}

/** "raise £50,000 by 31 December to restore 12 miles of the River Wye": what the money is for. */
const AIM =
  /\braise (?:[£$€₹]|\p{Lu}\p{L}{0,2}\s?[£$€₹]?)\s?[\d.,]+k?\b(?: by [^,.\n]{3,20}?)? (to|for) ((?!support\b)[a-z]+ [^,.\n]{4,46}?)(?= by \d| by \p{Lu}| before | and |[,.\n]|$)/iu

/** "help us rebuild the school library". */
const HELP = /\bhelp us (?!raise\b|by\b|with\b|out\b|get\b|more\b)([a-z]+ [^,.\n:]{4,46})(?=[,.\n]|$)/i

export function appeal({ brief, us, named, until }: Terms): Copies {
  const [, link, goal] = AIM.exec(brief.source) ?? []
  const aim = (link === 'for' ? goal && `fund ${goal}` : goal) ?? HELP.exec(brief.source)?.[1]
  const eyebrow = named ? `An appeal from ${us}` : 'An appeal'
  const shared = {
    lead: 'Whatever you can give, it helps.',
    button: 'Donate now',
    closing: `Will you give${until.replace(/^ until /, ' by ') || ' today'}?`
  }
  return [
    { eyebrow, heading: aim && /^[a-z]+ (?!the\b.*\bfund)/.test(aim) ? `Help us ${aim}` : 'Will you help?', ...shared },
    { eyebrow, heading: aim ? `Help us ${aim}` : 'Your gift goes a long way', ...shared }
  ]
}

const GREETINGS: [RegExp, string][] = [
  [/\b(?:christmas|xmas)\b[^.]*\bnew year/i, 'Merry Christmas and a happy New Year'],
  [/\bdiwali\b/i, 'Happy Diwali'],
  [/\beid\b/i, 'Eid Mubarak'],
  [/\bhanukkah|\bchanukah/i, 'Happy Hanukkah'],
  [/\bthanksgiving\b/i, 'Happy Thanksgiving'],
  [/\beaster\b/i, 'Happy Easter'],
  [/\bholi\b/i, 'Happy Holi'],
  [/\blunar new year|\bchinese new year/i, 'Happy Lunar New Year'],
  [/\b(?:christmas|xmas)\b/i, 'Merry Christmas'],
  [/\bnew year/i, 'Happy New Year'],
  [/\bholidays?\b/i, 'Happy holidays']
]

export function greeting({ brief, us, named }: Terms): Copies {
  const heading = GREETINGS.find(([sign]) => sign.test(brief.source))?.[1] ?? 'Our best wishes'
  const from = named ? ` from all of us at ${us}` : ' from all of us'
  const isSaid = /\bclos/i.test(brief.statements.join(' '))
  const closed = isSaid ? undefined : closedHeading(brief.source, brief.brand)?.replace(/^Closed /, 'We are closed ')
  const shared = {
    heading,
    ...(closed && { always: `${closed}.` }),
    button: 'Visit us',
    body: 'Thank you for being with us. It is a pleasure to have you.'
  }
  return [
    { eyebrow: named ? `From ${us}` : 'A greeting', lead: `Warm wishes to you and yours${from}.`, ...shared },
    {
      eyebrow: 'With our best wishes',
      lead: `We wish you and yours a happy and peaceful time${from ? `,${from}` : ''}.`,
      ...shared
    }
  ]
}

/** "membership ends 31 December", "renew by 31 Jan": until when. */
const ENDS = /\b(?:ends?|expires?|due|lapses?|runs? out)\b/i

/** A fee is due; nothing ends. */
const DUE = /\b(?:subscriptions?|fees?|dues|memberships?|payments?) (?:is|are) due\b/i

/** It renews by itself: nobody is asked to stay. */
const renewsAlone = (what: string, day: string, us: string | undefined): Copies => [
  {
    eyebrow: us ?? `Your ${what}`,
    heading: `Your ${what} renews on ${day}`,
    lead: 'Here is what will happen, and what you can do if you would like to change it.',
    button: `Manage my ${what}`
  }
]

/** A trial is nothing to renew: a plan follows it, or nothing does. */
function trialEnds({ brief, us, named, date }: Terms): Copies {
  const when =
    /\btrial\b[^.]*?\b(?:ends?|ending|expires?|over|up)(?: is)?:?((?: in \d+ \w+| tomorrow| today| soon| on [^.,]{3,24}))/i.exec(
      brief.source
    )?.[1] ?? (date ? `${/^to/i.test(date) ? '' : ' on'} ${date}` : undefined)
  const deed = /\badd(?:ing)? (?:a|their|your) (?:payment |credit |bank )?card\b/i.test(brief.source)
    ? 'Add a card'
    : 'Choose a plan'
  const shared = { eyebrow: named ? us : 'Your trial', button: deed, closing: 'Stay with us' }
  return [
    {
      ...shared,
      heading: when ? `Your trial ends${when}` : 'Your trial is ending',
      lead: `${deed} to keep using ${named ? us : 'it'} without a break.`
    }
  ]
}

/** "expires 31 December 2026": its end, not that of an offer before it. */
const endDay = (brief: Terms['brief']): string | undefined =>
  factsOf(brief, 'date').find(day =>
    /\b(?:ends?|ending|expires?|expiring|lapses?|runs? out)(?: on| at| by)? $/i.test(
      brief.source.slice(0, brief.source.indexOf(day))
    )
  )

export function renewal(terms: Terms): Copies {
  const { brief, us, named, reader } = terms
  const what =
    /\b(membership|subscription|domain|season ticket|policy|pass|licence|license|plan)\b/i
      .exec(brief.source)?.[1]
      ?.toLowerCase() ?? 'membership'
  const end = endDay(brief) ?? brief.deadline ?? factsOf(brief, 'date')[0]
  if (/\btrial\b/i.test(brief.source)) return trialEnds(terms)
  const renews = end && /\brenews?\b (?:automatically )?on\b|\bauto[- ]?renew/i.test(brief.source)
  if (renews) return renewsAlone(what, dateWords(end), named ? us : undefined)
  const left = /\b(?:expires?|ends?|runs? out) in (\d+ (?:days|weeks|months))\b/i.exec(brief.source)?.[1]
  const heading = left
    ? `Your ${what} ends in ${left}`
    : end && ENDS.test(brief.source)
      ? `Your ${what} ${DUE.test(brief.source) ? 'is due by' : 'ends on'} ${dateWords(end)}`
      : `Time to renew your ${what}`
  const shared = {
    lead: named
      ? `Renew, and stay with ${us}. We would be glad to keep you.`
      : 'Renew, and stay with us. We would be glad to keep you.',
    button: 'Renew now',
    closing: 'Stay with us'
  }
  return [
    { eyebrow: named ? us : `Your ${what}`, heading, ...shared },
    {
      eyebrow: `Your ${what}`,
      heading: left || (end && ENDS.test(brief.source)) ? heading : `Will you stay with us${reader}?`,
      ...shared
    }
  ]
}

const AT =
  /\b(\d+\w? (?!(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b)\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,2})\b/u

/** "For rent: two bedroom flat on Castle Street": the home by what it is. */
const LET = /\b((?:for rent|to let|for sale)\s*:\s*[^,.\n]{4,56})/i

/** "listing the club's Laser dinghy for sale", "renting out its small hall". */
const OFFERED =
  /\b(?:listing(?: e-?mail)?(?: for| of)?|selling|to sell|renting out|rent out|hiring out|letting)\s+(?:(?:our|the|its|my|an?|club's|old|whole) )+([^,.;:\n]{3,40}?)(?= for (?:sale|rent|hire)\b| and | to | with |[,.;:\n]|$)/i

export function listing({ brief, us, named }: Terms): Copies {
  const home = LET.exec(brief.source)?.[1]
  const street = AT.exec(brief.source)?.[1]
  const place = street && brief.named?.startsWith(`${street}, `) && brief.named.length < 44 ? brief.named : street
  const isHome =
    /\b(?:homes?|houses?|flats?|apartments?|cottages?|bungalows?|villas?|studios?|lofts?|bed(?:room)?s?|bd|condos?|townhouses?|maisonettes?|farmhouses?|property|properties|chalets?|penthouses?)\b/i.test(
      brief.source
    )
  const offered = /\b(?:to rent|for rent|to let|for hire|renting|rent(?:s|ed)? out|hire)\b/i.test(brief.source)
    ? 'For hire'
    : 'For sale'
  const what = (brief.named ?? OFFERED.exec(brief.source)?.[1])?.replace(/^(?:the|our|an?) /i, '')
  const open = /\bopen (?:house|homes?|day|inspections?)\b/i.test(brief.source)
  const shared = {
    lead: [
      brief.named && /^(?:an?|the) \p{Ll}/u.test(brief.named) ? `For sale: ${brief.named}.` : undefined,
      open ? 'Come and see it for yourself.' : 'Would you like to see it?'
    ]
      .filter(Boolean)
      .join(' '),
    button: isHome ? 'Book a viewing' : 'Ask about it',
    closing: 'Would you like to see it?'
  }
  if (!isHome)
    return [
      {
        ...shared,
        eyebrow: named ? `From ${us}` : 'Just listed',
        heading: what && what.length < 44 ? `${offered}: ${what}` : offered
      }
    ]
  return [
    {
      eyebrow: named ? `New from ${us}` : 'New on the market',
      heading: place ? `Just listed: ${place}` : (home ?? 'A new home on the market'),
      ...shared
    },
    { eyebrow: 'Just listed', heading: place ?? home ?? 'A new home on the market', ...shared }
  ]
}

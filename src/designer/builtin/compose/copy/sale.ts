import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'
import { codeSteps, isVisited } from './offer-words.ts'

const EVENT =
  /\b(black friday|cyber monday|boxing day|early access|(?:spring|summer|autumn|fall|winter|january(?=[- ]sale)|christmas|diwali|holi|eid|ramadan|thanksgiving|lunar new year|singles'? day|prime day|bank holiday|holiday|easter|halloween|mid-?season|end[- ]of[- ](?:season|summer|winter|year)|anniversary|birthday|flash|clearance|weekend|warehouse|sample|closing[- ]down|moving)(?:[- ]sale)?|valentine'?s(?: day)?|mother'?s day|father'?s day)\b/i

/** "Spring check-up weeks": a season is no sale by itself. */
const SEASON = /^(?:spring|summer|autumn|fall|winter|january|weekend|birthday|anniversary|moving|warehouse|sample)$/i

export function sale(terms: Terms): Copies {
  const { brief, thing, us, named, until, code } = terms
  const gain = brief.offer?.gain
  const on =
    brief.offer?.on && !/^(?:your|their) next|^orders?\b/i.test(brief.offer.on)
      ? brief.offer.on.replace(/^Everything\b/, 'everything')
      : undefined
  const spoken = EVENT.exec(brief.source)?.[1]
  const found = spoken && SEASON.test(spoken) && !/\bsale\b/i.test(brief.source) ? undefined : spoken
  const isEarly = spoken && !/early/i.test(spoken) && /\bearly access\b/i.test(brief.source)
  const event =
    found &&
    `${found
      .split(' ')
      .map(word => (/^(?:of|the)$/i.test(word) ? word : capitalise(word)))
      .join(' ')}${isEarly ? ' early access' : /sale|day|friday|monday/i.test(found) ? '' : ' sale'}`
  const lead = code
    ? isVisited(brief)
      ? `Mention code **${code}** when you book or pay${until}.`
      : `Use code **${code}** at the checkout${until}.`
    : gain
      ? `Have a look around${named ? ` ${us}` : ''} and take your pick${until}.`
      : `Have a look around${named ? ` ${us}` : ''}${until}.`
  const extra = codeSteps(terms)
  const shared = {
    lead,
    body: 'The earlier you look, the more there is to choose from.',
    ...(extra && { extra })
  }
  const closing = until
    ? !until.startsWith(' until ') || /the end of/.test(until)
      ? `Only${until}`
      : `It ends ${until.replace(' until ', '')}`
    : `Come and choose${named ? ` at ${us}` : ''}`
  if (!gain && /\bearly bird\b/i.test(brief.source))
    return [
      {
        eyebrow: named ? us : 'Early bird',
        heading: `Early bird prices${until}`,
        ...shared,
        lead: `The prices go up after that, so this is the time to choose.`,
        button: 'Get mine',
        closing
      }
    ]
  const instead = /([£$€₹]\s?[\d.,]*\d)(?:,)? instead of ([£$€₹]\s?[\d.,]*\d)/.exec(brief.source)?.[0]
  if (!gain && !thing && instead && !/\bsale\b/i.test(brief.source))
    return [
      {
        eyebrow: named ? us : 'For a short time',
        heading: `Now ${instead}`,
        lead: `An offer${named ? ` from ${us}` : ''}${until}.`,
        button: 'Get the offer',
        body: shared.body
      }
    ]
  const day =
    found && /^(?:valentine|mother|father)/i.test(found) ? found.split(' ').map(capitalise).join(' ') : undefined
  const meal =
    day &&
    new RegExp(`${escaped(day)} (lunch|brunch|dinner|afternoon tea|breakfast|supper|menu)\\b`, 'i')
      .exec(brief.source)?.[1]
      ?.toLowerCase()
  if (!gain && day && !/\bsale\b/i.test(brief.source))
    return [
      {
        eyebrow: named ? us : day,
        heading: meal ? `${day} ${meal}` : `For ${day}`,
        lead: `${meal ? 'A table' : 'Something'} for somebody who deserves it${until && !/\border by\b/i.test(brief.source) ? `. Order${until.replace(/^ until /, ' by ')}` : ''}.`,
        button: 'Order now',
        body: shared.body
      }
    ]
  if (!gain) {
    const what =
      found &&
      new RegExp(
        `${found}(?: sale)?,? (?:on |of |for )?((?!e-?mail|newsletter|campaign|message|announcement)[a-z][a-z ]{3,30}?)(?=[,.;]|$)`,
        'i'
      ).exec(brief.source)?.[1]
    const plain = event
      ?.toLowerCase()
      .replace(
        /\b(?:black friday|cyber monday|christmas|easter|halloween|january|mother's day|father's day|valentine's day)\b/g,
        name => name.split(' ').map(capitalise).join(' ')
      )
    const heading =
      thing && instead
        ? `${capitalise(the(thing))}: ${instead}`
        : thing && !/\bsale\b/i.test(brief.source)
          ? capitalise(thing)
          : what && !/\bsale$/i.test(what)
            ? `${capitalise(what)}: the ${plain}`
            : plain
              ? `The ${plain} is on`
              : 'The sale is on'
    return [
      { heading, ...shared, ...(until && { eyebrow: capitalise(until.trim()) }), button: 'Shop the sale', closing }
    ]
  }
  const big =
    on && /^half/i.test(gain)
      ? `${on} ${gain}`
      : [gain, on].filter(Boolean).join(/^(?:buy|two for|2)\b/i.test(gain) ? ' on ' : ' ')
  const eyebrow = event ?? (until ? capitalise(until.trim()) : named ? `From ${us}` : undefined)
  return [
    { ...(eyebrow && { eyebrow }), heading: big, ...shared, button: 'Shop the sale', closing },
    {
      ...(eyebrow && { eyebrow }),
      heading: event
        ? `${big}${until}`
        : /^buy /i.test(big)
          ? big
          : `Take ${big.replace(/^[A-Z]/, letter => letter.toLowerCase())}`,
      ...shared,
      ...(event && until && { lead: lead.replace(until, '') }),
      button: /^(?:free|buy)/i.test(gain)
        ? 'Shop now'
        : `Get ${gain.replace(/^[A-Z]/, letter => letter.toLowerCase())}`,
      closing
    }
  ]
}

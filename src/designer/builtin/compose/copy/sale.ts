import { factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { dateWords, isPlural, isProper, the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'

/** `$15 off orders over $60`. */
export const offerWords = ({ brief: { offer } }: Terms): string | undefined => {
  if (!offer) return undefined
  if (/^half[- ]price$/i.test(offer.gain) && /^your\b/.test(offer.on ?? '')) return `${offer.on} at half price`
  return [
    / off$|price$|^free|free$/i.test(offer.gain) || !offer.on ? offer.gain : `${offer.gain} on`,
    offer.on,
    offer.over
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/^(?=free (?!shipping|delivery)\w+[^s](?: |$))/i, 'a ')
    .replace(/(?<=^a free \w+) (?=any )/i, ', ')
    .replace(/^(?:Two|Half|Buy|Up)/, word => word.toLowerCase())
}

/** What to do with a code, in three steps. */
export function codeSteps({ brief, code, until }: Terms): Copies[0]['extra'] {
  const on = brief.offer?.on
  const things =
    on && !/^(?:everything|storewide|sitewide|your|orders?)/i.test(on)
      ? on.replace(/^(?:all|the|their|your) /i, '')
      : undefined
  const gain = brief.offer ? capitalise(brief.offer.gain.replace(/ off$/i, '')) : 'The discount'
  return code
    ? {
        kind: 'steps',
        heading: 'How to use it',
        items: [
          { title: `Choose ${things ? (/^an? /i.test(things) ? things : `your ${things}`) : 'what you like'}` },
          { title: `Enter ${code} at the checkout` },
          { title: `${gain} comes off${until}` }
        ]
      }
    : undefined
}

const EVENT =
  /\b(black friday|cyber monday|boxing day|early access|(?:spring|summer|autumn|fall|winter|january|christmas|holiday|easter|halloween|mid-?season|end[- ]of[- ](?:season|summer|winter|year)|anniversary|birthday|flash|clearance|weekend|warehouse|sample|closing[- ]down|moving)(?:[- ]sale)?|valentine'?s(?: day)?|mother'?s day|father'?s day)\b/i

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
  const event =
    found && `${found.split(' ').map(capitalise).join(' ')}${/sale|day|friday|monday/i.test(found) ? '' : ' sale'}`
  const lead = code
    ? `Use code **${code}** at the checkout${until}.`
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
    ? /the end of/.test(until)
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
  if (!gain && day && !/\bsale\b/i.test(brief.source))
    return [
      {
        eyebrow: named ? us : day,
        heading: `For ${day}`,
        lead: `Something for somebody who deserves it${until ? `. Order${until.replace(/^ until /, ' by ')}` : ''}.`,
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
    on && /half|free/i.test(gain) && !/^free/i.test(gain) ? `${on} ${gain}` : [gain, on].filter(Boolean).join(' ')
  const eyebrow = event ?? (until ? capitalise(until.trim()) : named ? `From ${us}` : undefined)
  return [
    { ...(eyebrow && { eyebrow }), heading: big, ...shared, button: 'Shop the sale', closing },
    {
      ...(eyebrow && { eyebrow }),
      heading: event ? `${big}${until}` : `Take ${big.replace(/^[A-Z]/, letter => letter.toLowerCase())}`,
      ...shared,
      ...(event && until && { lead: lead.replace(until, '') }),
      button: /^free/i.test(gain) ? 'Shop now' : `Get ${gain.replace(/^[A-Z]/, letter => letter.toLowerCase())}`,
      closing
    }
  ]
}

/** "We're launching Tally, a bookkeeping app": the sender is what is new. */
const isLaunched = (brand: string, text: string): boolean =>
  new RegExp(`\\b(?:launch\\w*|introduc\\w*|release) ${brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i').test(
    text
  )

/** "launching the Tern 2 on 14 May": from when it is to be had. */
const launchDay = (brief: Terms['brief']): string | undefined =>
  factsOf(brief, 'date').find(date =>
    /\b(?:launch\w*|out|available|on sale|opens?|released?)\b[^.!?]{0,90}\bon $/i.test(
      brief.source.slice(0, brief.source.indexOf(date))
    )
  )

export function launch({ brief, us, named, thing, reader }: Terms): Copies {
  const name =
    thing ?? brief.things[0]?.title ?? (brief.brand && isLaunched(brief.brand, brief.source) ? brief.brand : undefined)
  const eyebrow = named ? `New from ${us}` : 'New'
  const closing = name ? `See ${the(name)} for yourself` : 'See it for yourself'
  if (!name)
    return [
      {
        eyebrow,
        heading: `Something new${named ? ` from ${us}` : ''}`,
        lead: `We made something new, and you are among the first to hear of it${reader}.`,
        button: 'Take a look',
        closing
      }
    ]
  if (
    /\b(?:podcast|episode)\b/i.test(brief.source) &&
    /\bnew (?:[a-z]+ )?episode|\bep(?:isode)?\.? ?\d/i.test(brief.source)
  )
    return [
      {
        eyebrow: 'New episode',
        heading: capitalise(name),
        lead: 'A new episode is out, and it is ready when you are.',
        button: 'Listen now',
        closing: 'Press play'
      }
    ]
  if (/\bpre-?orders?\b/i.test(brief.source))
    return [
      {
        eyebrow,
        heading: `Pre-order ${the(name)}`,
        lead: `It is not out yet, and you can order it before everybody else.`,
        button: 'Pre-order now',
        closing
      }
    ]
  const be = isPlural(name) && !isProper(name) ? 'are' : 'is'
  const day = launchDay(brief)
  const lead = day
    ? `${capitalise(the(name))} ${be} out on ${dateWords(day)}, and you are among the first to hear of it.`
    : `${capitalise(the(name))} ${be} ready, and you are among the first to hear of it.`
  const button = isProper(name) && name.length < 20 ? `See ${name}` : 'Take a look'
  const body = 'Have a look, and if you have a question about it, reply to this email: we would like to hear it.'
  return [
    { eyebrow, heading: `Meet ${the(name)}`, lead, button, closing, body },
    ...(day
      ? []
      : [{ eyebrow, heading: `${capitalise(the(name))} ${be} here`, lead, button: 'Take a look', closing, body }]),
    { eyebrow, heading: `Introducing ${the(name)}`, lead, button, closing, body }
  ]
}

/** A booking that somebody left has no basket. */
export const isBooking = ({ kind, source }: Terms['brief']): boolean =>
  kind === 'cart' && /\bbookings?\b|\breservations?\b/i.test(source) && !/\b(?:cart|basket|bag)s?\b/i.test(source)

export function cart(terms: Terms): Copies {
  const { brief, us, named, reader, until, code } = terms
  if (isBooking(brief))
    return [
      {
        eyebrow: named ? us : 'Your booking',
        heading: `Your booking is waiting${reader}`,
        lead: `You began to book${named ? ` with ${us}` : ''}, and one step is left.`,
        button: 'Finish my booking',
        body: 'Is something not clear? Reply to this email before you decide, and we will help.'
      }
    ]
  const first = brief.things[0]?.title
  const word =
    brief.source.match(/\b(?:basket|bag|cart)\b/i)?.[0].toLowerCase() ?? (/£/.test(brief.source) ? 'basket' : 'cart')
  const offer = offerWords(terms)
  const lead = offer
    ? `What you chose${named ? ` at ${us}` : ''} is still there, with ${offer}${code ? `: use code **${code}**` : ''}${until}.`
    : `What you chose${named ? ` at ${us}` : ''} is still in your ${word}, just as you left it.`
  const shared = {
    lead,
    body: `Not sure about size, colour or delivery? Reply to this email before you decide, and we will help.`,
    closing: 'Ready when you are'
  }
  return [
    { eyebrow: `Your ${word}`, heading: `Still thinking it over${reader}?`, button: `Back to my ${word}`, ...shared },
    {
      eyebrow: named ? us : `Your ${word}`,
      heading: first && first.length < 34 ? `${first}: still in your ${word}` : `You left something behind${reader}`,
      button: 'Finish my order',
      ...shared
    },
    {
      eyebrow: 'Saved for you',
      heading: `Your ${word} is where you left it${reader}`,
      button: `Open my ${word}`,
      ...shared
    }
  ]
}

const FREE =
  /\b((?:a |1 |one )?(?:month|week|class|session|coffee|drink|dessert|delivery) free|free (?:month|week|class|session|coffee|drink|dessert|delivery|shipping))\b/i

export function winback(terms: Terms): Copies {
  const { brief, us, named, reader, until, code } = terms
  const gain = brief.offer?.gain ?? FREE.exec(brief.source)?.[1]
  const offer = offerWords(terms) ?? gain
  const isFirst =
    /\b(?:didn't|did not|haven't|have not|never) (?:sign(?:ed)? up|enrol(?:led)?|join(?:ed)?|buy|bought|book(?:ed)? (?:a|their) (?:course|membership))\b(?! (?:anything |again )?(?:in|for|since|within|over)\b)/i.test(
      brief.source
    )
  const lead = offer
    ? `We kept something for you: ${offer}${code ? ` with code **${code}**` : ''}${until}.`
    : isFirst
      ? `You had a first look${named ? ` at ${us}` : ''}, and we would love to see you again.`
      : `It has been quiet without you${named ? ` at ${us}` : ''}, and we would love to have you back.`
  const shared = {
    lead,
    body: 'If something was not as you hoped, reply and tell us. We would rather know, and put it right.',
    closing: `Will we see you again${reader}?`
  }
  const extra = codeSteps(terms)
  if (isFirst)
    return [
      {
        ...shared,
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Still thinking it over${reader}?`,
        button: 'Have another look'
      }
    ]
  return [
    {
      eyebrow: named ? `From ${us}` : 'A note for you',
      heading: `It's been a while${reader}`,
      button: gain ? 'Come back' : 'See what is new',
      ...shared,
      ...(extra && { extra })
    },
    {
      eyebrow: 'We miss you',
      heading: gain ? `${capitalise(gain)} to welcome you back` : `Your place is still here${reader}`,
      button: 'Come back',
      ...shared,
      ...(extra && { extra })
    },
    {
      eyebrow: `It's been a while`,
      heading: `We miss you${reader}`,
      button:
        gain && /\d/.test(gain)
          ? `Take ${gain.replace(/^(?:get|take) /i, '')}`
          : gain
            ? 'Come back'
            : 'Have another look',
      ...shared,
      ...(extra && { extra })
    }
  ]
}

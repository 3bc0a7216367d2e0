import { factsOf, type Kind } from '../../brief-reader/brief.ts'
import { capitalise, clip } from '../../brief-reader/tidy.ts'
import { moreWords } from './languages.ts'
import { dateWords, type Material } from './material.ts'

/** The words at the top of an email. */
export interface Headline {
  eyebrow?: string
  heading: string
  /** Said under the heading when the brief has no sentence for it. */
  lead: string
  button: string
}

type Options = [Headline, ...Headline[]]

/** The line everybody reads, made of the product, the offer and the day. */
export function headlineOf(material: Material): Headline {
  const { brief, choice } = material
  const made = choice.pick(HEADLINES[brief.kind](material))
  const heading = brief.headline ?? (brief.lang === 'en' ? made.heading : ownWords(material))
  return {
    ...made,
    ...(made.eyebrow && { eyebrow: dateWords(made.eyebrow) }),
    heading: clip(capitalise(heading), 90),
    ...(brief.lang !== 'en' && { lead: '', eyebrow: undefined, button: moreWords(brief.lang) ?? made.button })
  }
}

/** A heading in the brief's own words: for other languages, and for what we do not understand. */
function ownWords({ brief, statements, sender }: Material): string {
  const first =
    statements.find(words => !/^We(?:'re| are)\b/.test(words)) ?? brief.subject ?? brief.fragments[0] ?? sender
  const quoted = brief.quotes[0]?.text
  return clip((first.split(/(?<!\d)[,.:;!?](?=\s|$)|[。！？]/)[0] ?? first).trim() || quoted || sender, 56)
}

const until = ({ brief }: Material): string => (brief.deadline ? ` until ${dateWords(brief.deadline)}` : '')
const plural = (noun: string): boolean =>
  /(?:[^s]s|[^s]s \w+ed)$/i.test(noun.split(' of ')[0] ?? noun) && !/(?:news|series|is|us|ss)$/i.test(noun)
const isProper = (noun: string): boolean =>
  /^\p{Lu}/u.test(noun) && noun.split(' ').every(word => /^[\p{Lu}\d&]|^(?:of|the|and|for|in|on|at)$/u.test(word))
/** With its article, unless it is a name. */
const the = (noun: string): string =>
  isProper(noun) || /^(?:the|your|our|all|every|any) /i.test(noun) ? noun : `the ${noun}`
const comma = (reader: string | undefined): string => (reader ? `, ${reader}` : '')

const HEADLINES: Record<Kind, (material: Material) => Options> = {
  welcome: welcome,
  newsletter: newsletter,
  sale: sale,
  launch: launch,
  cart: cart,
  order: order,
  shipping: shipping,
  event: event,
  review: review,
  winback: winback,
  receipt: receipt,
  notice: notice,
  thanks: ({ thing, sender, reader }) => [
    {
      heading: `Thank you${comma(reader)}`,
      lead: thing
        ? `For ${the(thing)}, and from all of us at ${sender}.`
        : `This is a thank-you note from all of us at ${sender}.`,
      button: 'Visit us'
    },
    { heading: `A thank-you from ${sender}`, lead: 'We wanted to say it properly.', button: 'Visit us' }
  ],
  survey: ({ thing, sender }) => [
    {
      heading: thing ? `What did you think of ${the(thing)}?` : 'What do you think?',
      lead: `${sender} would like to hear it from you.`,
      button: 'Answer the survey'
    },
    {
      heading: thing ? `Tell us about ${the(thing)}` : 'We have some questions for you',
      lead: `Your answers help ${sender} decide what to do next.`,
      button: 'Share your view'
    }
  ],
  announcement: material => [
    {
      heading:
        material.brief.subject && material.brief.subject.length < 57 && material.brief.subject !== material.brief.brand
          ? material.brief.subject
          : ownWords(material),
      lead: '',
      button: 'Read more'
    }
  ]
}

function welcome({ thing, sender, reader, brief }: Material): Options {
  const waiting = thing && /\b(?:list|waitlist)$/i.test(thing)
  const lead = waiting
    ? `Thank you for putting your name down with ${sender}. Here is what you need to know.`
    : `Thank you for joining${thing && !isProper(thing) ? ` ${the(thing)}` : ` ${sender}`}. Here is what to know first.`
  const eyebrow = waiting ? 'Good to have you here' : undefined
  if (waiting)
    return [
      { ...(eyebrow && { eyebrow }), heading: `You're on the ${thing}`, lead, button: 'Have a look' },
      {
        eyebrow: 'Waiting list',
        heading: `Your name is on the list${comma(reader)}`,
        lead,
        button: 'See what is coming'
      }
    ]
  const gift = brief.offer ? `${brief.offer.gain} to begin with` : undefined
  return [
    {
      ...(gift && { eyebrow: capitalise(gift) }),
      heading: `Welcome to ${sender}${comma(reader)}`,
      lead,
      button: 'Get started'
    },
    { eyebrow: `Welcome to ${sender}`, heading: `We're glad you're here${comma(reader)}`, lead, button: 'Start here' },
    { eyebrow: 'Welcome', heading: `Hello from ${sender}`, lead, button: 'Look around' }
  ]
}

function newsletter({ brief, sender, thing }: Material): Options {
  const issue = /\bissue\s+(?:no\.?\s*)?#?(\d+)/i.exec(brief.text)?.[1]
  const month =
    /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b(?=\s+(?:newsletter|issue|edition|news|update|20))/i.exec(
      brief.text
    )?.[1]
  const eyebrow = issue ? `Issue ${issue}` : month ? `${capitalise(month)} news` : undefined
  const first = brief.things[0]?.title
  const lead =
    brief.things.length > 1
      ? `${number(brief.things.length)} things in this ${issue ? 'issue' : 'letter'}.`
      : `News from ${sender}.`
  const named = {
    ...(eyebrow && { eyebrow }),
    heading: thing && thing !== sender ? thing : `News from ${sender}`,
    lead,
    button: 'Read it online'
  }
  return first && first.length < 60
    ? ([
        { ...named, heading: first },
        ...(issue ? [{ ...named, heading: `${sender}, issue ${issue}`, eyebrow: 'In your inbox' }] : [])
      ] as Options)
    : [named]
}

const number = (count: number): string =>
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][count] ?? String(count)

function sale(material: Material): Options {
  const { brief, thing, sender } = material
  const gain = brief.offer?.gain
  const on = brief.offer?.on
  const things = on && !/^(?:your|their) next/i.test(on) ? on : undefined
  const event = thing && /sale$/i.test(thing) ? capitalise(thing) : undefined
  const when = until(material)
  const code = factsOf(brief, 'code')[0]
  const at = sender.startsWith('{{') ? 'the shop' : sender
  const lead = code
    ? `Enter ${code} at the checkout and the price drops${when}.`
    : gain
      ? `Have a look around ${at} and take your pick${when}.`
      : `Something good from ${at}${when}.`
  if (!gain)
    return [
      {
        heading: event ? `The ${event.toLowerCase()} is on` : thing ? capitalise(thing) : `Good things for less${when}`,
        lead,
        button: 'Shop the sale'
      }
    ]
  const big = things && /half/i.test(gain) ? `${things} ${gain}` : `${gain}${things ? ` ${things}` : ''}`
  const eyebrow = event ?? (when ? `${capitalise(when.trim())}` : undefined)
  return [
    { ...(eyebrow && { eyebrow }), heading: big, lead, button: 'Shop the sale' },
    {
      eyebrow: event ?? `From ${sender}`,
      heading:
        things && !/^(?:everything|storewide|sitewide)/i.test(things) && !event
          ? `${things}: ${gain}`
          : `${big}${when}`,
      lead,
      button: `Get ${gain}`
    }
  ]
}

function launch({ brief, thing, sender }: Material): Options {
  const name = thing ?? brief.things[0]?.title
  const date = factsOf(brief, 'date')[0]
  const eyebrow = date ? dateWords(date) : `New from ${sender}`
  const lead = name
    ? `${capitalise(the(name))} is the newest thing from ${sender}.`.replace(
        / is the/,
        plural(name) && !isProper(name) ? ' are the' : ' is the'
      )
    : `There is something new at ${sender}.`
  if (!name) return [{ eyebrow, heading: `Something new from ${sender}`, lead, button: 'Take a look' }]
  return [
    { eyebrow, heading: `Meet ${the(name)}`, lead, button: isProper(name) ? `See ${name}` : 'Take a look' },
    {
      eyebrow,
      heading: `${capitalise(the(name))} ${plural(name) && !isProper(name) ? 'are' : 'is'} here`,
      lead,
      button: 'Take a look'
    },
    {
      eyebrow: `New from ${sender}`,
      heading: isProper(name) ? `Introducing ${name}` : `The ${name.replace(/^the /i, '')}, new`,
      lead,
      button: 'See what it is'
    }
  ]
}

function cart({ brief, sender, reader }: Material): Options {
  const first = brief.things[0]?.title
  const word =
    brief.text.match(/\b(?:basket|bag|cart)\b/i)?.[0].toLowerCase() ?? (/£/.test(brief.text) ? 'basket' : 'cart')
  const lead = `What you chose at ${sender} is still in your ${word}, just as you left it.`
  return [
    { eyebrow: `Your ${word}`, heading: `Still thinking it over${comma(reader)}?`, lead, button: `Back to my ${word}` },
    {
      eyebrow: sender,
      heading: first && first.length < 34 ? `${first}: still in your ${word}` : 'You left something behind',
      lead,
      button: `Finish my order`
    },
    { eyebrow: 'Saved for you', heading: `Your ${word} is where you left it`, lead, button: `Open my ${word}` }
  ]
}

const orderNumber = ({ brief }: Material): string | undefined => factsOf(brief, 'number')[0]

function order(material: Material): Options {
  const { reader, sender } = material
  const id = orderNumber(material)
  const booking = /\bbooking\b/i.test(material.brief.text) ? 'booking' : 'order'
  const lead = `${capitalise(sender)} has your ${booking}. Everything in it is listed below.`
  const eyebrow = id ? `${capitalise(booking)} ${id}` : `${capitalise(booking)} confirmed`
  return [
    { eyebrow, heading: `Thank you${comma(reader)}. We have your ${booking}.`, lead, button: `View my ${booking}` },
    { eyebrow, heading: `Your ${booking} is in${comma(reader)}`, lead, button: `See my ${booking}` },
    { eyebrow, heading: `That's confirmed${comma(reader)}`, lead, button: `View my ${booking}` }
  ]
}

function shipping(material: Material): Options {
  const { brief, reader, sender } = material
  const date = factsOf(brief, 'date').at(-1)
  const id = orderNumber(material)
  const eyebrow = id ? `Order ${id}` : `From ${sender}`
  const lead = `Your order from ${sender} has left us${date ? ` and should be with you on ${dateWords(date)}` : ''}.`
  return [
    { eyebrow, heading: `Your order is on its way${comma(reader)}`, lead, button: 'Track my parcel' },
    {
      eyebrow,
      heading: date ? `Arriving ${dateWords(date)}` : `It has left the building`,
      lead,
      button: 'Follow the parcel'
    },
    { eyebrow: 'On its way', heading: `Packed, and out of the door${comma(reader)}`, lead, button: 'Track my parcel' }
  ]
}

function event({ brief, thing, sender }: Material): Options {
  const quoted = brief.facts.find(fact => fact.kind === 'quote' && fact.text.length < 50)?.text
  const name = capitalise(thing ?? quoted ?? 'You are invited')
  const date = factsOf(brief, 'date')[0]
  const eyebrow = date ? `Invitation for ${dateWords(date)}` : 'You are invited'
  const lead = sender.startsWith('{{')
    ? `Come and join us${date ? ` on ${dateWords(date)}` : ''}.`
    : `${sender} invites you${date ? ` on ${dateWords(date)}` : ''}.`
  const free = /\b(?:free|rsvp)\b/i.test(brief.text)
  const button = /\bticket/i.test(brief.text)
    ? 'Get tickets'
    : /\bwebinar|online|zoom/i.test(brief.text)
      ? 'Save my seat'
      : free
        ? 'Say you are coming'
        : 'Save my place'
  return [
    { eyebrow, heading: name, lead, button },
    { eyebrow: 'You are invited', heading: name, lead, button }
  ]
}

function review({ thing, sender, reader }: Material): Options {
  if (thing && /\b(?:visit|stay|trip|meal|appointment|class|order|experience|session|booking|event)s?$/i.test(thing)) {
    const lead = `Thank you for coming to ${sender}. Would you tell us how it went?`
    return [
      { eyebrow: `A question from ${sender}`, heading: `How was your ${thing}?`, lead, button: 'Leave a review' },
      { eyebrow: sender, heading: `Tell us about your ${thing}`, lead, button: 'Write a few words' }
    ]
  }
  const are = thing && plural(thing) ? 'are' : 'is'
  const lead = thing
    ? `You have had ${the(thing)} for a little while now. What should other people know before they choose ${plural(thing) ? 'them' : 'it'}?`
    : `You have had your order from ${sender} for a little while now. What should other people know?`
  return [
    {
      eyebrow: `A question from ${sender}`,
      heading: thing ? `How ${are} ${the(thing)}?` : `How did we do${comma(reader)}?`,
      lead,
      button: 'Write a review'
    },
    {
      eyebrow: sender,
      heading: thing ? `What do you make of ${the(thing)}?` : 'What do you make of it?',
      lead,
      button: 'Leave a review'
    },
    {
      eyebrow: 'Your turn',
      heading: thing ? `Tell us about ${the(thing)}` : 'Tell us how it went',
      lead,
      button: 'Write a few words'
    }
  ]
}

function winback(material: Material): Options {
  const { brief, sender, reader } = material
  const gain =
    brief.offer?.gain ??
    /\b(?:get |with )?((?:a |1 |one )?(?:month|week|class|session|coffee|drink) free|free (?:month|week|class|session))\b/i.exec(
      brief.text
    )?.[1]
  const lead = gain
    ? `Come back to ${sender}${until(material)} and ${/free$/i.test(gain) || /^free/i.test(gain) ? `get ${gain}` : `take ${gain}${brief.offer?.on ? ` ${brief.offer.on}` : ''}`}.`
    : `We have missed you at ${sender}.`
  return [
    {
      eyebrow: `From ${sender}`,
      heading: `It's been a while${comma(reader)}`,
      lead,
      button: gain ? 'Come back' : 'See what is new'
    },
    {
      eyebrow: `${sender} misses you`,
      heading: gain ? `${capitalise(gain)}, to welcome you back` : 'Your place is still here',
      lead,
      button: 'Come back'
    },
    {
      eyebrow: `It's been a while`,
      heading: `Come back to ${sender}`,
      lead,
      button: gain ? `Get ${gain.replace(/^get /i, '')}` : 'Have another look'
    }
  ]
}

function receipt({ brief, sender, reader }: Material): Options {
  const total =
    brief.totals.at(-1)?.value ??
    factsOf(brief, 'amount')
      .at(-1)
      ?.replace(/\s*(?:\/|per|a)\s*\w+$/, '')
  const date = factsOf(brief, 'date')[0]
  const id = factsOf(brief, 'number')[0]
  const eyebrow = id ? `Receipt ${id}` : 'Receipt'
  const lead = `This is your receipt from ${sender}${date ? `, dated ${dateWords(date)}` : ''}. Please keep it for your records.`
  return [
    { eyebrow, heading: total ? `You paid ${total}` : 'Your receipt', lead, button: 'Download the receipt' },
    { eyebrow, heading: `Thank you for your payment${comma(reader)}`, lead, button: 'View the receipt' },
    { eyebrow: sender, heading: total ? `Receipt for ${total}` : 'Your receipt', lead, button: 'View the receipt' }
  ]
}

const NOTICES: [RegExp, string][] = [
  [/\bmaintenance\b/i, 'Planned maintenance'],
  [/\bpassword (?:was|has been|is) (?:changed|reset)|\bchanged (?:your|their) password/i, 'Your password was changed'],
  [/\bpassword reset|\breset (?:your|their) password/i, 'Reset your password'],
  [/\bpayment failed|\bcard (?:was )?declined/i, 'Your payment did not go through'],
  [/\btrial\b[^.]*\b(?:end|expir)/i, 'Your trial is ending'],
  [
    /\bprice (?:change|increase|rise)|\bprices?\b[^.]*\b(?:go(?:ing)? up|change|rise|increase)/i,
    'Our prices are changing'
  ],
  [/\bprivacy policy/i, 'Our privacy policy is changing'],
  [/\bterms\b/i, 'Our terms are changing'],
  [/\b(?:outage|incident)\b/i, 'About the interruption'],
  [/\bnew (?:sign-?in|log-?in|device)/i, 'A new sign-in to your account'],
  [/\bverif(?:y|ication)/i, 'Please confirm your address'],
  [/\brenew/i, 'Your renewal'],
  [/\bexpir/i, 'Something is about to expire']
]

function notice(material: Material): Options {
  const { brief, sender } = material
  const date = factsOf(brief, 'date')[0]
  const known = NOTICES.find(([sign]) => sign.test(brief.text))?.[1]
  const base = known ?? ownWords(material)
  const dated =
    known && date && !/ is | was | did /.test(known) && /^Planned|^Your renewal/.test(known)
      ? `${known} on ${dateWords(date)}`
      : base
  const lead = `A notice from ${sender} about your account.`
  const button = /\bpassword\b/i.test(brief.text)
    ? 'Check my account'
    : /\bstatus\b/i.test(brief.text)
      ? 'See the status page'
      : /\bverif/i.test(brief.text)
        ? 'Confirm my address'
        : /\bpayment failed|declined/i.test(brief.text)
          ? 'Update payment'
          : 'Go to my account'
  return [
    { eyebrow: 'Service notice', heading: dated, lead, button },
    { eyebrow: `From ${sender}`, heading: base, lead, button }
  ]
}

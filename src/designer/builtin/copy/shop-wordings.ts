import { capitalise } from '../../brief/words.ts'
import { tag } from '../address.ts'
import type { Wording, Writer } from './writer.ts'

const bought = (brand: string): string =>
  brand
    ? `You receive this because you ordered from ${brand}.`
    : 'You receive this because you placed an order with us.'

/** The number of an order or a receipt; a merge tag when the brief gives none. */
const numberOf = ({ brief }: Writer, label: RegExp, name: string): string =>
  brief.references.find(reference => label.test(reference.label))?.value ?? tag(brief, name)

/** "Two paperbacks" → "two paperbacks"; a name keeps its capital. */
const asThing = (title: string): string =>
  title
    .replace(/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|A|An|The)\b/, word => word.toLowerCase())
    .replace(/^\d+\s?[x×]\s?/i, '')

const isPlural = (title: string): boolean =>
  /^(?:two|three|four|five|six|[2-9]|\d\d)\b/i.test(title) || /[^s]s$/i.test(title)

/** Left in the cart. */
export function cart(writer: Writer): Wording {
  const { brief, brand, cart: basket, offer } = writer
  const [item] = brief.items
  const more = brief.items.length - 1
  const name = item && `${asThing(item.title).replace(/^(?:the|an?|our)\s+/i, '')}`
  const are = item && (isPlural(item.title) || more > 0) ? 'are' : 'is'
  return {
    eyebrow: `Saved in your ${basket}`,
    headings: [
      name && more === 0 ? `Your ${name} ${are} still here` : undefined,
      name && more > 0 ? `Your ${name}, and ${more === 1 ? 'one more thing' : `${more} more things`}` : undefined,
      name && `Still thinking about the ${name}?`,
      `Your ${basket} is where you left it`,
      `Still thinking it over?`
    ],
    lead: [
      item
        ? `You left ${more > 0 ? `${asThing(item.title)} and ${more === 1 ? 'one more thing' : `${more} more things`}` : /^(?:two|three|four|five|six|\d)/i.test(item.title) ? asThing(item.title) : `the ${name}`} in your ${basket}${brand && brief.brand.source !== 'trade' ? ` at ${brand}` : ''}. We have kept ${isPlural(item.title) || more > 0 ? 'them' : 'it'} there for you.`
        : `You left something behind${brand && brief.brand.source !== 'trade' ? ` at ${brand}` : ''}. It is saved, just as you chose it.`,
      offer && brief.code && `Use the code **${brief.code}** for ${offer}.`
    ],
    button: `Back to my ${basket}`,
    ctas: [
      offer && `${capitalise(offer)}, if you come back`,
      'Pick up where you left off',
      `Your ${basket} is one click away`
    ],
    subjects: [
      name && `Your ${name} ${are} still in the ${basket}`,
      name && `Still thinking about the ${name}?`,
      `Your ${basket} is where you left it`
    ],
    previews: [
      item && `We have kept ${are === 'are' ? 'them' : 'it'} for you, just as you chose.`,
      'Everything is saved, just as you chose it.'
    ],
    footer: brand
      ? `You receive this because you left something in your ${basket} at ${brand}.`
      : `You receive this because you left something in your ${basket}.`
  }
}

/** We have your order. */
export function order(writer: Writer): Wording {
  const { brief, brand } = writer
  const number = numberOf(writer, /order|purchase/i, 'order_number')
  const arrival = brief.statements.find(({ text }) =>
    /^your order (?:arrives|ships|leaves|is delivered)/i.test(text)
  )?.text
  return {
    eyebrow: `Order ${number}`,
    headings: [
      arrival && arrival.length < 50 ? arrival.replace(/\.$/, '') : undefined,
      'Thank you. Your order is in',
      `Order ${number} is confirmed`
    ],
    lead: [
      `Thank you for your order${brand && brief.brand.source !== 'trade' ? ` from ${brand}` : ''}. We have everything we need and are getting it ready.`,
      arrival
    ],
    button: 'View my order',
    ctas: ['Anything to change?', 'Something not right?'],
    ctaText: 'Reply to this email, and one of us will help.',
    subjects: [
      number.startsWith('{') || number.startsWith('*') || number.startsWith('%')
        ? undefined
        : `Order ${number} confirmed${arrival ? `: ${arrival.replace(/^your order /i, '').replace(/\.$/, '')}` : ''}`,
      `Order ${number} confirmed`,
      'Your order is confirmed'
    ],
    previews: [
      arrival,
      brand && `Thank you for your order from ${brand.replace(/^The /, 'the ')}. Here is everything in it.`,
      'Here is everything in it.'
    ],
    footer: bought(brand)
  }
}

/** It has left. */
export function shipping(writer: Writer): Wording {
  const { brief, brand } = writer
  const number = numberOf(writer, /order/i, 'order_number')
  const [item] = brief.items
  const arrival = brief.statements.find(({ text }) => /\barriv(?:es|e|ing)\b|\bdelivered\b/i.test(text))?.text
  const thing =
    item && brief.items.length === 1
      ? `Your ${asThing(item.title).replace(/^(?:the|an?|your)\s+/i, '')} ${isPlural(item.title) ? 'are' : 'is'} on ${isPlural(item.title) ? 'their' : 'its'} way`
      : undefined
  return {
    eyebrow: `Order ${number}`,
    headings: [
      thing,
      arrival && arrival.length < 46 ? arrival.replace(/\.$/, '') : undefined,
      'Your order is on its way',
      'It has left the building'
    ],
    lead: [
      `Your order${brand ? ` from ${brand.replace(/^The /, 'the ')}` : ''} is packed, labelled and on its way to you.`,
      arrival
    ],
    button: 'Track my parcel',
    ctas: ['Where is it now?', 'Follow it to your door'],
    subjects: [thing, `Order ${number} is on its way`, 'Your order is on its way'],
    previews: [arrival, 'Packed, labelled and on its way to you. Here is how to follow it.'],
    footer: bought(brand)
  }
}

/** Paid. */
export function receipt(writer: Writer): Wording {
  const { brief, brand } = writer
  const total =
    brief.totals.findLast(({ label }) => /total|paid|due/i.test(label) && !/sub/i.test(label))?.value ??
    brief.totals.at(-1)?.value ??
    (brief.items.length === 1 ? brief.items[0]!.price : undefined) ??
    brief.facts.findLast(({ kind }) => kind === 'amount')?.text ??
    tag(brief, 'total')
  const number = brief.references[0]
  return {
    eyebrow: number ? `${number.label} ${number.value}` : 'Receipt',
    headings: [`Receipt for ${total}`, `Paid: ${total}`, `Thank you for your payment of ${total}`],
    lead: [
      `Thank you. ${brand ? `${brand} has` : 'We have'} received your payment of **${total}**${brief.date && /\d/.test(brief.date) ? ` on ${brief.date}` : ''}.`
    ],
    button: 'See it in my account',
    needsLink: true,
    ctas: ['Keep this for your records'],
    subjects: [
      `Your ${brand && brief.brand.source !== 'trade' ? `${brand} ` : ''}receipt for ${total}`,
      `Receipt for ${total}`,
      'Your receipt'
    ],
    previews: [
      number && `${number.label} ${number.value}${brief.date ? `, ${brief.date}` : ''}. Keep this for your records.`,
      'Keep this email for your records. The details are inside.'
    ],
    footer: brand ? `You receive this because you paid ${brand}.` : 'You receive this because you made a payment to us.'
  }
}

const REVIEWED =
  /\b(?:rate|review|of|about|for|on|with|enjoy(?:ed|ing)?|like[ds]?|(?:bought|ordered|purchased|booked|attended|used)) (?:your|their|our|the|his|her|a|an)\s+((?:(?:new|recent|last|latest)\s+)?(?!practice|shop|store|company|business|purchase)[A-Za-z][\w’'-]*(?:\s(?!with|and|from|on|in|at|by|to|for|last|this|of|using|so|,)[\w’'-]+){0,3})/i

/** How was it? */
export function review({ brief, brand, thing, offer }: Writer): Wording {
  const what =
    thing ??
    REVIEWED.exec(
      brief.text.replace(/\b(?:a|an|the) (?:rating|review|short|quick|dental practice)\b/gi, '')
    )?.[1]?.replace(/\b(?:purchase|order)$/i, 'order')
  const own =
    what &&
    (/^[A-Z]/.test(what) && what !== thing?.toLowerCase() ? `the ${what.replace(/^the /i, '')}` : `your ${what}`)
  const plural = what !== undefined && /[^s]s$/.test(what)
  return {
    eyebrow: brand || 'Your opinion',
    headings: [
      own &&
        `How ${plural ? 'are' : /visit|stay|trip|meal|lesson|class|appointment|experience|order|session|treatment|journey|flight|workshop/i.test(what!) ? 'was' : 'is'} ${own}?`,
      own && `Tell us about ${own}`,
      'How did we do?'
    ],
    lead: [
      own
        ? `Thank you for choosing ${brand ? brand.replace(/^The /, 'the ') : 'us'}. How many stars would you give ${own}?`
        : `Thank you for choosing ${brand ? brand.replace(/^The /, 'the ') : 'us'}. How many stars would you give us?`
    ],
    button: 'Write a review',
    ctas: ['Have a little more to say?', 'Tell others what you think'],
    ctaText: 'A sentence or two helps the next person decide.',
    subjects: [
      own &&
        `How ${plural ? 'are' : /visit|stay|trip|meal|lesson|class|appointment|experience|order|session|treatment|workshop/i.test(what!) ? 'was' : 'is'} ${own}?`,
      'How did we do?'
    ],
    previews: [
      offer && `${capitalise(offer)} as a thank-you.`,
      'One click on a star is all it takes. Thank you for your time.'
    ],
    footer: brand
      ? `You receive this because you were a customer of ${brand.replace(/^The /, 'the ')}.`
      : 'You receive this because you were our customer.'
  }
}

const SINCE =
  /\b(?:haven[’']?t|have not|not)\s+(\w+)(?:\s\w+){0,4}?\s(?:in|for|since)\s+(?:the\s+)?(?:last\s+|past\s+|over\s+|at least\s+)?((?:\d+|a|one|two|three|four|five|six|nine|twelve)\s+(?:days?|weeks?|months?|years?))/i
const LAST: Record<string, string> = {
  ordered: 'your last order',
  bought: 'your last order',
  purchased: 'your last order',
  visited: 'your last visit',
  booked: 'your last booking',
  logged: 'you last signed in',
  trained: 'your last session',
  opened: 'you last opened one of our emails',
  shopped: 'your last visit',
  used: 'we last saw you',
  been: 'your last visit',
  come: 'your last visit',
  donated: 'your last gift'
}

/** We would like you back. */
export function winback({ brief, brand, offer, until, thing }: Writer): Wording {
  const since = SINCE.exec(brief.text)
  const span = since?.[2]
  const last = LAST[since?.[1]?.toLowerCase() ?? '']
  return {
    eyebrow: brand ? `A note from ${brand}` : 'It has been a while',
    headings: [
      offer && `${capitalise(offer)}, to welcome you back`,
      span && `It has been ${span}`,
      brand ? `${brand} has missed you` : 'We have missed you',
      offer && `Come back to ${offer}`
    ],
    lead: [
      span
        ? `It has been ${span}${last ? ` since ${last}` : ''}, and we would love to see you again.`
        : `It has been a while${brand ? ` since we saw you at ${brand}` : ''}, and we would love to see you again.`,
      offer && brief.code
        ? `Here is ${offer}${until ? ` ${until}` : ''}: use the code **${brief.code}**.`
        : offer
          ? `Here is ${offer}${until ? ` ${until}` : ''} to welcome you back.`
          : undefined
    ],
    button: 'Come and look around',
    ctas: [
      offer && `${capitalise(offer)}${until ? ` ${until}` : ''}`,
      thing && `${thing} is waiting`,
      'See what is new'
    ],
    subjects: [
      offer && `${capitalise(offer)}, to welcome you back`,
      span && `It has been ${span}`,
      brand && `${brand} has missed you`,
      'It has been a while'
    ],
    previews: [
      brief.code && `Use the code ${brief.code}${until ? ` ${until}` : ''}.`,
      thing && `And there is something new: ${thing}.`,
      'There is plenty you have not seen yet.'
    ],
    footer: brand
      ? `You receive this because you have been a customer of ${brand}. If you would rather not hear from us, that is fine too.`
      : 'You receive this because you have been our customer. If you would rather not hear from us, that is fine too.'
  }
}

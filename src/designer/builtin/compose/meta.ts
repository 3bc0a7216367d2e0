import { type Brief, factsOf, type Kind } from '../../brief-reader/brief.ts'
import { capitalise, clip } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import type { Material } from './material.ts'
import { repeats } from './unplaced.ts'
import { dateWords } from './words.ts'

export interface Meta {
  name: string
  subject: string
  preheader: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Subject (at most 60 characters), preheader (40 to 90) and the template's name. */
export function metaOf(material: Material): Meta {
  const { brief } = material
  const subject = clip(dictatedSubject(brief) ?? subjectOf(material), 60)
  return {
    name: nameOf(material),
    subject,
    preheader: preheaderOf(material, subject),
    lang: 'en',
    dir: 'ltr'
  }
}

/** "Subject: something about summer" is an idea for a subject, not one. */
const dictatedSubject = ({ subjectLine }: Brief): string | undefined =>
  subjectLine && !/^(?:something|anything|maybe|a line|idea)\b/i.test(subjectLine) ? subjectLine : undefined

function subjectOf({ brief, brand, copy }: Material): string {
  const plain = copy.heading.replace(/\.$/, '')
  const id = factsOf(brief, 'number')[0]
  const date = factsOf(brief, 'date')[0]
  if (brief.kind === 'order' && id)
    return `${/\b(?:booking|reservation)\b/i.test(brief.source) ? 'Booking' : 'Order'} ${id} is confirmed`
  if (copy.button === 'See my refund') return `${copy.heading}${brand ? ` from ${brand}` : ''}`
  if (brief.kind === 'receipt' && copy.button !== 'View the invoice')
    return `Your receipt${brand ? ` from ${brand}` : ''}${id ? `: ${id}` : ''}`
  if (brief.kind === 'receipt') return `Invoice${id ? ` ${id}` : ''}${brand ? ` from ${brand}` : ''}`
  if (brief.kind === 'shipping' && id) return `Order ${id} is on its way`
  const dated = date && !plain.includes(date) ? `${plain}, ${dateWords(date)}` : plain
  if (brief.kind === 'event') return dated.length > 60 ? plain : dated
  const said = !brand || plain.toLowerCase().includes(brand.toLowerCase())
  return !said &&
    plain.length + brand.length < 50 &&
    /newsletter|announcement|launch|sale|job|volunteer|appeal|listing/.test(brief.kind)
    ? `${plain} | ${brand}`
    : plain
}

const plainOf = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '')

/** Longer preheaders are cut off by mail clients. */
const MOST = 90

/** What the subject does not say, in whole sentences: they are added while they fit, until there are 40 characters. */
function preheaderOf({ brief, brand, copy, said }: Material, subject: string): string {
  const { offer, deadline, offerSpan } = brief
  const when = offerSpan ?? (deadline && `until ${deadline}`)
  const gain =
    offer &&
    `${capitalise([offer.gain, offer.on, offer.over].filter(Boolean).join(' '))}${when ? `, ${dateWords(when)}` : ''}.`
  const candidates = [
    copy.preheader,
    brief.kind === 'thanks' &&
    /^(?:Thank you|We wanted|From all) /.test(copy.lead) &&
    said.some(words => /^thank/i.test(words))
      ? undefined
      : copy.lead,
    offerSpan && !copy.heading.includes(dateWords(offerSpan)) ? `${capitalise(dateWords(offerSpan))}.` : undefined,
    ...said.filter(words => words.length > 20 && !words.endsWith('?')),
    brief.kind === 'newsletter' ? inside(brief.things) : undefined,
    offer && brief.kind !== 'referral' && !subject.toLowerCase().includes(offer.gain.toLowerCase()) ? gain : undefined,
    /^If you have a question/.test(copy.body ?? '') ? undefined : copy.body?.split(/(?<=[.?]) /)[0],
    copy.closing?.replace(/(?<![.?!])$/, '.'),
    brand ? `A message from ${brand}.` : undefined,
    /notice|announcement|appointment|renewal|event/.test(brief.kind) ? 'Here is what you need to know.' : undefined
  ].flatMap(words =>
    words
      ? plainOf(words)
          .split(/(?<=[.?!])(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No)\.)\s+(?=\p{Lu})/u)
          .map(shortened)
      : []
  )
  const bare = subject.replace(/ \| .*$/, '').toLowerCase()
  let text = ''
  for (const words of candidates) {
    const longer = `${text} ${words}`.trim()
    if (
      text.length >= 40 ||
      longer.length > MOST ||
      text.toLowerCase().includes(words.replace(/[.]$/, '').toLowerCase()) ||
      repeats(words.replace(/^Only /, ''), text) ||
      (brand !== undefined && words.startsWith('A message from') && text.includes(brand)) ||
      (bare.length > 20 &&
        words.toLowerCase().includes(bare) &&
        (bare === subject.toLowerCase() || words.length < bare.length + 32)) ||
      subject === words.replace(/\.$/, '')
    )
      continue
    text = longer
  }
  return text || clip(candidates[0] ?? '', 90)
}

/** "Inside: Guava conchas, Horchata cold brew and more.", of titles that are no sentences. */
function inside(things: Brief['things']): string | undefined {
  const titles = things
    .map(({ title }) => title)
    .filter(title => title.length > 9 && title.length < 40 && !isStatement(title))
  const shown = titles.slice(0, 2)
  const isAll = things.length === shown.length
  return shown.length > 0 ? `Inside: ${shown.join(isAll ? ' and ' : ', ')}${isAll ? '' : ' and more'}.` : undefined
}

/** A long sentence up to a comma, where that is a sentence too. */
function shortened(words: string): string {
  if (words.length <= MOST) return words
  const end = words.lastIndexOf(', ', MOST - 2)
  const head = words.slice(0, Math.max(0, end))
  return head.length > 30 && isStatement(head) && !/^(?:if|when|because|although|once|as)\b/i.test(head)
    ? `${head}.`
    : words
}

const KIND_NAMES: Record<Kind, string> = {
  welcome: 'Welcome',
  newsletter: 'Newsletter',
  sale: 'Sale',
  launch: 'Launch',
  cart: 'Cart reminder',
  order: 'Order confirmation',
  shipping: 'Shipping notice',
  event: 'Invitation',
  review: 'Review request',
  winback: 'Win-back',
  receipt: 'Receipt',
  notice: 'Account notice',
  thanks: 'Thank-you',
  survey: 'Survey',
  birthday: 'Birthday',
  referral: 'Referral',
  restock: 'Back in stock',
  appointment: 'Appointment',
  job: 'Job opening',
  volunteer: 'Call for volunteers',
  appeal: 'Appeal',
  greeting: 'Greeting',
  renewal: 'Renewal',
  listing: 'New listing',
  letter: 'Letter',
  announcement: 'Announcement'
}

/** `Lumo Candles: sale`; without a sender what it is about. */
function nameOf({ brief, thing, copy }: Material): string {
  const kind = KIND_NAMES[brief.kind]
  const about = brief.brand ?? (thing && capitalise(thing))
  return clip(
    about ? `${about}: ${kind.toLowerCase()}` : brief.kind === 'announcement' ? copy.heading.replace(/\.$/, '') : kind,
    60
  )
}

import { factsOf } from '../../brief-reader/brief.ts'
import { capitalise, clip } from '../../brief-reader/tidy.ts'
import type { Headline } from './headlines.ts'
import { dateWords, type Material } from './material.ts'

export interface Meta {
  name: string
  subject: string
  preheader: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Subject (at most 60 characters), preheader (40 to 90) and the template's name. */
export function metaOf(material: Material, headline: Headline): Meta {
  const { brief } = material
  const subject = clip(brief.subjectLine ?? subjectOf(material, headline), 60)
  return {
    name: nameOf(material, headline),
    subject,
    preheader: preheaderOf(material, headline, subject),
    lang: brief.lang,
    dir: brief.dir
  }
}

function subjectOf({ brief, sender, reader }: Material, { heading }: Headline): string {
  const plain = heading.replace(/\.$/, '')
  const id = factsOf(brief, 'number')[0]
  const date = factsOf(brief, 'date')[0]
  const said = plain.toLowerCase().includes(sender.toLowerCase()) || sender.startsWith('{{')
  if (brief.kind === 'order' && id) return `Order ${id} is confirmed${reader ? `, ${reader}` : ''}`
  if (brief.kind === 'receipt') return `Your receipt from ${sender}${id ? `: ${id}` : ''}`
  if (brief.kind === 'shipping' && id) return `Order ${id} is on its way`
  if (brief.kind === 'event' && date && !plain.includes(date)) return `${clip(plain, 38)}, ${dateWords(date)}`
  if (brief.kind === 'notice' && date && !plain.includes(dateWords(date)) && plain.length < 40)
    return `${plain}: ${dateWords(date)}`
  return said || plain.length > 42 || /newsletter|announcement/.test(brief.kind) === false
    ? plain
    : `${plain} | ${sender}`
}

/** Says what the subject does not; other sentences join it until it is long enough. */
function preheaderOf({ brief, sender }: Material, { lead, eyebrow }: Headline, subject: string): string {
  const offer =
    brief.offer &&
    `${capitalise(brief.offer.gain)}${brief.offer.on ? ` ${brief.offer.on}` : ''}${brief.deadline ? `, until ${dateWords(brief.deadline)}` : ''}.`
  const code = factsOf(brief, 'code')[0]
  const coded = code && `Use code ${code}${brief.deadline ? ` until ${dateWords(brief.deadline)}` : ''}.`
  const told = brief.offer !== undefined && subject.toLowerCase().includes(brief.offer.gain.toLowerCase())
  const more = brief.fragments.find(
    words =>
      words.length > 14 &&
      words.length < 60 &&
      !(code && words.includes(code)) &&
      !words.includes(brief.offer?.gain ?? '\n')
  )
  const candidates = [
    /sale|winback|cart/.test(brief.kind) ? (told ? undefined : offer) : undefined,
    coded,
    more && /sale|winback/.test(brief.kind) ? `${capitalise(more)}.` : undefined,
    brief.statements.find(words => words.length > 24 && !words.endsWith('?')),
    lead,
    told ? undefined : offer,
    eyebrow && `${eyebrow}.`,
    brief.lang === 'en' ? `A message from ${sender}.` : sender,
    brief.lang === 'en' ? 'Open to read the rest.' : undefined
  ]
  let text = ''
  for (const words of candidates) {
    if (!words || text.length >= 40 || text.includes(words) || subject === words.replace(/\.$/, '')) continue
    text = `${text} ${words}`.trim()
  }
  const cut = clip(text, 90)
  return cut.length < text.length ? cut : text
}

const KIND_NAMES = {
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
  announcement: 'Announcement'
}

function nameOf({ brief }: Material, { heading }: Headline): string {
  const kind = KIND_NAMES[brief.kind]
  return clip(
    brief.brand && brief.kind !== 'announcement' ? `${brief.brand}: ${kind.toLowerCase()}` : heading.replace(/\.$/, ''),
    60
  )
}

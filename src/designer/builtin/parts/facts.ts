import type { Item } from '../../../email/sections/section.ts'
import { capitalise } from '../../brief/words.ts'
import type { Brief } from '../../brief.ts'
import { tag, withLinks } from '../address.ts'
import { iconsFor } from '../icons.ts'
import { type Part, section, textOf } from '../kit.ts'

/** When and where, of something that happens. */
export const event: Part = ({ brief, copy, sections }, layout, tone) => {
  if (!/^(?:event|booking|reminder|announcement|appeal)$/.test(brief.kind)) return undefined
  const { date, time, event: what } = brief
  if (!date || (brief.kind !== 'event' && brief.kind !== 'booking' && !(time && (what.place || what.name))))
    return undefined
  const named = sections.some(({ kind, content }) => kind === 'hero' && content.heading === what.name)
  return section(
    'event',
    {
      heading:
        brief.kind === 'booking' ? 'Your booking' : named || !what.name ? 'When and where' : capitalise(what.name),
      date: capitalise(date),
      ...(time && { time }),
      ...(what.place && { place: what.place }),
      ...(what.price && { price: what.price }),
      ...(what.host && !textOf(sections).includes(what.host.toLowerCase()) && { text: `With ${what.host}` }),
      ...(layout === 'ticket' && copy.button && { button: copy.button })
    },
    layout,
    tone
  )
}

/** Labels and values that the brief lists, and references that no other section shows. */
export const details: Part = ({ brief, sections }, layout, tone) => {
  const said = textOf(sections)
  const references = brief.references
    .filter(({ value }) => !said.includes(value.toLowerCase()))
    .map(({ label, value }) => ({
      label: /tracking/i.test(label) ? 'Tracking number' : label === 'Order' ? 'Order number' : label,
      value
    }))
  const listed = brief.details
    .filter(({ label }) => !/^(?:postal |company )?address$/i.test(label))
    .map(({ label, value }) => ({ label, value: withLinks(value, brief) }))
  const place =
    brief.kind !== 'event' &&
    brief.kind !== 'booking' &&
    brief.event.place &&
    brief.details.length > 0 &&
    !said.includes(brief.event.place.toLowerCase())
      ? [{ label: 'Where', value: brief.event.place }]
      : []
  const items = [...references, ...listed, ...place].slice(0, 10)
  if (items.length === 0) return undefined
  return section('details', { heading: headingOf(brief), items }, layout, tone)
}

function headingOf({ kind }: Brief): string {
  if (kind === 'shipping') return 'Follow it'
  if (kind === 'notice') return 'The details'
  return 'Good to know'
}

/** Titled lines of the brief as features with icons. */
export const features: Part = ({ brief, look }, layout, tone) => {
  const titled = brief.statements.filter(({ title, form }) => title && form === 'item').slice(0, 6)
  if (brief.kind === 'newsletter' || titled.length < 2) return undefined
  const icons = iconsFor(
    titled.map(({ title, text }) => `${title} ${text}`),
    look.theme
  )
  return section(
    'features',
    {
      items: titled.map(
        ({ title, text }, at): Item => ({ icon: icons[at]!, title: title!, text: withLinks(text, brief) })
      )
    },
    titled.length > 3 ? 'rows' : layout,
    tone
  )
}

/** A programme with times. */
export const schedule: Part = ({ brief }, layout, tone) => {
  if (brief.schedule.length < 2) return undefined
  return section(
    'schedule',
    {
      heading: brief.kind === 'event' ? 'The programme' : 'What happens when',
      items: brief.schedule.slice(0, 10).map(({ time, title, text }) => ({ time, title, ...(text && { text }) }))
    },
    layout,
    tone
  )
}

/** Words of somebody who is named, exactly as given. */
export const quote: Part = ({ brief }, layout, tone) => {
  const [first] = brief.quotes
  return (
    first &&
    section(
      'quote',
      {
        text: first.text,
        name: first.name ?? tag(brief, 'quote_name'),
        ...(first.role && { role: capitalise(first.role) })
      },
      first.text.length > 160 ? 'card' : layout,
      tone
    )
  )
}

/** One to five stars, each a link. */
export const rating: Part = ({ brief, copy }, layout, tone) => {
  if (brief.kind !== 'review' || !copy.button) return undefined
  const base = copy.button.href
  const href = (stars: number) => (/^https?:/.test(base) ? base : `${base}?rating=${stars}`)
  const labels = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']
  return section(
    'rating',
    {
      heading: 'How many stars?',
      text: 'One is poor, five is excellent.',
      items: labels.map((label, at) => ({ link: { label, href: href(at + 1) } }))
    },
    layout,
    tone
  )
}

/** Who signs. */
export const letterSignature = ({ signature, brand, event }: Brief): string | undefined => {
  const signed = signature ?? (event.host && !brand.name ? event.host : undefined)
  return (
    signed &&
    (brand.name && !signed.includes(brand.name) && brand.source === 'named' && !signed.includes(',')
      ? `${signed}\n${brand.name}`
      : signed.replace(/,\s+/, '\n'))
  )
}

import { tag, withLinks } from '../address.ts'
import { type Kit, type Part, picture, section } from '../kit.ts'

/** Kinds that the law does not count as advertising: no unsubscribe link is due. */
const SERVICE: ReadonlySet<string> = new Set([
  'order',
  'shipping',
  'receipt',
  'notice',
  'verify',
  'booking',
  'reminder'
])

/** The sender's name on top; nothing when the brief gives none. */
export const header: Part = ({ brief, copy }, layout, tone) => {
  const { name } = brief.brand
  if (!name) return undefined
  const tagline = /^(?:newsletter|receipt|order|shipping|notice|booking)$/.test(brief.kind) ? copy.eyebrow : undefined
  return section('header', { logo: name, ...(tagline && { tagline }) }, layout, tone)
}

/** The opening, without a picture for letters and papers that need none. */
export function hero(kit: Kit, layout: string | undefined, tone: Parameters<Part>[2]) {
  const { brief, copy } = kit
  const isBare = /^(?:receipt|notice|verify)$/.test(brief.kind) && !brief.asked.includes('image')
  const hasTagline = kit.sections.some(({ kind, content }) => kind === 'header' && content.tagline !== undefined)
  const lead = copy.lead.slice(0, brief.wishes.short ? 1 : 3).join(' ')
  return section(
    'hero',
    {
      ...(copy.eyebrow && !hasTagline && { eyebrow: copy.eyebrow }),
      heading: copy.heading,
      ...(lead && { text: lead }),
      ...(copy.button && { button: copy.button }),
      ...(!isBare && { image: picture(kit) })
    },
    isBare && layout !== 'cover' ? 'stacked' : layout,
    tone
  )
}

/** Who sent it and how to stop it. The address is the sender's to fill in: a merge tag. */
export const footer: Part = ({ brief, copy }, layout, tone) =>
  section(
    'footer',
    {
      company: brief.brand.source === 'none' ? tag(brief, 'company_name') : brief.brand.name,
      address:
        brief.details.find(({ label }) => /^(?:postal |company )?address$/i.test(label))?.value ??
        tag(brief, 'company_address'),
      text: withLinks(copy.footer, brief),
      ...(!SERVICE.has(brief.kind) && { unsubscribe: { label: 'Unsubscribe', href: tag(brief, 'unsubscribe_url') } })
    },
    layout,
    tone
  )

/** The way out at the end: one line, one button. */
export const cta: Part = ({ brief, copy, sections }, layout, tone) => {
  const said = sections.find(({ kind }) => kind === 'hero')?.content.heading
  const isShort = brief.wishes.short && sections.length < 4
  if (!copy.button || copy.ctaHeading === said || isShort) return undefined
  return section(
    'cta',
    { heading: copy.ctaHeading, ...(copy.ctaText && { text: copy.ctaText }), button: copy.button },
    layout,
    tone
  )
}

export const divider: Part = (_, layout, tone) => section('divider', {}, layout, tone)

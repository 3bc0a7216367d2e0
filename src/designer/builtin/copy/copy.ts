import type { LinkValue } from '../../../email/sections/section.ts'
import { capitalise, sentence, shorten } from '../../brief/words.ts'
import type { Brief } from '../../brief.ts'
import { hasLink, labelFromPath, mainHref, withLinks } from '../address.ts'
import type { Random } from '../random.ts'
import { imperativeLabel } from './labels.ts'
import { WORDINGS } from './wordings.ts'
import { choose, createWriter, previewOf, subjectOf } from './writer.ts'

/** The words of one email. */
export interface Copy {
  eyebrow?: string
  heading: string
  lead: string[]
  button?: LinkValue
  ctaHeading: string
  ctaText?: string
  subject: string
  preheader: string
  name: string
  footer: string
}

/** Headline, lead, button, subject and preview for a brief. What the brief words itself is used as it stands. */
export function writeCopy(brief: Brief, random: Random): Copy {
  const writer = createWriter(brief, random)
  const wording = WORDINGS[brief.kind](writer)
  const heading =
    brief.headline ??
    choose(wording.headings, 64, random) ??
    shorten(wording.headings.find(Boolean) ?? capitalise(brief.title ?? 'News'), 64)
  const subject = brief.subject ?? subjectOf(wording.subjects, heading)
  const told = brief.statements.filter(({ form }) => form !== 'part').map(({ text }) => sentence(text))
  const lead = wording.lead.filter((text): text is string => !!text).map(text => withLinks(text, brief))
  const previews = [
    ...wording.previews,
    ...lead.map(text => text.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1')),
    ...told
  ]
  const label = brief.buttonLabel ?? imperativeLabel(brief)?.label ?? labelFromPath(brief.link) ?? wording.button
  const href = hasLink(brief) || !wording.needsLink ? mainHref(brief) : undefined
  return {
    ...(wording.eyebrow && { eyebrow: wording.eyebrow }),
    heading,
    lead,
    ...(href && { button: { label, href } }),
    ctaHeading: choose(wording.ctas, 60, random) ?? heading,
    ...(wording.ctaText && { ctaText: wording.ctaText }),
    subject,
    preheader: brief.preheader ?? previewOf(previews, subject),
    name: nameOf(brief, heading),
    footer: wording.footer
  }
}

/** What its owner calls it: sender and subject matter. */
function nameOf({ brand, title, kind }: Brief, heading: string): string {
  const what = title && !/^e-?mail$/i.test(title) ? capitalise(title.replace(/\s+e-?mail$/i, '')) : capitalise(kind)
  const subject = brand.name || shorten(heading, 40)
  return shorten(`${subject}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`, 80)
}

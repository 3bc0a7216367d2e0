import type { SectionInput } from '../../../email/sections/normalise.ts'

const bare = ({ image: _, ...content }: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([slot, value]) => [slot, Array.isArray(value) ? value.map(item => bare(item)) : value])
  )

/** A section as it is for a brief that wants no pictures; one that cannot do without becomes words. */
export function withoutPictures(section: SectionInput): SectionInput {
  const content = bare(section.content) as SectionInput['content']
  return section.kind === 'spotlight' ? { ...section, kind: 'text', layout: 'plain', content } : { ...section, content }
}

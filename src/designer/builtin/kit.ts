import type { SectionInput } from '../../email/sections/normalise.ts'
import type { Content, ImageValue, Item, LinkValue, SlotValue, Tone } from '../../email/sections/section.ts'
import { SCENES, sceneUrl } from '../../email/theme/media-urls.ts'
import { comparable } from '../brief/words.ts'
import type { Brief, Statement } from '../brief.ts'
import type { Copy } from './copy/copy.ts'
import type { Look } from './look.ts'
import type { Random } from './random.ts'

/** Everything that the parts of one email are made from. */
export interface Kit {
  brief: Brief
  copy: Copy
  look: Look
  random: Random
  /** What was composed so far, for telling what remains to be said. */
  sections: SectionInput[]
  /** Statements that a button says by itself. */
  said: Set<Statement>
}

export type Part = (kit: Kit, layout: string | undefined, tone: Tone | undefined) => SectionInput | undefined

/** All words and addresses of sections, for comparing. */
export function textOf(sections: readonly SectionInput[]): string {
  return comparable(sections.flatMap(({ content }) => wordsIn(content)).join(' \n '))
}

function wordsIn(content: Content | Item): string[] {
  return Object.values(content).flatMap((value: SlotValue | Item[]) => {
    if (typeof value === 'string') return [value]
    if (Array.isArray(value)) return value.flatMap(wordsIn)
    return 'href' in value ? [(value as LinkValue).label, (value as LinkValue).href] : [(value as ImageValue).alt]
  })
}

/** A picture in the email's colours; `at` counts the scenes of the look, then their other drawings. */
export function picture({ look }: Kit, at = 0, name = look.scenes[at % look.scenes.length]!): ImageValue {
  const variant = name === look.scenes[at % look.scenes.length] ? 1 + Math.floor(at / look.scenes.length) : 1
  return { src: sceneUrl(name, look.theme, variant), alt: SCENES.find(scene => scene.name === name)?.about ?? '' }
}

/** A section of the email with a layout and tone, where they are given. */
export const section = (kind: string, content: Content, layout?: string, tone?: Tone): SectionInput => ({
  kind,
  ...(layout && { layout }),
  ...(tone && { tone }),
  content
})

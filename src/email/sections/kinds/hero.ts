import { HERO_LAYOUTS } from '../hero-layouts.ts'
import { type HeroContent, heroSchema } from '../hero-parts.ts'
import { sectionTable } from '../layout.ts'
import { sectionKind } from '../schema.ts'
import type { Section } from '../section.ts'

export const heroKind = sectionKind(heroSchema, {
  kind: 'hero',
  label: 'Hero',
  layouts: ['stacked', 'split', 'cover', 'poster', 'letter', 'editorial', 'product', 'ticket', 'number'],
  render
})

function render(section: Section<HeroContent>): string {
  const { layout, content } = section
  return sectionTable(section, HERO_LAYOUTS[layout as keyof typeof HERO_LAYOUTS](content))
}

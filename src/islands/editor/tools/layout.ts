import { LayoutTemplate } from 'lucide-react'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { layoutWords } from '../sections/layout-words.ts'
import { sectionOf } from './section-of.ts'
import type { ChoicesTool } from './tool.ts'

/** How the section of a part is arranged. */
export const layout: ChoicesTool = {
  type: 'choices',
  id: 'layout',
  name: 'Layout',
  icon: LayoutTemplate,
  isMore: part => part.kind !== 'section',
  fits: part => sectionOf(part) !== undefined,
  choices: ({ part }) => {
    const section = sectionOf(part)
    const layouts = section ? (SECTION_KINDS[section.kind]?.layouts ?? []) : []
    return layouts.map(value => ({
      value,
      label: layoutWords(value),
      isChosen: section?.layout === value,
      operations: section ? [{ op: 'layout', ref: section.ref, layout: value }] : []
    }))
  }
}

import { Columns3 } from 'lucide-react'
import { acrossChoices } from '../../../email/sections/across.ts'
import { sectionOf } from './section-of.ts'
import type { ChoicesTool } from './tool.ts'

/** How many items of a section stand side by side, where its layout is a grid. */
export const columns: ChoicesTool = {
  type: 'choices',
  id: 'columns',
  name: 'Columns',
  icon: Columns3,
  isMore: part => part.kind !== 'section',
  fits(part) {
    const section = sectionOf(part)?.section
    return section !== undefined && acrossChoices(section).length > 1
  },
  choices({ part }) {
    const found = sectionOf(part)
    if (!found) return []
    const { ref, section } = found
    const choice = (across: number | null) => ({
      value: `${across}`,
      label: across === null ? 'As many as come out even' : `${across} across`,
      isChosen: (section.across ?? null) === across,
      operations: [{ op: 'layout' as const, ref, across }]
    })
    return [null, ...acrossChoices(section)].map(choice)
  }
}

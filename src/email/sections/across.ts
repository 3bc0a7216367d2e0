import { SECTION_KINDS } from './catalogue.ts'
import type { Item, Section } from './section.ts'

/**
 * How many items of a section may be set side by side: 1 to as many as there are and as its layout takes. None where the
 * layout is no grid; what is set now is always among them.
 */
export function acrossChoices(section: Section): number[] {
  const grid = SECTION_KINDS[section.kind]?.grid
  if (!grid || grid.layout !== section.layout) return []
  const count = (section.content[grid.list] as Item[] | undefined)?.length ?? 0
  const choices = Array.from({ length: Math.min(grid.most, count) }, (_, at) => at + 1)
  const { across } = section
  return across === undefined || choices.includes(across) ? choices : [...choices, across]
}

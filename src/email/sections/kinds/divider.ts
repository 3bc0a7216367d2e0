import { renderPlain } from '../plain.ts'
import type { SectionKind } from '../section.ts'

export const dividerKind: SectionKind = {
  kind: 'divider',
  label: 'Divider',
  about: 'A pause between sections',
  slots: {},
  lists: {},
  layouts: ['line', 'space'],
  render: renderPlain,
  css: ''
}

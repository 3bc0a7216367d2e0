import { renderPlain } from '../plain.ts'
import { list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const statsKind: SectionKind = {
  kind: 'stats',
  label: 'Figures',
  about: 'Large numbers',
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 4, 'the items', {
      value: required(text('the number, short')),
      label: required(text('what it counts'))
    })
  },
  layouts: ['row', 'stack'],
  render: renderPlain,
  css: ''
}

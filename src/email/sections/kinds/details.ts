import { renderPlain } from '../plain.ts'
import { list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const detailsKind: SectionKind = {
  kind: 'details',
  label: 'Details',
  about: 'Facts with their names',
  slots: { heading: text('a heading') },
  lists: {
    items: list(1, 10, 'the items', { label: required(text('what it is')), value: required(text('the fact')) })
  },
  layouts: ['table', 'cards'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const faqKind: SectionKind = {
  kind: 'faq',
  label: 'Questions',
  about: 'Questions and their answers',
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 8, 'the items', { title: required(text('the question')), text: required(text('the answer')) })
  },
  layouts: ['stacked', 'columns'],
  render: renderPlain,
  css: ''
}

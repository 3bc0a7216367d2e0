import { renderPlain } from '../plain.ts'
import { list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const stepsKind: SectionKind = {
  kind: 'steps',
  label: 'Steps',
  about: 'What to do, in order',
  slots: { heading: text('a heading') },
  lists: { items: list(2, 6, 'the items', { title: required(text('a few words')), text: text('a sentence') }) },
  layouts: ['numbered', 'timeline'],
  render: renderPlain,
  css: ''
}

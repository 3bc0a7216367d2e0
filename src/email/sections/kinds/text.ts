import { renderPlain } from '../plain.ts'
import { link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const textKind: SectionKind = {
  kind: 'text',
  label: 'Text',
  about: 'Paragraphs',
  slots: {
    heading: text('a heading'),
    text: required(text('paragraphs, apart by blank lines')),
    button: link('an action'),
    signature: text('who signs, lines apart by line breaks')
  },
  lists: {},
  layouts: ['plain', 'letter', 'card'],
  render: renderPlain,
  css: ''
}

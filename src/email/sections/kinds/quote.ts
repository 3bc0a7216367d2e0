import { renderPlain } from '../plain.ts'
import { image, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const quoteKind: SectionKind = {
  kind: 'quote',
  label: 'Quote',
  about: 'What somebody said',
  slots: {
    text: required(text('the words, without quotation marks')),
    name: required(text('who said them')),
    role: text('what they do'),
    image: image('a portrait')
  },
  lists: {},
  layouts: ['large', 'card'],
  render: renderPlain,
  css: ''
}

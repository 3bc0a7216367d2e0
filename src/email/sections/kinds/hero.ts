import { renderPlain } from '../plain.ts'
import { image, link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const heroKind: SectionKind = {
  kind: 'hero',
  label: 'Hero',
  about: 'The opening: one big line and a picture',
  slots: {
    eyebrow: text('a few words above the heading'),
    heading: required(text('the line everybody reads, 2 to 8 words')),
    text: text('one or two sentences'),
    button: link('the main action'),
    second: link('a quieter action'),
    image: image('the picture of the email')
  },
  lists: {},
  layouts: ['stacked', 'split', 'cover', 'poster'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { image, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const imageKind: SectionKind = {
  kind: 'image',
  label: 'Image',
  about: 'A picture',
  slots: { image: required(image('the picture')), caption: text('what it shows') },
  lists: {},
  layouts: ['full', 'inset'],
  render: renderPlain,
  css: ''
}

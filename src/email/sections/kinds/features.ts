import { renderPlain } from '../plain.ts'
import { image, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const featuresKind: SectionKind = {
  kind: 'features',
  label: 'Features',
  about: 'Reasons or qualities side by side',
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(2, 6, 'the items', {
      icon: image('a small icon'),
      title: required(text('two or three words')),
      text: required(text('a sentence'))
    })
  },
  layouts: ['columns', 'rows'],
  render: renderPlain,
  css: ''
}

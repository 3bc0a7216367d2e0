import { renderPlain } from '../plain.ts'
import { image, link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const listKind: SectionKind = {
  kind: 'list',
  label: 'List',
  about: 'Articles or news, one after another',
  slots: { heading: text('a heading') },
  lists: {
    items: list(1, 10, 'the items', {
      image: image('a picture'),
      title: required(text('the headline')),
      text: text('a sentence or two'),
      link: link('where to read on')
    })
  },
  layouts: ['articles', 'plain'],
  render: renderPlain,
  css: ''
}

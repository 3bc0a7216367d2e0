import { renderPlain } from '../plain.ts'
import { image, link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const productsKind: SectionKind = {
  kind: 'products',
  label: 'Products',
  about: 'Things to buy, with prices',
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(1, 6, 'the items', {
      image: image('a picture of it'),
      title: required(text('its name')),
      text: text('a few words'),
      price: text('the price'),
      was: text('the price before'),
      button: link('an action')
    })
  },
  layouts: ['grid', 'rows'],
  render: renderPlain,
  css: ''
}

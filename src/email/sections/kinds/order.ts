import { renderPlain } from '../plain.ts'
import { image, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const orderKind: SectionKind = {
  kind: 'order',
  label: 'Order',
  about: 'What was ordered, and what it came to',
  slots: { heading: text('a heading'), number: text('the order number'), date: text('its date') },
  lists: {
    items: list(1, 12, 'the items', {
      image: image('a picture'),
      title: required(text('the thing')),
      text: text('size, quantity'),
      price: text('its price')
    }),
    totals: list(0, 6, 'sums under the table, the last one the total', {
      label: required(text('what it is')),
      value: required(text('the amount'))
    })
  },
  layouts: ['table', 'cards'],
  render: renderPlain,
  css: ''
}

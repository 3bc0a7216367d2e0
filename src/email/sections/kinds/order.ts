import { type Html, html } from '../html.ts'
import { below, itemsOf, layoutTable, paddedSection, rows, wide } from '../layout.ts'
import { line, prose, thumbnail } from '../parts.ts'
import { type ContentOf, type ItemOf, image, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading'), number: text('the order number'), date: text('its date') },
  lists: {
    items: list(1, 12, {
      image: image('a picture'),
      title: required(text('the thing')),
      text: text('size, quantity'),
      price: text('its price')
    }),
    totals: list(0, 6, {
      label: required(text('what it is')),
      value: required(text('the amount; the last is the total'))
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const orderKind = sectionKind(schema, {
  kind: 'order',
  label: 'Order',
  layouts: ['table', 'cards'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const things = rows(content, 'items', layout === 'cards' ? asCard : asRow)
  const parts = below(line(content, 'heading', 'h2', 'heading'), reference(content), things, totals(content))
  return paddedSection(section, html`${parts}`)
}

/** Number and date on one line. */
function reference(content: Content): Html | undefined {
  const [number, date] = [line(content, 'number', 'p', 'value tight'), line(content, 'date', 'p', 'note tight')]
  if (!number || !date) return number ?? date
  return layoutTable(
    html`
      <tr>
        <td>${number}</td>
        <td class="end" align="right">${date}</td>
      </tr>`,
    'grid reference'
  )
}

function asRow(item: Item): Html {
  const image = thumbnail(item, 'image', 64, 'thumbnail order-picture')
  const price = line(item, 'price', 'p', 'value order-price')
  return html`
    ${image && html`<td class="rule" width="84" valign="top">${image}</td>`}
    <td class="rule" valign="middle"${wide(image, price)}>
      ${words(item)}
    </td>
    ${price && html`<td class="rule end" width="96" valign="middle" align="right">${price}</td>`}`
}

const words = (item: Item): Html => html`
  ${line(item, 'title', 'h3', 'title order-title')}
  ${prose(item, 'text', 'note')}`

function asCard(item: Item): Html {
  const image = thumbnail(item, 'image', 88, 'thumbnail order-picture')
  const card = html`
    <tr>
      ${image && html`<td class="card order-left" width="88" valign="middle">${image}</td>`}
      <td class="card order-card" valign="middle"${wide(image)}>
        ${words(item)}
        ${line(item, 'price', 'p', 'value')}
      </td>
    </tr>`
  return html`
    <td class="order-gap">
      ${layoutTable(card)}
    </td>`
}

/** Sums under the goods; the last one is what was paid. */
function totals(content: Content): Html | undefined {
  const last = itemsOf(content, 'totals').length - 1
  if (last < 0) return undefined
  return rows(content, 'totals', (item, at) => {
    const [edge, weight] = at === last ? ['rule total', 'value'] : at === 0 ? ['rule', 'text'] : ['sum', 'text']
    return html`
      <td class="${edge}">${line(item, 'label', 'p', `${weight} order-sum`)}</td>
      <td class="${edge} end" align="right">${line(item, 'value', 'p', `${weight} order-sum`)}</td>`
  })
}

import { type Html, html } from '../html.ts'
import { below, columns, itemsOf, layoutTable, paddedSection, row, rows } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(2, 3, {
      name: required(text('its name')),
      price: required(text('what it costs, and how often')),
      text: text('what is in it: a list with "- " before each line'),
      button: link('how to choose it')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const plansKind = sectionKind(schema, {
  kind: 'plans',
  label: 'Plans',
  layouts: ['cards', 'table'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const plans =
    layout === 'table'
      ? rows(content, 'items', asRow)
      : columns(content, 'items', itemsOf(content, 'items').length, asCard, { gutter: 16 })
  const opening = below(line(content, 'heading', 'h2', 'heading'), prose(content, 'text'))
  return paddedSection(section, html`${below(opening, plans)}`)
}

const asCard = (item: Item): Html =>
  layoutTable(
    html`${row(
      below(
        line(item, 'name', 'h3', 'title'),
        line(item, 'price', 'p', 'value plan-price hue'),
        prose(item, 'text', 'text small plan-text'),
        button(item, 'button', { size: 'button plan-button' })
      ),
      'card plan-card'
    )}`
  )

/** Plan, what is in it, and what it costs, from left to right. */
function asRow(item: Item): Html {
  return html`
    <td class="stack rule" width="150" valign="top">${line(item, 'name', 'h3', 'title')}${line(item, 'price', 'p', 'value hue')}</td>
    <td class="stack rule plan-words" valign="top">
      ${below(prose(item, 'text', 'text small plan-text'), button(item, 'button', { size: 'button plan-button' })) ?? html`&nbsp;`}
    </td>`
}

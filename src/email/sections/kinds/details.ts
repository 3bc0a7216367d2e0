import { type Html, html } from '../html.ts'
import { below, columns, layoutTable, paddedSection, row, rows } from '../layout.ts'
import { line } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(1, 10, { label: required(text('what it is')), value: required(text('the fact')) })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const detailsKind = sectionKind(schema, {
  kind: 'details',
  label: 'Details',
  layouts: ['table', 'cards'],
  grid: { layout: 'cards', list: 'items', most: 3 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content, across = 2 } = section
  const facts =
    layout === 'cards' ? columns(content, 'items', across, asCard, { gutter: 12 }) : rows(content, 'items', asRow)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), facts)}`)
}

function asRow(item: Item): Html {
  return html`
    <td class="rule" width="200" valign="top">${line(item, 'label', 'p', 'note details-label')}</td>
    <td class="rule end" valign="top" align="right">${line(item, 'value', 'p', 'value')}</td>`
}

function asCard(item: Item): Html {
  const words = below(line(item, 'label', 'p', 'note near'), line(item, 'value', 'p', 'title details-value'))
  return layoutTable(html`${row(words, 'card details-card')}`)
}

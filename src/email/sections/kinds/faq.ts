import { type Html, html } from '../html.ts'
import { below, columns, paddedSection, rows } from '../layout.ts'
import { line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 8, { title: required(text('the question')), text: required(text('the answer')) })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const faqKind = sectionKind(schema, {
  kind: 'faq',
  label: 'Questions',
  layouts: ['stacked', 'columns'],
  grid: { layout: 'columns', list: 'items', most: 3 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content, across = 2 } = section
  const items =
    layout === 'columns' ? columns(content, 'items', across, answer, { gutter: 32 }) : rows(content, 'items', stacked)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

const answer = (item: Item): Html | undefined =>
  below(line(item, 'title', 'h3', 'title'), prose(item, 'text', 'text small'))

function stacked(item: Item): Html {
  return html`
    <td class="rule">
      ${answer(item)}
    </td>`
}

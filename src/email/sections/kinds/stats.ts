import { type Html, html } from '../html.ts'
import { below, columns, itemsOf, paddedSection, rows } from '../layout.ts'
import { line } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 4, 'the items', {
      value: required(text('the number, short')),
      label: required(text('what it counts'))
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const statsKind = sectionKind(schema, {
  kind: 'stats',
  label: 'Figures',
  about: 'Large numbers',
  layouts: ['row', 'stack'],
  render,
  css: `.figure { margin: 0 0 6px; font-size: var(--figure-size); line-height: 1.1; white-space: nowrap }
.stat { border-top-width: 3px }
.section-stats-stack .figure { margin: 0 0 16px }
@media (max-width: 480px) {
  .figure { font-size: var(--figure-size-narrow) !important }
  .figure-cell { width: 150px !important }
}
`
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = layout === 'stack' ? rows(content, 'items', asRow) : sideBySide(content)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

function sideBySide(content: Content): Html {
  const count = itemsOf(content, 'items').length
  const options = { cell: 'rule stat' }
  return columns(content, 'items', count === 4 ? 2 : count, item => figure(item), options)
}

const figure = (item: Item): Html | undefined =>
  below(line(item, 'value', 'p', 'heading figure hue'), line(item, 'label', 'p', 'text small'))

function asRow(item: Item): Html {
  return html`
    <td class="rule figure-cell" width="220" valign="middle">
      ${line(item, 'value', 'p', 'heading figure hue')}
    </td>
    <td class="rule" valign="middle">
      ${line(item, 'label', 'p', 'text')}
    </td>`
}

import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection, row, rows } from '../layout.ts'
import { line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 10, {
      time: required(text('when')),
      title: required(text('what')),
      text: text('more about it')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const scheduleKind = sectionKind(schema, {
  kind: 'schedule',
  label: 'Schedule',
  layouts: ['table', 'cards'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = rows(content, 'items', layout === 'cards' ? asCard : asRow)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

function asRow(item: Item): Html {
  return html`
    <td class="rule" width="132" valign="top">
      ${line(item, 'time', 'p', 'mark schedule-time')}
    </td>
    <td class="rule schedule-words" valign="top">
      ${line(item, 'title', 'h3', 'title near')}
      ${prose(item, 'text', 'text small')}
    </td>`
}

function asCard(item: Item): Html {
  const words = below(
    line(item, 'time', 'p', 'mark near'),
    line(item, 'title', 'h3', 'title'),
    prose(item, 'text', 'text small near')
  )
  return html`
    <td class="schedule-card">
      ${layoutTable(html`${row(words, 'card')}`)}
    </td>`
}

import { type Html, html } from '../html.ts'
import { below, columns, itemsOf, paddedSection, rows } from '../layout.ts'
import { button, line } from '../parts.ts'
import { type ContentOf, type ItemOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a few words') },
  lists: { items: list(2, 3, { button: required(link('an action')) }) }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const actionsKind = sectionKind(schema, {
  kind: 'actions',
  label: 'Buttons',
  layouts: ['row', 'stack'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const buttons =
    layout === 'stack'
      ? rows(content, 'items', item => html`<td>${wideButton(item)}</td>`)
      : columns(content, 'items', itemsOf(content, 'items').length, wideButton, { gutter: 16 })
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'title actions-heading centre'), buttons)}`)
}

/** As wide as its place, so that buttons with long and short words look alike. */
const wideButton = (item: Item): Html | undefined =>
  button(item, 'button', { table: 'action wide-action', size: 'button wide-button' })

import { type Html, html } from '../html.ts'
import { acrossFor, below, columns, itemsOf, paddedSection, rows } from '../layout.ts'
import { line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: { items: list(2, 6, { title: required(text('a few words')), text: text('a sentence') }) }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const stepsKind = sectionKind(schema, {
  kind: 'steps',
  label: 'Steps',
  layouts: ['numbered', 'timeline'],
  grid: { layout: 'timeline', list: 'items', most: 4 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = layout === 'timeline' ? alongBar(section) : rows(content, 'items', numbered)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

/** A large numeral beside the words. The numeral is part of the drawing, not of the content. */
function numbered(item: Item, at: number): Html {
  return html`
    <td class="rule" width="64" valign="top">
      <p class="heading numeral hue">${at + 1}</p>
    </td>
    <td class="rule" valign="top">
      ${line(item, 'title', 'h3', 'title')}
      ${prose(item, 'text', 'text small')}
    </td>`
}

/** Side by side under one thick bar. */
function alongBar({ content, across = acrossFor(itemsOf(content, 'items').length) }: Section<Content>): Html {
  return columns(
    content,
    'items',
    across,
    (item, _, at) =>
      below(
        html`<p class="mark step-number">${at + 1}</p>`,
        line(item, 'title', 'h3', 'title'),
        prose(item, 'text', 'text small')
      ),
    { gutter: 12, cell: 'step' }
  )
}

import { type Html, html } from '../html.ts'
import { below, columns, itemsOf, layoutTable, paddedSection, row } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: required(text('what ends or begins then')), text: text('a sentence'), button: link('the action') },
  lists: {
    parts: list(2, 4, {
      value: required(text('a day, a month or an hour, short')),
      label: text('what it is')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Part = ItemOf<typeof schema, 'parts'>

export const countdownKind = sectionKind(schema, {
  kind: 'countdown',
  label: 'Countdown',
  layouts: ['blocks', 'line'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const draw = layout === 'blocks' ? block : figure
  const parts = columns(content, 'parts', itemsOf(content, 'parts').length, draw, { gutter: 12 })
  return paddedSection(
    section,
    html`${below(
      line(content, 'heading', 'h2', 'heading'),
      parts,
      prose(content, 'text', 'text small count-after'),
      button(content, 'button')
    )}`
  )
}

const figure = (part: Part): Html | undefined =>
  below(line(part, 'value', 'p', 'heading count-value hue'), line(part, 'label', 'p', 'note'))

const block = (part: Part): Html => layoutTable(html`${row(figure(part), 'card count-card centre')}`)

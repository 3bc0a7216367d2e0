import { html } from '../html.ts'
import { below, layoutTable, paddedSection, row } from '../layout.ts'
import { line, prose } from '../parts.ts'
import { type ContentOf, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('two or three words'), text: required(text('a sentence or two')) },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const noticeKind = sectionKind(schema, {
  kind: 'notice',
  label: 'Notice',
  layouts: ['bar', 'box'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const text = below(line(content, 'heading', 'h2', 'title near'), prose(content, 'text', 'text small'))
  if (layout === 'bar') return paddedSection(section, html`${text}`, 'notice-strip centre')
  return paddedSection(section, layoutTable(html`${row(text, 'card notice-panel')}`), 'pad-notice')
}

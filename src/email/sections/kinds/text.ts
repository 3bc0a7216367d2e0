import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection, row } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    heading: text('a heading'),
    text: required(text('paragraphs, apart by blank lines')),
    button: link('an action'),
    signature: text('who signs, lines apart by line breaks')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const textKind = sectionKind(schema, {
  kind: 'text',
  label: 'Text',
  layouts: ['plain', 'letter', 'card'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  if (layout === 'plain') return paddedSection(section, words(content, 'text'))
  if (layout === 'letter') return paddedSection(section, words(content, 'text letter'), 'pad-letter')
  return paddedSection(section, layoutTable(html`${row(words(content, 'text'), 'card')}`), 'pad-card')
}

function words(content: Content, className: string): Html {
  const signature = line(content, 'signature', 'p', 'title signature')
  return html`${below(line(content, 'heading', 'h2', 'heading'), prose(content, 'text', className), button(content, 'button'), signature)}`
}

import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection, row } from '../layout.ts'
import { line, prose, thumbnail } from '../parts.ts'
import { type ContentOf, image, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    text: required(text('the words, without quotation marks')),
    name: required(text('who said them')),
    role: text('what they do'),
    image: image('a portrait')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const quoteKind = sectionKind(schema, {
  kind: 'quote',
  label: 'Quote',
  layouts: ['large', 'card'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  if (layout === 'card') return paddedSection(section, layoutTable(html`${row(inCard(content), 'card')}`), 'pad-quote')
  return paddedSection(section, large(content), 'pad-wide')
}

/** Who said it: portrait, name, role. */
function speaker(content: Content): Html {
  const portrait = thumbnail(content, 'image', 56, 'thumbnail portrait')
  return html`
    <table role="presentation" class="speaker" cellpadding="0" cellspacing="0" border="0">
      <tr>
        ${portrait && html`<td class="speaker-portrait" width="72" valign="middle">${portrait}</td>`}
        <td valign="middle">
          ${line(content, 'name', 'p', 'value tight')}
          ${line(content, 'role', 'p', 'note tight')}
        </td>
      </tr>
    </table>`
}

function large(content: Content): Html {
  return html`
    <p class="hue quote-mark" aria-hidden="true">“</p>
    ${prose(content, 'text', 'heading quote-text')}
    ${speaker(content)}`
}

function inCard(content: Content): Html {
  return html`${below(prose(content, 'text', 'text quote-words'), speaker(content))}`
}

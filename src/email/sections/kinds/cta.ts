import { type Html, html } from '../html.ts'
import { layoutTable, paddedSection } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: required(text('why now')), text: text('a sentence'), button: required(link('the action')) },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const ctaKind = sectionKind(schema, {
  kind: 'cta',
  label: 'Call to action',
  layouts: ['center', 'split'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  return layout === 'split'
    ? paddedSection(section, split(content))
    : paddedSection(section, centred(content), 'pad-wide centre')
}

function centred(content: Content): Html {
  return html`
    ${line(content, 'heading', 'h2', 'heading cta-heading')}
    ${prose(content, 'text')}
    ${button(content, 'button', { table: 'action centre-action', centred: true })}`
}

/** The line on the left, the button on the right. */
function split(content: Content): Html {
  return layoutTable(html`
    <tr>
      <td class="stack" valign="middle">
        ${line(content, 'heading', 'h2', 'heading')}
        ${prose(content, 'text')}
      </td>
      <td class="stack later cta-side" width="200" valign="middle" align="right">
        ${button(content, 'button')}
      </td>
    </tr>`)
}

import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection, row } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    heading: required(text('what it gives')),
    code: required(text('the code itself')),
    text: text('terms or until when'),
    button: link('where to use it')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const couponKind = sectionKind(schema, {
  kind: 'coupon',
  label: 'Coupon',
  layouts: ['ticket', 'band'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  return layout === 'band'
    ? paddedSection(section, band(content))
    : paddedSection(section, ticket(content), 'pad-coupon')
}

/** A code that is too long for one line as large as a heading is set smaller; what still does not fit wraps. */
const codeLine = (content: Content, classes: string): Html | undefined =>
  line(content, 'code', 'p', `${classes}${(content.code ?? '').length > 12 ? ' code-long' : ''}`)

/** A card with a dashed edge, everything in the middle, the code as large as a heading. */
function ticket(content: Content): Html {
  const words = below(
    line(content, 'heading', 'h2', 'heading'),
    codeLine(content, 'heading code hue'),
    prose(content, 'text', 'text small'),
    button(content, 'button', { table: 'action centre-action', centred: true })
  )
  return layoutTable(html`${row(words, 'card coupon-card centre')}`)
}

/** The offer on the left, the code in a box on the right. */
function band(content: Content): Html {
  return layoutTable(html`
    <tr>
      <td class="stack" valign="middle">
        ${line(content, 'heading', 'h2', 'heading')}
        ${prose(content, 'text', 'text small')}
      </td>
      <td class="stack later coupon-side" width="220" valign="middle">
        ${layoutTable(html`${row(codeLine(content, 'heading code'), 'card code-box centre')}`)}
        ${button(content, 'button', { table: 'action coupon-action' })}
      </td>
    </tr>`)
}

import { type Html, html } from '../html.ts'
import { below, itemsOf, layoutTable, paddedSection } from '../layout.ts'
import { anchor, line, prose } from '../parts.ts'
import { type ContentOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    company: required(text("the sender's name")),
    address: text('its postal address'),
    text: text('why the reader gets it'),
    unsubscribe: link('how to stop it')
  },
  lists: { links: list(0, 6, { link: required(link('a place on the site')) }) }
} satisfies Schema

type Content = ContentOf<typeof schema>

export const footerKind = sectionKind(schema, {
  kind: 'footer',
  label: 'Footer',
  layouts: ['center', 'columns'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  return layout === 'columns'
    ? paddedSection(section, sides(content))
    : paddedSection(section, centred(content), 'pad centre')
}

const sender = (content: Content): (Html | undefined)[] => [
  line(content, 'company', 'p', 'value footer-company'),
  line(content, 'address', 'p', 'note'),
  prose(content, 'text', 'note')
]

function stop(content: Content): Html | undefined {
  const link = anchor(content, 'unsubscribe', 'footer-link')
  return link && html`<p class="note">${link}</p>`
}

function links(content: Content, className: string): Html | undefined {
  const items = itemsOf(content, 'links')
  if (items.length === 0) return undefined
  return html`
    <p class="note ${className}" data-list="links">
      ${items.map(item => html`<span data-item>${anchor(item, 'link', 'footer-link')}</span>`)}
    </p>`
}

function centred(content: Content): Html {
  return html`${below(links(content, 'footer-row'), ...sender(content), stop(content))}`
}

/** The sender on the left, the ways out on the right. */
function sides(content: Content): Html {
  const right = below(links(content, 'footer-column'), stop(content))
  return layoutTable(html`
    <tr>
      <td class="stack" valign="top">
        ${sender(content)}
      </td>
      ${
        right &&
        html`
          <td class="stack later footer-side" width="180" valign="top">
            ${right}
          </td>`
      }
    </tr>`)
}

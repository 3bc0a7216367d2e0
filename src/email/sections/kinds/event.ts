import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection } from '../layout.ts'
import { button, line, prose } from '../parts.ts'
import { type ContentOf, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    heading: text('its name'),
    date: required(text('the day')),
    time: text('the hours'),
    place: text('where'),
    price: text('what it costs'),
    text: text('more about it'),
    button: link('how to come')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const eventKind = sectionKind(schema, {
  kind: 'event',
  label: 'Event',
  about: 'When and where something happens',
  layouts: ['details', 'ticket'],
  render,
  css: `.event-date { margin: 0 0 16px; padding-right: 24px }
.event-facts { padding-bottom: 12px }
.event-action { margin-top: 16px }
.event-price { margin: 16px 0 16px; font-size: 26px; line-height: 1.2 }
.pad-ticket { padding: var(--space) 28px }
.ticket-main { border-top-right-radius: 0; border-bottom-right-radius: 0 }
.ticket-stub { border-top-width: 0; border-left-width: 3px; border-left-style: dashed; border-top-left-radius: 0; border-bottom-left-radius: 0 }
@media (max-width: 480px) {
  .event-price { font-size: 26px !important }
  .pad-ticket { padding-left: 16px !important; padding-right: 16px !important }
  .event-facts { border-top-width: 0 !important; padding-top: 0 !important }
  .ticket-main { border-radius: var(--card-corner) var(--card-corner) 0 0 !important }
  .ticket-stub { border-left-width: 0 !important; border-top-width: 3px !important; border-top-style: dashed !important; border-radius: 0 0 var(--card-corner) var(--card-corner) !important }
}
`
})

function render(section: Section<Content>): string {
  return section.layout === 'ticket'
    ? paddedSection(section, ticket(section.content), 'pad-ticket')
    : paddedSection(section, details(section.content))
}

const heading = (content: Content): Html | undefined => line(content, 'heading', 'h2', 'heading')

/** A heading, then the facts in one ruled line: the day large, hours, place and price beside it. */
function details(content: Content): Html {
  const more = below(
    line(content, 'time', 'p', 'value near'),
    line(content, 'place', 'p', 'text near'),
    line(content, 'price', 'p', 'value near')
  )
  const facts = layoutTable(html`
    <tr>
      <td class="stack rule" valign="top">
        ${line(content, 'date', 'p', 'heading event-date hue')}
      </td>
      ${
        more &&
        html`
          <td class="stack rule event-facts" width="230" valign="top">
            ${more}
          </td>`
      }
    </tr>`)
  return html`${below(heading(content), prose(content, 'text'), facts, button(content, 'button', { table: 'action event-action' }))}`
}

/** A ticket: the event on the left, the day on a stub that tears off. */
function ticket(content: Content): Html {
  const left = below(
    heading(content),
    prose(content, 'text', 'text small'),
    line(content, 'place', 'p', 'text small'),
    button(content, 'button')
  )
  const stub = below(
    line(content, 'date', 'p', 'title'),
    line(content, 'time', 'p', 'text small near'),
    line(content, 'price', 'p', 'heading event-price hue')
  )
  return layoutTable(html`
    <tr>
      ${
        left &&
        html`
          <td class="stack card ticket-main" valign="top">
            ${left}
          </td>`
      }
      <td class="stack card ticket-stub rule" width="150" valign="top">
        ${stub}
      </td>
    </tr>`)
}

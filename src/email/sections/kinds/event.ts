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
  layouts: ['details', 'ticket', 'strip'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  if (layout === 'ticket') return paddedSection(section, ticket(content), 'pad-ticket')
  return paddedSection(section, layout === 'strip' ? strip(content) : details(content))
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

/** Day, hours and place side by side, each large; what it costs and how to come below them. */
function strip(content: Content): Html {
  const facts = (['date', 'time', 'place'] as const).flatMap(
    name => line(content, name, 'p', 'heading event-fact hue') ?? []
  )
  const cells = facts.map(
    fact => html`
      <td class="stack rule event-cell" width="${Math.floor(520 / facts.length)}" valign="top">
        ${fact}
      </td>`
  )
  const row = layoutTable(html`
    <tr>
      ${cells}
    </tr>`)
  const more = below(prose(content, 'text'), line(content, 'price', 'p', 'value near'))
  return html`${below(heading(content), row, more, button(content, 'button', { table: 'action event-action' }))}`
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

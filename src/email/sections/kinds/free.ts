import { html, raw } from '../html.ts'
import { sectionTable } from '../layout.ts'
import { type ContentOf, htmlSlot, required, type Schema, sectionKind } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { html: required(htmlSlot('elements of your own, whole and safe')) },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const freeKind = sectionKind(schema, {
  kind: 'free',
  label: 'Free section',
  layouts: ['plain', 'full'],
  render
})

/** Stands in the drawing where the HTML goes, which takes on no indentation: it is kept to the byte. */
const PLACE = '<!--html-->'

function render(section: Section<Content>): string {
  const { layout, tone, content } = section
  const cell = `${layout === 'full' ? 'free-edge' : 'pad'} free free-${tone}`
  const table = sectionTable(
    section,
    html`
      <tr>
        <td class="${cell}" data-slot="html">
      ${raw(PLACE)}
        </td>
      </tr>`
  )
  return table.replace(/ *<!--html-->/, () => content.html ?? '')
}

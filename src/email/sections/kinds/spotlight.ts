import { type Html, html } from '../html.ts'
import { layoutTable, sectionTable } from '../layout.ts'
import { button, line, picture, prose } from '../parts.ts'
import { type ContentOf, image, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    image: required(image('a picture')),
    heading: required(text('its name or claim')),
    text: required(text('two or three sentences')),
    price: text('the price'),
    button: link('an action')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const spotlightKind = sectionKind(schema, {
  kind: 'spotlight',
  label: 'Spotlight',
  layouts: ['left', 'right'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const [image, words] = [pictureCell(content, layout), wordsCell(content, layout)]
  const order = layout === 'left' ? [image, words] : [words, image]
  const sides = layoutTable(html`
    <tr>
      ${order}
    </tr>`)
  return sectionTable(
    section,
    html`
      <tr>
        <td class="spotlight-pad">
          ${sides}
        </td>
      </tr>`
  )
}

function pictureCell(content: Content, side: string): Html {
  return html`
    <td class="stack spotlight-picture ${side === 'left' ? '' : 'later'}" width="288" valign="middle">
      ${picture(content, 'image', 288, 'picture rounded')}
    </td>`
}

function wordsCell(content: Content, side: string): Html {
  return html`
    <td class="stack ${side === 'left' ? 'later spotlight-after' : 'spotlight-before'}" valign="middle">
      ${line(content, 'heading', 'h2', 'heading')}
      ${prose(content, 'text', 'text small')}
      ${line(content, 'price', 'p', 'value')}
      ${button(content, 'button')}
    </td>`
}

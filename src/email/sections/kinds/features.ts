import { type Html, html } from '../html.ts'
import { acrossFor, below, columns, itemsOf, paddedSection, rows, wide } from '../layout.ts'
import { line, prose, thumbnail } from '../parts.ts'
import { type ContentOf, type ItemOf, image, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(2, 6, {
      icon: image('a small icon'),
      title: required(text('two or three words')),
      text: text('a sentence')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const featuresKind = sectionKind(schema, {
  kind: 'features',
  label: 'Features',
  layouts: ['columns', 'rows'],
  grid: { layout: 'columns', list: 'items', most: 4 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = layout === 'rows' ? rows(content, 'items', besideIcon) : inColumns(section)
  const opening = below(line(content, 'heading', 'h2', 'heading'), prose(content, 'text'))
  return paddedSection(section, html`${below(opening, items)}`)
}

function inColumns({ content, across = acrossFor(itemsOf(content, 'items').length) }: Section<Content>): Html {
  return columns(content, 'items', across, item =>
    below(chip(item), line(item, 'title', 'h3', 'title'), prose(item, 'text', 'text small'))
  )
}

/** An icon on a square of brand, so that it shows on every ground, in the dark too. */
function chip(item: Item): Html | undefined {
  const icon = thumbnail(item, 'icon', 26, 'thumbnail feature-icon')
  return (
    icon &&
    html`
      <table role="presentation" class="chip" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="chip-ground">${icon}</td>
        </tr>
      </table>`
  )
}

/** Icon, then words, under a hairline; a title alone stands at the icon's middle. */
function besideIcon(item: Item): Html {
  const icon = chip(item)
  const level = item.text ? 'top' : 'middle'
  return html`
    ${
      icon &&
      html`
        <td class="rule" width="68" valign="top">
          ${icon}
        </td>`
    }
    <td class="rule" valign="${level}"${wide(icon)}>
      ${line(item, 'title', 'h3', 'title')}
      ${prose(item, 'text', 'text small')}
    </td>`
}

import { type Html, html } from '../html.ts'
import { acrossFor, below, columns, itemsOf, line, paddedSection, prose, rows, thumbnail, wide } from '../parts.ts'
import { image, list, required, text } from '../schema.ts'
import type { Content, Item, Section, SectionKind } from '../section.ts'

export const featuresKind: SectionKind = {
  kind: 'features',
  label: 'Features',
  about: 'Reasons or qualities side by side',
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(2, 6, 'the items', {
      icon: image('a small icon'),
      title: required(text('two or three words')),
      text: required(text('a sentence'))
    })
  },
  layouts: ['columns', 'rows'],
  render,
  css: `.feature-icon { margin: 0 0 14px }
`
}

function render(section: Section): string {
  const { layout, content } = section
  const items = layout === 'rows' ? rows(content, 'items', besideIcon) : inColumns(content)
  const opening = below(line(content, 'heading', 'h2', 'heading'), prose(content, 'text'))
  return paddedSection(section, html`${below(opening, items)}`)
}

function inColumns(content: Content): Html {
  const across = acrossFor(itemsOf(content, 'items').length)
  return columns(content, 'items', across, item =>
    below(
      thumbnail(item, 'icon', 44, 'thumbnail feature-icon'),
      line(item, 'title', 'h3', 'title'),
      prose(item, 'text', 'text small')
    )
  )
}

/** Icon, then words, under a hairline. */
function besideIcon(item: Item): Html {
  const icon = thumbnail(item, 'icon', 40)
  return html`
    ${
      icon &&
      html`
        <td class="rule" width="64" valign="top">
          ${icon}
        </td>`
    }
    <td class="rule" valign="top"${wide(icon)}>
      ${line(item, 'title', 'h3', 'title')}
      ${prose(item, 'text', 'text small')}
    </td>`
}

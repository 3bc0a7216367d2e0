import { type Html, html } from '../html.ts'
import { below, columns, itemsOf, paddedSection, rows } from '../layout.ts'
import { line } from '../parts.ts'
import { type ContentOf, type ItemOf, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 4, {
      value: required(text('the number, short')),
      label: required(text('what it counts'))
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const statsKind = sectionKind(schema, {
  kind: 'stats',
  label: 'Figures',
  layouts: ['row', 'stack'],
  grid: { layout: 'row', list: 'items', most: 4 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = layout === 'stack' ? stacked(content) : sideBySide(section)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

/** The width of a figure, by how many stand side by side. */
const WIDTHS = [520, 520, 248, 157, 118]

function sideBySide({ content, across: set }: Section<Content>): Html {
  const count = itemsOf(content, 'items').length
  const across = set ?? (count === 4 ? 2 : count)
  const classes = figureClasses(content, WIDTHS[across] ?? 118)
  const draw = (item: Item) => below(line(item, 'value', 'p', classes), line(item, 'label', 'p', 'text small'))
  return columns(content, 'items', across, draw, { cell: 'rule stat' })
}

/** Figures of one section share a size at which the longest word of them fits `width` px; what is longer still wraps. */
function figureClasses(content: Content, width: number): string {
  const words = itemsOf(content, 'items').flatMap(({ value = '' }) => value.split(/\s+/))
  const longest = Math.max(...words.map(word => word.length))
  const fits = (size: number): boolean => longest * size * 0.6 <= width
  return `heading figure hue${fits(46) ? '' : fits(30) ? ' figure-long' : ' figure-longest'}`
}

function stacked(content: Content): Html {
  const classes = figureClasses(content, 220)
  return rows(content, 'items', item => asRow(item, classes))
}

function asRow(item: Item, classes: string): Html {
  return html`
    <td class="rule figure-cell" width="220" valign="middle">
      ${line(item, 'value', 'p', classes)}
    </td>
    <td class="rule" valign="middle">
      ${line(item, 'label', 'p', 'text')}
    </td>`
}

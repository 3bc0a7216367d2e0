import { type Html, html } from '../html.ts'
import { below, itemsOf, paddedSection } from '../layout.ts'
import { anchor, line, prose } from '../parts.ts'
import { type ContentOf, type ItemOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: required(text('the question')), text: text('a sentence') },
  lists: { items: list(3, 5, { link: required(link('one grade, such as "1 star"')) }) }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const ratingKind = sectionKind(schema, {
  kind: 'rating',
  label: 'Rating',
  layouts: ['stars', 'numbers'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const opening = [line(content, 'heading', 'h2', 'heading'), prose(content, 'text')]
  const grades = layout === 'numbers' ? boxes(content) : stars(content)
  return paddedSection(section, html`${below(...opening, grades)}`, 'pad-wide centre')
}

/** Every grade under a star; the star is part of the link, so that a thumb can hit it. */
function stars(content: Content): Html {
  return grid(content, 'tight', item => anchor(item, 'link', 'second rating-star', '★'))
}

/** Every grade in a box of its own. */
function boxes(content: Content): Html {
  return grid(content, 'card rating-box', item => anchor(item, 'link', 'second rating-number'))
}

function grid(content: Content, cell: string, draw: (item: Item) => Html | undefined): Html {
  const items = itemsOf(content, 'items')
  const width = Math.floor(520 / items.length)
  return html`
    <table role="presentation" class="grid rating-grid" data-list="items" width="100%" cellpadding="0" cellspacing="6" border="0">
      <tr>
        ${items.map(item => html`<td class="${cell}" data-item width="${width}" align="center">${draw(item)}</td>`)}
      </tr>
    </table>`
}

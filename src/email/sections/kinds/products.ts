import { type Html, html } from '../html.ts'
import { acrossFor, below, columns, itemsOf, paddedSection, rows, wide } from '../layout.ts'
import { button, line, picture, prose, thumbnail } from '../parts.ts'
import { type ContentOf, type ItemOf, image, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading'), text: text('an introduction') },
  lists: {
    items: list(1, 12, {
      image: image('a picture of it'),
      title: required(text('its name')),
      text: text('a few words'),
      price: text('the price'),
      was: text('the price before'),
      button: link('an action')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const productsKind = sectionKind(schema, {
  kind: 'products',
  label: 'Products',
  layouts: ['grid', 'rows', 'menu'],
  grid: { layout: 'grid', list: 'items', most: 4 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = layout === 'grid' ? asGrid(section) : rows(content, 'items', layout === 'rows' ? asRow : onMenu)
  const opening = below(line(content, 'heading', 'h2', 'heading'), prose(content, 'text'))
  return paddedSection(section, html`${below(opening, items)}`)
}

/** Now and before, on one line. */
function prices(item: Item): Html | undefined {
  const [price, was] = [line(item, 'price', 'span', 'price'), line(item, 'was', 'span', 'was')]
  if (!price && !was) return undefined
  return html`
    <p class="value near">
      ${price}
      ${was}
    </p>`
}

function asGrid({ content, across = acrossFor(itemsOf(content, 'items').length) }: Section<Content>): Html {
  return columns(content, 'items', across, (item, width) =>
    below(
      picture(item, 'image', width, 'picture rounded product-picture'),
      line(item, 'title', 'h3', 'title near'),
      prose(item, 'text', 'text small near'),
      prices(item),
      button(item, 'button', { size: across >= 3 ? 'button compact' : 'button' })
    )
  )
}

/** Picture, words and price side by side, under a hairline. */
function asRow(item: Item): Html {
  const image = picture(item, 'image', 168, 'picture rounded')
  return html`
    ${
      image &&
      html`
        <td class="stack rule product-row" width="168" valign="top">
          ${image}
        </td>`
    }
    <td class="stack ${image ? 'rule product-words' : 'rule'}" valign="middle"${wide(image)}>
      ${line(item, 'title', 'h3', 'title near')}
      ${prose(item, 'text', 'text small near')}
      ${prices(item)}
      ${button(item, 'button', { size: 'button compact' })}
    </td>`
}

/** As on a menu: name and words on the left, the price at the end of the line. */
function onMenu(item: Item): Html {
  const sums = prices(item)
  return html`
    <td class="rule menu-words" valign="top"${wide(sums)}>
      ${thumbnail(item, 'image', 64, 'thumbnail menu-picture')}
      ${line(item, 'title', 'h3', 'title menu-title')}
      ${prose(item, 'text', 'text small near')}
      ${button(item, 'button', { size: 'button compact' })}
    </td>
    ${
      sums &&
      html`
        <td class="rule end menu-price" valign="top" align="right">
          ${sums}
        </td>`
    }`
}

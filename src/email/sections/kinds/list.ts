import { type Html, html } from '../html.ts'
import { below, paddedSection, rows, wide } from '../layout.ts'
import { anchor, line, picture, prose, thumbnail } from '../parts.ts'
import { type ContentOf, type ItemOf, image, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: {
    items: list(1, 10, {
      image: image('a picture'),
      title: required(text('the headline')),
      text: text('a sentence or two'),
      link: link('where to read on')
    })
  }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const listKind = sectionKind(schema, {
  kind: 'list',
  label: 'List',
  layouts: ['articles', 'plain', 'points', 'numbered'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const items = rows(content, 'items', LAYOUTS[layout as keyof typeof LAYOUTS])
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

const LAYOUTS = { articles: article, plain, points: point, numbered }

const words = (item: Item): Html | undefined =>
  below(
    line(item, 'title', 'h3', 'title'),
    prose(item, 'text', item.link ? 'text small near' : 'text small'),
    readOn(item)
  )

function readOn(item: Item): Html | undefined {
  const link = anchor(item, 'link', 'second list-link')
  return link && html`<p class="text list-more">${link}</p>`
}

/** The first article is the large one, its picture over its words; the others follow with theirs beside them. */
function article(item: Item, at: number): Html {
  if (at === 0) return lead(item)
  const image = picture(item, 'image', 200, 'picture rounded list-picture')
  if (!image)
    return html`<td class="rule" colspan="2">
      ${words(item)}
    </td>`
  return html`
    <td class="stack rule" width="224" valign="top">
      ${image}
    </td>
    <td class="stack rule list-words" valign="top">
      ${words(item)}
    </td>`
}

function lead(item: Item): Html {
  return html`
    <td class="list-lead" colspan="2">
      ${picture(item, 'image', 520, 'picture rounded list-picture')}
      ${line(item, 'title', 'h3', 'heading')}
      ${prose(item, 'text', item.link ? 'text near' : 'text')}
      ${readOn(item)}
    </td>`
}

/** Words under hairlines, a small picture at the end of the line. */
function plain(item: Item): Html {
  const image = thumbnail(item, 'image', 96, 'thumbnail list-thumbnail')
  return html`
    <td class="rule" valign="top"${wide(image)}>
      ${words(item)}
    </td>
    ${image && html`<td class="rule end" width="120" valign="top" align="right">${image}</td>`}`
}

/** Points of a list: a dash in the colour of links, then a line of ordinary type. The dash is drawing, not content. */
function point(item: Item): Html {
  return signed(item, html`&ndash;`)
}

/** Each under its number, which is drawing too: where an item moves, it counts anew. */
function numbered(item: Item, at: number): Html {
  return signed(item, html`${at + 1}.`)
}

function signed(item: Item, sign: Html): Html {
  return html`
    <td width="28" valign="top"><p class="mark point-sign" aria-hidden="true">${sign}</p></td>
    <td valign="top">
      ${thumbnail(item, 'image', 64, 'thumbnail point-picture')}
      ${line(item, 'title', 'p', 'text point-title')}
      ${prose(item, 'text', 'text small')}
      ${readOn(item)}
    </td>`
}

import { type Html, html } from '../html.ts'
import { acrossFor, below, columns, itemsOf, paddedSection, rows } from '../layout.ts'
import { line, picture } from '../parts.ts'
import { type ContentOf, type ItemOf, image, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a heading') },
  lists: { items: list(2, 6, { image: required(image('a picture')), caption: text('what it shows') }) }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const galleryKind = sectionKind(schema, {
  kind: 'gallery',
  label: 'Gallery',
  layouts: ['grid', 'strip'],
  grid: { layout: 'grid', list: 'items', most: 4 },
  render
})

function render(section: Section<Content>): string {
  const { layout, content, across = acrossFor(itemsOf(content, 'items').length) } = section
  const pictures =
    layout === 'strip'
      ? rows(content, 'items', item => html`<td class="gallery-row">${shown(item, 520)}</td>`)
      : columns(content, 'items', across, shown, { gutter: 16 })
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), pictures)}`)
}

const shown = (item: Item, width: number): Html | undefined =>
  below(picture(item, 'image', width, 'picture rounded gallery-picture'), line(item, 'caption', 'p', 'note'))

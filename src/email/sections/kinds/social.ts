import { type Html, html } from '../html.ts'
import { below, itemsOf, paddedSection } from '../layout.ts'
import { networkOf } from '../networks.ts'
import { anchor, line } from '../parts.ts'
import { type ContentOf, type ItemOf, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { heading: text('a few words') },
  lists: { items: list(1, 6, { link: required(link('a network or page')) }) }
} satisfies Schema

type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

export const socialKind = sectionKind(schema, {
  kind: 'social',
  label: 'Social',
  layouts: ['text', 'buttons', 'icons'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const links = layout === 'buttons' ? pills(content) : layout === 'icons' ? signs(content) : words(content)
  return paddedSection(
    section,
    html`${below(line(content, 'heading', 'h2', 'title social-heading'), links)}`,
    'pad centre'
  )
}

function words(content: Content): Html {
  return html`
    <p class="text" data-list="items">
      ${itemsOf(content, 'items').map(item => html`<span data-item>${anchor(item, 'link', 'second social-link')}</span>`)}
    </p>`
}

/** Outlined, so that they stay behind the email's own button. */
function pills(content: Content): Html {
  return html`
    <p class="text" data-list="items">
      ${itemsOf(content, 'items').map(item => html`<span data-item>${anchor(item, 'link', 'second social-pill')}</span>`)}
    </p>`
}

/** The networks' signs before their names: without pictures the names stay, and links that are no network have a name alone. */
function signs(content: Content): Html {
  return html`
    <p class="text" data-list="items">
      ${itemsOf(content, 'items').map(item => html`<span data-item>${anchor(item, 'link', 'second social-network', sign(item))}</span>`)}
    </p>`
}

function sign({ link }: Item): Html | undefined {
  const name = link && networkOf(link)
  return name ? html`<img class="network" src="/media/networks/${name}.png" alt="" width="28" height="28">` : undefined
}

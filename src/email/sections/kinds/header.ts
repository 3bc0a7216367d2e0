import { type Html, html } from '../html.ts'
import { below, itemsOf, layoutTable, paddedSection, row, sectionTable } from '../layout.ts'
import { anchor, line, thumbnail } from '../parts.ts'
import { type ContentOf, image, link, list, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    logo: required(text('the name of the sender')),
    image: image('its logo as a picture'),
    tagline: text('a few words beside it')
  },
  lists: { links: list(0, 4, { link: required(link('a place on the site')) }) }
} satisfies Schema

type Content = ContentOf<typeof schema>

export const headerKind = sectionKind(schema, {
  kind: 'header',
  label: 'Header',
  layouts: ['split', 'center', 'band'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  if (layout === 'center') return paddedSection(section, centred(content), 'header-center-cell')
  if (layout === 'split') return paddedSection(section, sides(content), 'header-side-cell')
  const stripe = html`
    ${row(sides(content), 'header-band-cell')}
    <tr>
      <td class="header-stripe">&nbsp;</td>
    </tr>`
  return sectionTable(section, stripe)
}

/** The name as a logo; under a drawn logo it steps back, and stays for those who see no pictures. */
const logo = (content: Content): Html | undefined =>
  below(
    thumbnail(content, 'image', 160, 'thumbnail logo-picture'),
    line(content, 'logo', 'p', content.image ? 'note tight' : 'title logo tight')
  )
const tagline = (content: Content): Html | undefined => line(content, 'tagline', 'p', 'note tight')

function nav(content: Content): Html | undefined {
  const links = itemsOf(content, 'links')
  if (links.length === 0) return undefined
  return html`
    <p class="note tight nav" data-list="links">
      ${links.map(item => html`<span data-item>${anchor(item, 'link', 'nav-link')}</span>`)}
    </p>`
}

/** The logo on the left; on the right the links, else the tagline. */
function sides(content: Content): Html {
  const links = nav(content)
  const right = links ?? tagline(content)
  return layoutTable(html`
    <tr>
      <td valign="middle">
        ${logo(content)}
        ${links && tagline(content)}
      </td>
      ${
        right &&
        html`
          <td class="end" valign="middle" align="right">
            ${right}
          </td>`
      }
    </tr>`)
}

const centred = (content: Content): Html => html`${[logo(content), tagline(content), nav(content)]}`

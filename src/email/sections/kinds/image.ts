import { html } from '../html.ts'
import { below, paddedSection, row, sectionTable } from '../layout.ts'
import { line, picture } from '../parts.ts'
import { image, required, text } from '../schema.ts'
import type { Section, SectionKind } from '../section.ts'

export const imageKind: SectionKind = {
  kind: 'image',
  label: 'Image',
  about: 'A picture',
  slots: { image: required(image('the picture')), caption: text('what it shows') },
  lists: {},
  layouts: ['full', 'inset'],
  render,
  css: `.flush { padding: 0; font-size: 0; line-height: 0 }
.inset { margin: 0 0 16px }
.caption { padding-top: 12px }
.section-image-inset .caption { padding-top: 0 }
`
}

function render(section: Section): string {
  const { layout, content } = section
  const caption = line(content, 'caption', 'p', 'note caption')
  if (layout === 'inset')
    return paddedSection(section, html`${below(picture(content, 'image', 520, 'picture rounded inset'), caption)}`)
  return sectionTable(
    section,
    html`
      ${row(picture(content, 'image', 600), 'flush')}
      ${row(caption, 'side')}`
  )
}

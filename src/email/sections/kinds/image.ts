import { html } from '../html.ts'
import { below, paddedSection, row, sectionTable } from '../layout.ts'
import { line, picture } from '../parts.ts'
import { type ContentOf, image, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: { image: required(image('the picture')), caption: text('what it shows') },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const imageKind = sectionKind(schema, {
  kind: 'image',
  label: 'Image',
  about: 'A picture',
  layouts: ['full', 'inset'],
  render
})

function render(section: Section<Content>): string {
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

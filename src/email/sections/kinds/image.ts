import { type Html, html } from '../html.ts'
import { below, layoutTable, paddedSection, row, sectionTable } from '../layout.ts'
import { anchor, line, picture } from '../parts.ts'
import { type ContentOf, image, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { LinkValue, Section } from '../section.ts'

const schema = {
  slots: {
    image: required(image('the picture')),
    caption: text('what it shows'),
    link: link('where it leads, on a bar below; a video has a play sign there')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const imageKind = sectionKind(schema, {
  kind: 'image',
  label: 'Image',
  layouts: ['full', 'inset'],
  render
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  const caption = line(content, 'caption', 'p', 'note caption')
  if (layout === 'inset')
    return paddedSection(section, html`${below(content.link ? onCard(content) : shown(content, 520), caption)}`)
  return sectionTable(
    section,
    html`
      ${row(shown(content, 600), 'flush')}
      ${row(bar(content), 'button-ground picture-bar')}
      ${row(caption, 'side')}`
  )
}

/** The picture, which leads where its words lead. */
function shown(content: Content, width: number): Html | undefined {
  const rounded = width === 520 ? 'picture rounded inset' : 'picture'
  const drawn = picture(content, 'image', width, content.link ? 'picture' : rounded)
  return content.link ? html`<a class="picture-link" data-follows="link">${drawn}</a>` : drawn
}

/** Its words on a bar right below: nothing lies over a picture in every client, and a play sign there looks the part. */
const bar = (content: Content): Html | undefined =>
  anchor(content, 'link', 'button picture-button', content.link && leadsToFilm(content.link) ? PLAY : undefined)

const onCard = (content: Content): Html =>
  layoutTable(
    html`
      ${row(shown(content, 520), 'flush')}
      ${row(bar(content), 'button-ground picture-bar')}`,
    'grid picture-card'
  )

/** A sign that no client turns into an emoji. */
const PLAY = '►'

const FILMS =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube|youtu|vimeo|loom)\.(?:com|be)(?:[/?#]|$)|(?<!\p{L})(?:videos?|vidéo|vídeo|films?|trailer|watch|play|ansehen|regarder)(?!\p{L})/iu

/** By where it leads or what it says. */
const leadsToFilm = ({ label, href }: LinkValue): boolean => FILMS.test(`${href} ${label}`)

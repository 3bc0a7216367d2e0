import { type Html, html, raw } from '../html.ts'
import { below, layoutTable, row, sectionTable } from '../layout.ts'
import { anchor, button, line, picture, prose } from '../parts.ts'
import { type ContentOf, image, link, required, type Schema, sectionKind, text } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {
    eyebrow: text('a few words above the heading'),
    heading: required(text('the line everybody reads, 2 to 8 words')),
    text: text('one or two sentences'),
    button: link('the main action'),
    second: link('a quieter action'),
    image: image('the picture of the email')
  },
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const heroKind = sectionKind(schema, {
  kind: 'hero',
  label: 'Hero',
  about: 'The opening: one big line and a picture',
  layouts: ['stacked', 'split', 'cover', 'poster'],
  render,
  css: `.hero-heading { margin: 0 0 20px; font-size: var(--hero-size); letter-spacing: var(--hero-tracking); word-break: break-word }
.lead { font-size: 18px; line-height: 1.6 }
.hero-picture { padding: 0; font-size: 0; line-height: 0 }
.hero-words { padding-top: 40px }
.hero-second { padding-left: 24px }
.hero-side { padding-left: 32px }
.side-heading { font-size: var(--hero-side-size) }
.poster-heading { font-size: var(--poster-size); letter-spacing: var(--poster-tracking); line-height: var(--poster-leading) }
.poster-words { padding-bottom: 12px }
`
})

function render(section: Section<Content>): string {
  const { layout, content } = section
  return sectionTable(section, LAYOUTS[layout as keyof typeof LAYOUTS](content))
}

const LAYOUTS = { stacked, split, cover, poster }

const eyebrow = (content: Content): Html | undefined => line(content, 'eyebrow', 'p', 'mark')

/** Sizes from the largest on, with the longest word and the longest heading that each takes, in letters. */
const SIZES = [
  { name: 'heading hero-heading poster-heading', word: 11, all: 44 },
  { name: 'heading hero-heading', word: 15, all: 80 },
  { name: 'heading hero-heading side-heading', word: Infinity, all: Infinity }
]
const [POSTER, FULL, SIDE] = [0, 1, 2]

/** Type is as large as its longest word allows: one that is wider than the email would widen the email. */
function heading(content: Content, largest: number): Html | undefined {
  const words = String(content.heading).split(/\s+/)
  const longest = Math.max(...words.map(word => word.length))
  const length = words.join(' ').length
  const size = SIZES.slice(largest).find(({ word, all }) => longest <= word && length <= all)
  return line(content, 'heading', 'h1', size?.name ?? 'heading')
}

const intro = (content: Content): Html | undefined => prose(content, 'text', 'text lead')

/** The main action, and the quieter one beside it. */
function actions(content: Content, centred = false): Html | undefined {
  const second = anchor(content, 'second', 'second')
  const table = centred ? 'action centre-action' : 'action'
  const main = button(content, 'button', second ? { table: 'tight' } : { table, centred })
  if (!main || !second) return main ?? (second && html`<p class="text">${second}</p>`)
  return html`
    <table role="presentation" class="${table}"${centred ? raw(' align="center"') : undefined} cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td>
          ${main}
        </td>
        <td class="hero-second">${second}</td>
      </tr>
    </table>`
}

/** The picture over the words. */
function stacked(content: Content): Html {
  return html`
    ${row(picture(content, 'image', 600), 'hero-picture')}
    ${row(below(eyebrow(content), heading(content, FULL), intro(content), actions(content)), 'pad hero-words')}`
}

/** Words and picture side by side. */
function split(content: Content): Html {
  const image = picture(content, 'image', 240, 'picture rounded')
  const words = below(eyebrow(content), heading(content, SIDE), intro(content), actions(content))
  if (!image) return html`${row(words, 'pad-wide')}`
  const sides = layoutTable(html`
    <tr>
      <td class="stack" valign="middle">
        ${words}
      </td>
      <td class="stack later hero-side" width="240" valign="middle">
        ${image}
      </td>
    </tr>`)
  return html`${row(sides, 'pad-wide')}`
}

/** Words in the middle of a full ground, the picture flush at its lower edge. */
function cover(content: Content): Html {
  const words = below(eyebrow(content), heading(content, FULL), intro(content), actions(content, true))
  return html`
    ${row(words, 'pad-wide centre')}
    ${row(picture(content, 'image', 600), 'hero-picture')}`
}

/** Type as large as it goes, the picture from edge to edge, and what there is to do below it. */
function poster(content: Content): Html {
  const [words, act] = [intro(content), actions(content)]
  return html`
    ${row(below(eyebrow(content), heading(content, POSTER)), 'pad poster-words')}
    ${row(picture(content, 'image', 600), 'hero-picture')}
    ${row(below(words, act), 'pad')}`
}

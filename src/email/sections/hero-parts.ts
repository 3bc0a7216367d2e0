import { type Html, html, raw } from './html.ts'
import { anchor, button, line, prose } from './parts.ts'
import { type ContentOf, image, link, required, type Schema, text } from './schema.ts'

export const heroSchema = {
  slots: {
    eyebrow: text('a few words above the heading'),
    heading: required(text('the line everybody reads, 2 to 8 words')),
    figure: text('a number, price or day to be set large'),
    text: text('one or two sentences'),
    button: link('the main action'),
    second: link('a quieter action'),
    image: image('the picture of the email')
  },
  lists: {}
} satisfies Schema

export type HeroContent = ContentOf<typeof heroSchema>

export const eyebrow = (content: HeroContent): Html | undefined => line(content, 'eyebrow', 'p', 'mark')

/** Sizes from the largest on, with the longest word and the longest heading that each takes, in letters. */
const SIZES = [
  { name: 'heading hero-heading poster-heading', word: 9, all: 44 },
  { name: 'heading hero-heading', word: 15, all: 80 },
  { name: 'heading hero-heading side-heading', word: Infinity, all: Infinity }
]
export const [POSTER, FULL, SIDE] = [0, 1, 2]

/** Type is as large as its longest word allows: one that is wider than the email would widen the email. */
export function heading(content: HeroContent, largest: number): Html | undefined {
  const words = String(content.heading).split(/\s+/)
  const longest = Math.max(...words.map(word => word.length))
  const length = words.join(' ').length
  const size = SIZES.slice(largest).find(({ word, all }) => longest <= word && length <= all)
  return line(content, 'heading', 'h1', size?.name ?? 'heading')
}

export const intro = (content: HeroContent): Html | undefined => prose(content, 'text', 'text lead')

/** The number, price or day where the layout does not live from it. */
export const plainFigure = (content: HeroContent): Html | undefined => line(content, 'figure', 'p', 'value')

/** Figures from the largest on, with the most letters that each takes in `width` px. */
const FIGURES = [
  { name: 'giant', size: 150 },
  { name: 'giant giant-2', size: 104 },
  { name: 'giant giant-3', size: 72 },
  { name: 'giant giant-4', size: 44 }
]

/**
 * The number, price or day as large as `width` px allow on two lines: what there is on a phone that passes over `<style>`, since
 * half a number says another.
 */
export function giantFigure(content: HeroContent, width: number): Html | undefined {
  const words = String(content.figure ?? '').split(/\s+/)
  const letters = Math.max(words.join(' ').length / 2, ...words.map(word => word.length))
  const { name } = FIGURES.find(({ size }) => letters * size * 0.62 <= width) ?? { name: 'giant giant-5' }
  return line(content, 'figure', 'p', `heading ${name}`)
}

/** The main action, and the quieter one beside it. */
export function actions(content: HeroContent, centred = false): Html | undefined {
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

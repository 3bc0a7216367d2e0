import {
  actions,
  eyebrow,
  FULL,
  giantFigure,
  type HeroContent,
  heading,
  intro,
  POSTER,
  plainFigure,
  SIDE
} from './hero-parts.ts'
import { type Html, html } from './html.ts'
import { below, layoutTable, row } from './layout.ts'
import { line, picture, prose } from './parts.ts'

const wideWords = (content: HeroContent, largest: number, centred = false): Html | undefined =>
  below(eyebrow(content), heading(content, largest), intro(content), plainFigure(content), actions(content, centred))

const flush = (content: HeroContent): Html | undefined => row(picture(content, 'image', 600), 'hero-picture')

/** The picture over the words. */
function stacked(content: HeroContent): Html {
  return html`
    ${flush(content)}
    ${row(wideWords(content, FULL), 'pad hero-words')}`
}

/** Words and picture side by side. */
function split(content: HeroContent): Html {
  const image = picture(content, 'image', 240, 'picture rounded')
  const words = wideWords(content, SIDE)
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
function cover(content: HeroContent): Html {
  return html`
    ${row(wideWords(content, FULL, true), 'pad-wide centre')}
    ${flush(content)}`
}

/** Type as large as it goes, the picture from edge to edge, and what there is to do below it. */
function poster(content: HeroContent): Html {
  const image = flush(content)
  if (!image) return html`${row(wideWords(content, POSTER), 'pad-wide')}`
  return html`
    ${row(below(eyebrow(content), heading(content, POSTER)), 'pad poster-words')}
    ${image}
    ${row(below(intro(content), plainFigure(content), actions(content)), 'pad')}`
}

/** The first lines of a letter: a narrow measure, quiet type, nothing beside it. */
function letter(content: HeroContent): Html {
  const words = below(
    line(content, 'eyebrow', 'p', 'note'),
    line(content, 'heading', 'h1', 'heading letter-heading'),
    prose(content, 'text', 'text letter-lead'),
    plainFigure(content),
    actions(content),
    picture(content, 'image', 456, 'picture rounded letter-picture')
  )
  return html`${row(words, 'hero-letter')}`
}

/** A front page: a thick rule with a line of small facts, a large heading, the picture inset. */
function editorial(content: HeroContent): Html {
  const [left, right] = [eyebrow(content), line(content, 'figure', 'p', 'mark')]
  const masthead =
    (left ?? right) &&
    html`
    <tr>
      <td class="masthead">
        ${left ?? html`&nbsp;`}
      </td>
      ${right && html`<td class="masthead end" align="right">${right}</td>`}
    </tr>`
  const words = below(
    masthead && layoutTable(masthead),
    heading(content, POSTER),
    picture(content, 'image', 520, 'picture rounded editorial-picture'),
    prose(content, 'text', 'text standfirst'),
    actions(content)
  )
  return html`${row(words, 'pad')}`
}

/** Words on the left, the price or the picture of the thing on a card of its own. */
function product(content: HeroContent): Html {
  const words = below(eyebrow(content), heading(content, SIDE), intro(content), actions(content))
  const tag = below(picture(content, 'image', 164, 'picture rounded tag-picture'), giantFigure(content, 164))
  const sides = layoutTable(html`
    <tr>
      <td class="stack" valign="middle">
        ${words}
      </td>
      ${
        tag &&
        html`
          <td class="stack later hero-side" width="212" valign="middle">
            ${layoutTable(html`${row(tag, 'card tag-card centre')}`)}
          </td>`
      }
    </tr>`)
  return html`${row(sides, 'pad-wide')}`
}

/** A ticket with a stub to tear off: what it is for, then the day, number or sum. */
function ticket(content: HeroContent): Html {
  const image = row(picture(content, 'image', 536), 'card ticket-picture')
  const words = below(eyebrow(content), heading(content, SIDE), intro(content), actions(content))
  const stub = row(giantFigure(content, 254), 'card rule hero-stub')
  return html`${row(
    layoutTable(html`
      ${image}
      ${row(words, stub ? 'card hero-ticket' : 'card hero-ticket hero-ticket-whole')}
      ${stub}`),
    'hero-ticket-pad'
  )}`
}

/** One number as large as it goes, and what it means. */
function number(content: HeroContent): Html {
  const words = below(
    eyebrow(content),
    giantFigure(content, 310),
    heading(content, content.figure ? SIDE : POSTER),
    intro(content),
    actions(content)
  )
  return html`
    ${row(words, 'pad-wide')}
    ${flush(content)}`
}

/** How a hero is drawn, by the name of its layout; the first is the default. */
export const HERO_LAYOUTS = { stacked, split, cover, poster, letter, editorial, product, ticket, number }

import type { SourceElement } from '../source/source.ts'
import { contrast, distance, oklab } from '../theme/colour.ts'
import { parseColour } from '../theme/colour-words.ts'
import type { BrandValue, ColourRole } from './brand.ts'
import { buttonsOf } from './read-button.ts'
import type { Page } from './seen-page.ts'

type Colours = BrandValue['colours']

/** Weights of what carries colour: a letter of text counts one. */
const BUTTON = 200
const GROUND = 20
const THEME_COLOUR = 300
/** Words a long ground is counted for at most: a page that is dark all over is not a brand of black. */
const MOST_LETTERS = 150
/** Less and a colour is a grey (OKLab). */
const COLOURFUL = 0.035
/** Less and two colours play the same part (OKLab). */
const APART = 0.1
/** Below this nobody reads it (WCAG 2.2 counts 3 for large type). */
const SEEN = 2.5
/** What browsers show where nothing is said. */
const [PAPER, INK] = ['#ffffff', '#000000']

/** The colours of a page by the parts that they play, by how much of it they carry. */
export function readColours(page: Page): { found: Colours; notes: string[] } {
  const texts = page.texts.map(({ element, words }) => ({
    ground: page.looks.ground(element),
    ink: colourOf(page, element),
    // By the area that it takes.
    weight: words.length * page.looks.fontSize(element) ** 2
  }))
  if (texts.every(({ ground, ink }) => !ground && !ink)) return { found: {}, notes: [] }
  const surface = heaviest(texts.map(({ ground = PAPER, weight }) => [ground, weight])) ?? PAPER
  const canvas = canvasOf(page) ?? surface
  const onSurface = texts.filter(({ ground = PAPER }) => ground === surface)
  const ink = heaviest(onSurface.map(({ ink = INK, weight }) => [ink, weight]))
  const isRead = ink !== undefined && contrast(ink, surface) >= SEEN
  const [brand, accent] = marksOf(page, [surface, canvas, ...(isRead ? [ink] : [])])
  const found = { brand, accent, canvas, surface, ink: isRead ? ink : undefined }
  return { found: named(found), notes: ink && !isRead ? [UNREAD] : [] }
}

const UNREAD = 'Its text is of nearly the colour of its paper, so that colour was left out.'

const named = (found: Record<ColourRole, string | undefined>): Colours =>
  Object.fromEntries(Object.entries(found).flatMap(([role, value]) => (value ? [[role, { value }]] : [])))

/** What lies around most of the words, outermost. */
function canvasOf({ doc, looks, texts }: Page): string | undefined {
  const half = texts.length / 2
  const holds = ({ start, end }: SourceElement) =>
    texts.filter(({ element }) => start <= doc.elements[element]!.start && doc.elements[element]!.start < end).length
  const outer = doc.elements.find(each => looks.ownGround(each.index) && holds(each) > half)
  return outer && looks.ownGround(outer.index)
}

/** The colour that stands for the sender, and another: what buttons, grounds and links carry most. */
function marksOf(page: Page, plain: string[]): (string | undefined)[] {
  const weighed = sumOf(markWeights(page)).filter(([colour]) => plain.every(each => distance(each, colour) > APART / 2))
  const colourful = weighed.filter(([colour]) => chroma(colour) > COLOURFUL)
  const brand = (colourful[0] ?? weighed[0])?.[0]
  const accent = brand && colourful.find(([colour]) => distance(colour, brand) > APART)?.[0]
  return [brand, accent]
}

const chroma = (colour: string): number => Math.hypot(oklab(colour)[1], oklab(colour)[2])

function markWeights(page: Page): [string, number][] {
  const { doc, looks } = page
  const grounds = page.elements.flatMap(({ index }): [string, number][] => {
    const ground = looks.ownGround(index)
    return ground ? [[ground, GROUND + Math.min(MOST_LETTERS, doc.textContent(index).trim().length)]] : []
  })
  const texts = page.texts.flatMap(({ element, words }): [string, number][] => {
    const colour = colourOf(page, element)
    return colour ? [[colour, Math.min(MOST_LETTERS, words.length)]] : []
  })
  const buttons = buttonsOf(page).flatMap(({ ground, edge }): [string, number][] => {
    const colour = ground ?? edge
    return colour ? [[colour, BUTTON]] : []
  })
  return [...grounds, ...texts, ...buttons, ...themeColour(page)]
}

/** https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color */
function themeColour({ doc }: Page): [string, number][] {
  const meta = doc.elements.find(({ index, name }) => name === 'meta' && doc.attribute(index, 'name') === 'theme-color')
  const colour = meta && parseColour(doc.attribute(meta.index, 'content') ?? '')
  return colour ? [[colour, THEME_COLOUR]] : []
}

const colourOf = ({ looks }: Page, element: number): string | undefined => {
  const said = looks.value(element, 'color')
  return said && /^(inherit|transparent|currentcolor)$|\b0\)$/i.test(said) ? undefined : parseColour(said ?? '')
}

function sumOf(weights: [string, number][]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [colour, weight] of weights) sums.set(colour, (sums.get(colour) ?? 0) + weight)
  return [...sums].sort((a, b) => b[1] - a[1])
}

const heaviest = (weights: [string, number][]): string | undefined => sumOf(weights)[0]?.[0]

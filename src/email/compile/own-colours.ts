import { parseDeclarations, type StyleDeclaration } from '../source/declarations.ts'
import type { SourceDocument } from '../source/source.ts'
import { findTemplateTags } from '../source/template-tags.ts'
import { parseColour } from '../theme/colour-words.ts'
import { type Footing, keptTones, type OwnNight, ownNight } from '../theme/own-night.ts'
import type { Theme } from '../theme/theme-shape.ts'
import { COLOUR, isFixedColour } from './colour-properties.ts'

/** A colour of a style attribute: its value by day, and what it takes after dark where the theme's own tokens do not say it. */
export interface OwnColour {
  property: string
  day: string
  night?: string
}

/** The colours that somebody gave to an element by hand. */
export interface OwnColours {
  /** The element's index. */
  index: number
  /** Its style attribute, as it reads. */
  style: string
  on: Footing
  colours: OwnColour[]
}

const GROUND = /^background(-color)?$/

/**
 * The colours in style attributes, which rules for the dark do not reach, with what each takes there; `undefined` where one cannot be told,
 * so that the email has to stay light. Words and a ground that were chosen together stay together, and so does a button.
 */
export function ownColours(doc: SourceDocument, theme: Theme): OwnColours[] | undefined {
  const night = ownNight(theme)
  const footing = footings(doc, theme, night)
  const found: OwnColours[] = []
  for (const { index } of doc.elements) {
    const style = doc.attribute(index, 'style') ?? ''
    const said = coloursOf(style)
    const isWritten = findTemplateTags(style).length > 0
    if (!said.every(each => canBeTold(each, isWritten))) return undefined
    const own = said.filter(({ important }) => !important)
    if (own.length === 0 || isWritten) continue
    const [on, stays] = [footing(index), isKept(doc, index, said)]
    found.push({ index, style, on, colours: own.map(each => (stays ? asByDay(each) : ownColour(each, on, night))) })
  }
  return found
}

const coloursOf = (style: string): StyleDeclaration[] =>
  parseDeclarations(style).filter(
    ({ property, value }) => COLOUR.test(property) && (value.includes('var(') || isFixedColour(property, value))
  )

/** Template tags may write any colour, and what is important wins over every rule. Lines look well on either ground. */
function canBeTold({ property, value, important }: StyleDeclaration, isWritten: boolean): boolean {
  if (value.includes('var(') || !/^(color|background)/.test(property)) return true
  return !isWritten && !important && parseColour(value) !== undefined
}

/** Tokens change by themselves. */
const asByDay = ({ property, value }: StyleDeclaration): OwnColour =>
  value.includes('var(') ? { property, day: value } : { property, day: value, night: value }

function ownColour(said: StyleDeclaration, on: Footing, night: OwnNight): OwnColour {
  const { property, value } = said
  const taken = property === 'color' ? night.words(value, on) : GROUND.test(property) ? night.ground(value) : undefined
  return taken === undefined || taken === parseColour(value) ? asByDay(said) : { property, day: value, night: taken }
}

/** Were words and ground chosen together, or is it a button, whose label stays? */
function isKept(doc: SourceDocument, index: number, said: readonly StyleDeclaration[]): boolean {
  const fixed = said.filter(({ value }) => !value.includes('var('))
  const hasGround = fixed.some(({ property }) => GROUND.test(property))
  return (
    hasGround && (fixed.some(({ property }) => property === 'color') || classesOf(doc, index).includes('button-ground'))
  )
}

const classesOf = (doc: SourceDocument, index: number): string[] => (doc.attribute(index, 'class') ?? '').split(/\s+/)

/** What words in an element stand on: the nearest ground around it says. */
function footings(doc: SourceDocument, theme: Theme, night: OwnNight): (index: number) => Footing {
  const tones = keptTones(theme).map(tone => `tone-${tone}`)
  const known = new Map<number, Footing>()
  const ownFooting = (index: number): Footing | undefined => {
    const said = coloursOf(doc.attribute(index, 'style') ?? '')
    const ground = said.find(({ property, value }) => GROUND.test(property) && !value.includes('var('))
    if (ground) {
      const stays = night.ground(ground.value) === parseColour(ground.value)
      return stays || isKept(doc, index, said) ? 'ground' : 'paper'
    }
    const classes = classesOf(doc, index)
    if (classes.includes('card')) return 'paper'
    const tone = classes.find(name => name.startsWith('tone-'))
    if (tone) return tones.includes(tone) ? 'ground' : 'paper'
    return undefined
  }
  const footing = (index: number): Footing => {
    if (index < 0) return 'paper'
    const on = known.get(index) ?? ownFooting(index) ?? footing(doc.elements[index]?.parent ?? -1)
    known.set(index, on)
    return on
  }
  return footing
}

import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations, writeDeclarations } from '../source/declarations.ts'
import { isSafeStyle } from '../source/safe-url.ts'
import type { SourceDocument, SourceElement, Splice } from '../source/source.ts'
import { nameColour, parseColour } from '../theme/colour-words.ts'
import { buttonGround, buttonTable } from './button-ground.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { pictureStyle, withCell } from './picture-style.ts'
import { Refusal } from './refusal.ts'
import { elementOf, elementWords, shifted } from './target.ts'
import { strong } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

/** `style`: declarations of one element; an empty value takes one away. Those of a button's ground go to its cell, and a picture's width is said to Outlook too. */
export function setStyle(draft: Draft, { ref, style }: Of<'style'>): ChangeLine {
  const here = elementOf(draft, ref)
  checkDeclarations(style)
  const { doc, from, element } = withCell(draft, ref, here)
  draft.edit(shifted(from, splicesOf(doc, element, style)))
  return styleLine(elementWords(draft, ref, here), style)
}

function splicesOf(doc: SourceDocument, { index, name }: SourceElement, style: Record<string, string>): Splice[] {
  const ground = buttonGround(doc, index)
  if (ground !== undefined)
    return [
      ...tableSplices(doc, index, style),
      ...styleSplices(doc, ground, { ...onlyThose(style, isOfGround), ...paddingAround(style) }),
      ...styleSplices(doc, index, withoutGround(style))
    ]
  if (name !== 'img') return styleSplices(doc, index, style)
  const picture = pictureStyle(doc, index, style)
  return [...picture.splices, ...styleSplices(doc, index, picture.style)]
}

/** Outlook for Windows passes over the padding of links (caniemail: css-padding): it pads the cell by a property of its own. */
const paddingAround = ({ padding }: Record<string, string>): Record<string, string> =>
  padding === undefined ? {} : { 'mso-padding-alt': padding }

/** A button is as wide as its words: what stands left, right or in the middle is its table. */
function tableSplices(doc: SourceDocument, link: number, style: Record<string, string>): Splice[] {
  const side = style['text-align']?.trim().toLowerCase()
  const table = buttonTable(doc, link)
  if (side === undefined || table === undefined) return []
  const margins = {
    'margin-left': /^(?:center|right)$/.test(side) ? 'auto' : side && '0',
    'margin-right': side === 'center' ? 'auto' : side && '0'
  }
  const align = /^(?:center|right)$/.test(side) ? side : null
  return [...setAttribute(doc, table, 'align', align), ...styleSplices(doc, table, margins)]
}

/** Outlook for Windows paints the cell of a button and ignores the ground of the link in it. */
const isOfGround = (name: string): boolean => /^(background|border)(-|$)/.test(property(name))

const onlyThose = (style: Record<string, string>, isMeant: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(style).filter(([name]) => isMeant(name)))

/** What the cell takes over may not stand on the link as well, where it would hide it. */
const withoutGround = (style: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(style).map(([name, value]) => [name, isOfGround(name) ? '' : value]))

function styleSplices(doc: SourceDocument, index: number, style: Record<string, string>): Splice[] {
  const own = parseDeclarations(doc.attribute(index, 'style') ?? '')
  const names = new Set(Object.keys(style).map(property))
  const added = Object.entries(style).flatMap(([name, value]) =>
    value.trim() ? [{ property: property(name), value: value.trim(), important: false }] : []
  )
  const text = writeDeclarations([...own.filter(declaration => !names.has(declaration.property)), ...added])
  return setAttribute(doc, index, 'style', text || null)
}

const property = (name: string): string => (name.startsWith('--') ? name : name.toLowerCase())

/** Throws `Refusal` for declarations that would end early, run code, or say nothing. */
export function checkDeclarations(style: Record<string, string>): void {
  if (Object.keys(style).length === 0) throw new Refusal('Say what: {"color": "#123456"}.')
  for (const [name, value] of Object.entries(style)) {
    if (!/^-{0,2}[a-z][a-z0-9-]*$/i.test(name)) throw new Refusal(`"${name}" is no CSS property.`)
    if (/[;{}<>\\]/.test(value) || !isSafeStyle(value) || !isBalanced(value))
      throw new Refusal(`"${value}" cannot be the value of ${name}.`)
  }
}

const isBalanced = (value: string): boolean => {
  const bare = value.replace(/"[^"\n]*"|'[^'\n]*'/g, '')
  return !/["']/.test(bare) && !/\/\*/.test(bare) && bare.split('(').length === bare.split(')').length
}

const isColour = (name: string): boolean => /colou?r$/.test(name)

/** A colour is said by its name, and once: with a new ground, the colours that follow from it go without saying. */
function styleLine(label: string, style: Record<string, string>): ChangeLine {
  const entries = Object.entries(style)
  const ground = entries.find(([name, value]) => name === 'background-color' && value)
  const colour = ground ?? entries.find(([name, value]) => isColour(name) && value)
  const said = entries.filter(([name]) => !ground || name === 'background-color' || !isColour(name))
  const text = `${label}: ${said.map(declarationWords).join(', ')}`
  if (colour) return { icon: 'colour', text, colours: { to: colour[1] } }
  return { icon: entries.some(([name]) => /^(font|letter|line|text)/.test(name)) ? 'type' : 'layout', text }
}

/** What the theme calls its colours. */
const TOKENS: Record<string, string> = { canvas: 'background', surface: 'paper' }

/** A colour in words, as CSS writes it or as one of the theme's: 'navy', 'the theme’s ink'. Nothing for what is no colour. */
function colourWords(value: string): string | undefined {
  const [, token] = /^var\(\s*--([\w-]+)[^()]*\)$/.exec(value) ?? []
  if (token) return `the theme’s ${TOKENS[token] ?? token.replaceAll('-', ' ')}`
  const hex = parseColour(value)
  return hex && nameColour(hex)
}

function declarationWords([name, value]: [string, string]): string {
  const shown = (isColour(name) && colourWords(value)) || value || 'none'
  if (name === 'background-color') return strong(shown)
  return `${name === 'color' ? 'text' : name.replaceAll('-', ' ').trim()} ${strong(shown)}`
}

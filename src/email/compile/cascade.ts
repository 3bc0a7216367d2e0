import type { StyleDeclaration } from '../source/declarations.ts'

/** Declarations of one rule as they meet one element. */
export interface Layer {
  declarations: readonly StyleDeclaration[]
  specificity: number
  order: number
}

/** Sets all of these but `exempt`: `border` says nothing of `border-radius`. */
const SHORTHANDS = [
  'margin',
  'padding',
  'border',
  'background',
  'font',
  'list-style',
  'outline',
  'border-radius',
  'text-decoration'
]
const EXEMPT =
  /^border-(radius|collapse|spacing|top-left|top-right|bottom-left|bottom-right)|^font-(feature|variation|palette|synthesis)|^background-blend/

/**
 * What a style attribute says so that an element looks as its rules and its own style make it. Rules rank by
 * specificity and order, its own style above them, `!important` above all; the mark itself is left out, since Outlook
 * ignores declarations that carry it and kept media queries could no longer override them. Of one property only
 * the winner stays, with the fallbacks that its rule gives beside it.
 */
export function cascade(rules: readonly Layer[], own: readonly StyleDeclaration[]): StyleDeclaration[] {
  const sorted = [...rules].sort((a, b) => a.specificity - b.specificity || a.order - b.order)
  const layers = [...sorted.map(({ declarations }) => declarations), own]
  const kept: StyleDeclaration[] = []
  const winners = new Map<string, number>()
  for (const important of [true, false]) {
    for (let layer = layers.length - 1; layer >= 0; layer--) {
      const rank = layer + (important ? layers.length : 0)
      const declarations = layers[layer] as readonly StyleDeclaration[]
      for (let at = declarations.length - 1; at >= 0; at--) {
        const declaration = declarations[at] as StyleDeclaration
        if (declaration.important !== important || isOverridden(declaration.property, rank, winners)) continue
        if (!winners.has(declaration.property)) winners.set(declaration.property, rank)
        kept.push({ ...declaration, important: false })
      }
    }
  }
  return kept.reverse()
}

function isOverridden(property: string, rank: number, winners: ReadonlyMap<string, number>): boolean {
  const winner = winners.get(property)
  if (winner !== undefined && winner !== rank) return true
  return SHORTHANDS.some(shorthand => winners.has(shorthand) && covers(shorthand, property))
}

const covers = (shorthand: string, property: string): boolean =>
  property.startsWith(`${shorthand}-`) && (shorthand === 'border-radius' || !EXEMPT.test(property))

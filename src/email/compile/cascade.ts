import type { StyleDeclaration } from '../source/declarations.ts'

/** Declarations of one rule as they meet one element. */
export interface Layer {
  declarations: readonly StyleDeclaration[]
  specificity: number
  order: number
}

/** A declaration with what ranks it beside others. */
export interface Ranked {
  declaration: StyleDeclaration
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

/** What stands in a style attribute ranks above all rules. */
const OWN = { specificity: Number.POSITIVE_INFINITY, order: Number.POSITIVE_INFINITY }

/**
 * The declarations that make an element look as its rules and its own style say, the weakest first. Rules rank by
 * specificity and order, its own style above them, `!important` above all. Of one property only the winner stays, with
 * the fallbacks that its rule gives beside it.
 */
export function cascade(rules: readonly Layer[], own: readonly StyleDeclaration[]): Ranked[] {
  const sorted = [...rules].sort((a, b) => a.specificity - b.specificity || a.order - b.order)
  const layers: Layer[] = [...sorted, { declarations: own, ...OWN }]
  const kept: Ranked[] = []
  const winners = new Map<string, number>()
  for (const important of [true, false]) {
    for (let layer = layers.length - 1; layer >= 0; layer--) {
      const rank = layer + (important ? layers.length : 0)
      const { declarations, specificity, order } = layers[layer] as Layer
      for (let at = declarations.length - 1; at >= 0; at--) {
        const declaration = declarations[at] as StyleDeclaration
        if (declaration.important !== important || isOverridden(declaration.property, rank, winners)) continue
        if (!winners.has(declaration.property)) winners.set(declaration.property, rank)
        kept.push({ declaration, specificity, order })
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
  property.startsWith(`${shorthand}-`) &&
  SHORTHANDS.includes(shorthand) &&
  (shorthand === 'border-radius' || !EXEMPT.test(property))

const says = (one: Ranked, other: Ranked): boolean =>
  one.declaration.property === other.declaration.property ||
  covers(one.declaration.property, other.declaration.property)

function outranks(one: Ranked, other: Ranked): boolean {
  if (one.declaration.important !== other.declaration.important) return one.declaration.important
  return (one.specificity - other.specificity || one.order - other.order) > 0
}

/** Does a kept declaration never show on an element, whatever the screen, since its style says more strongly what it says? */
export const isBeaten = (kept: Ranked, style: readonly Ranked[]): boolean =>
  style.some(each => says(each, kept) && outranks(each, kept))

/**
 * A style as declarations for its attribute. Marks are left out, since Outlook ignores declarations that carry one and
 * kept rules, all of them marked, could no longer override them. What beats every kept rule that contests it is said twice,
 * for Outlook without the mark, and with it for the others.
 */
export function withMarks(style: readonly Ranked[], contests: readonly Ranked[]): StyleDeclaration[] {
  const marked: Ranked[] = []
  return style.flatMap(each => {
    const plain = each.declaration.important ? { ...each.declaration, important: false } : each.declaration
    const sides = sidesOf(each)
    const held = sides.filter(side => holds(side, contests))
    if (held.length < sides.length && held.length > 0) return [plain, ...held.map(asMarked)]
    // A shorthand that is marked would override what is said after it without a mark.
    if (held.length === 0 && !marked.some(before => says(before, each))) return [plain]
    marked.push(each)
    return [plain, asMarked(each)]
  })
}

const asMarked = ({ declaration }: Ranked): StyleDeclaration => ({ ...declaration, important: true })

function holds(each: Ranked, contests: readonly Ranked[]): boolean {
  const against = contests.filter(kept => says(kept, each) || says(each, kept))
  return against.length > 0 && against.every(kept => outranks(each, kept))
}

/** Kept rules may contest one side of a box and not another; other declarations have one side. */
function sidesOf(each: Ranked): Ranked[] {
  const { property, value } = each.declaration
  const values = value.split(/\s+/)
  if (!/^(margin|padding)$/.test(property) || values.length > 4 || /[(),/]/.test(value)) return [each]
  const [top = '', right = top, bottom = top, left = right] = values
  return Object.entries({ top, right, bottom, left }).map(([side, length]) => ({
    ...each,
    declaration: { ...each.declaration, property: `${property}-${side}`, value: length }
  }))
}

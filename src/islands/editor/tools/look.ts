import { parseColour } from '../../../email/theme/colour-words.ts'

/** How a part is shown at the moment, with all rules of its email. Lengths are px, colours `#rrggbb`. */
export interface Look {
  size: number
  colour: string
  /** The ground it stands on, its own or that of what holds it. */
  ground: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
  align: 'left' | 'center' | 'right'
  width: number
  corner: number
  border: { width: number; colour: string; isDashed: boolean }
}

/** What nothing is shown of. */
export const NO_LOOK: Look = {
  size: 16,
  colour: '#000000',
  ground: '#ffffff',
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  align: 'left',
  width: 0,
  corner: 0,
  border: { width: 0, colour: '#000000', isDashed: false }
}

/** Reads how a node of the preview looks. What a button's ground is made of stands on the cell around it. */
export function lookOf(node: HTMLElement | undefined): Look {
  const style = node?.ownerDocument.defaultView?.getComputedStyle(node)
  if (!node || !style) return NO_LOOK
  const holder = node.parentElement?.classList.contains('button-ground') ? node.parentElement : node
  const box = node.ownerDocument.defaultView?.getComputedStyle(holder) ?? style
  return {
    size: Math.round(px(style.fontSize)),
    colour: parseColour(style.color) ?? NO_LOOK.colour,
    ground: groundUnder(node),
    isBold: Number(style.fontWeight) >= 600,
    isItalic: style.fontStyle !== 'normal',
    isUnderlined: style.textDecorationLine.includes('underline'),
    isStruck: style.textDecorationLine.includes('line-through'),
    align: alignOf(node, style),
    width: Math.round(node.getBoundingClientRect().width),
    corner: Math.round(px(box.borderTopLeftRadius)),
    border: {
      width: Math.round(px(box.borderTopWidth)),
      colour: parseColour(box.borderTopColor) ?? '#000000',
      isDashed: box.borderTopStyle === 'dashed'
    }
  }
}

const px = (length: string): number => Number.parseFloat(length) || 0

/** A button is as wide as its words: where it stands is said by the table around it. */
function alignOf(node: HTMLElement, style: CSSStyleDeclaration): Look['align'] {
  const table = node.parentElement?.classList.contains('button-ground') ? node.closest('table') : undefined
  const side = table?.align || (table ? 'left' : style.textAlign)
  if (/center/.test(side)) return 'center'
  return side === 'right' || (side === 'end' && style.direction === 'ltr') ? 'right' : 'left'
}

/** The first ground behind a node that can be seen. */
export function groundUnder(node: HTMLElement): string {
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    const ground = at.ownerDocument.defaultView?.getComputedStyle(at).backgroundColor ?? ''
    if (ground && !/^(transparent|rgba\(.*,\s*0\))$/.test(ground)) return parseColour(ground) ?? '#ffffff'
  }
  return '#ffffff'
}

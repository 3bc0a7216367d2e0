import { parseColour } from '../theme/colour-words.ts'
import type { BrandValue } from './brand.ts'
import type { Page } from './seen-page.ts'

/** Something to press, as it shows. Colours are `#rrggbb`. */
export interface SeenButton {
  ground: string | undefined
  /** The colour of its border. */
  edge: string | undefined
  /** The corners in px; a share of its height (`50%`, `1em`) counts as round. */
  corner: number
}

const ROUND = 15
const SOFT = 3
const LONGEST_LABEL = 40

/** Links and buttons with a ground or an edge of their own, or alone in a cell that has one. */
export function buttonsOf(page: Page): SeenButton[] {
  const { doc } = page
  return page.elements.flatMap(({ index, name, parent }) => {
    const words = doc.textContent(index).trim()
    if ((name !== 'a' && name !== 'button') || words === '' || words.length > LONGEST_LABEL) return []
    const own = buttonAt(page, index)
    const isAlone = doc.elements[parent]?.name === 'td' && doc.textContent(parent).trim() === words
    return own ?? (isAlone ? buttonAt(page, parent) : undefined) ?? []
  })
}

function buttonAt({ looks }: Page, index: number): SeenButton | undefined {
  const ground = looks.ownGround(index)
  const border = looks.value(index, 'border') ?? ''
  const edge = /\b(none|0)\b/.test(border) ? undefined : parseColour(border.replace(/^.*?\b(?:solid|dashed)\s*/, ''))
  if (!ground && !edge) return undefined
  const said = looks.value(index, 'border-radius') ?? '0'
  const size = Number.parseFloat(said) || 0
  return { ground, edge, corner: /^[\d.]+(px)?$/.test(said.split(' ')[0] ?? '') ? size : size > 0 ? ROUND : 0 }
}

/** The shape that most buttons of a page have. */
export function readButton(page: Page): BrandValue['button'] {
  const counts = new Map<NonNullable<BrandValue['button']>, number>()
  for (const button of buttonsOf(page)) counts.set(shapeOf(button), (counts.get(shapeOf(button)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function shapeOf({ ground, corner }: SeenButton): NonNullable<BrandValue['button']> {
  if (!ground) return 'outline'
  return corner >= ROUND ? 'round' : corner >= SOFT ? 'soft' : 'square'
}

import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Theme } from '../../../../email/theme/theme-shape.ts'
import { tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import type { Part } from '../part.ts'
import { says } from '../tokens.ts'
import { type Property, worded } from './rule.ts'

const DENSITIES: Theme['density'][] = ['compact', 'regular', 'airy']

/** The element whose padding is the room of a part: the first inside that has some, itself included. */
function padded(part: Part, email: EmailSource): number {
  const { doc } = outlineOf(email)
  const { start = 0, end = 0 } = doc.elements[part.element] ?? {}
  const inner = doc.elements.find(each => each.start >= start && each.end <= end && paddingOf(email, each.index) > 0)
  const isOwn = looksOf(email).ownGround(part.element) && paddingOf(email, part.element) > 0
  return part.type === 'slot' || !inner || isOwn ? part.element : inner.index
}

function paddingOf(email: EmailSource, element: number): number {
  const looks = looksOf(email)
  return Number.parseFloat(looks.value(element, 'padding-top') ?? looks.value(element, 'padding') ?? '0') || 0
}

/** The padding of a part, or the density of the whole email: more (1) or less (-1). A complaint says the other: "too cramped" wants more. */
export const spacing: Property<1 | -1> = {
  value: ({ wish }) => {
    const words = tokensFor(wish, 'value').length > 0 ? tokensFor(wish, 'value') : wish.tokens
    if (says(words, manners.less) && !says(words, manners['surely-more'])) return -1
    return says(words, manners.more) || says(wish.tokens, manners.more) ? 1 : undefined
  },
  accepts: part => {
    if (part.type === 'meta' || part.ref === 'canvas') return 0
    return part.type === 'email' ? 0.9 : part.type === 'section' ? 1 : worded(part) * 0.95
  },
  operations: (parts, by, { email, theme }) =>
    parts.flatMap((part): Operation[] => {
      if (part.type === 'email') {
        const next = DENSITIES[DENSITIES.indexOf(theme.density) + by]
        return next && email.css.includes('--space') ? [{ op: 'theme', density: next }] : []
      }
      const element = padded(part, email)
      const now = paddingOf(email, element)
      const next = Math.max(0, Math.round(by > 0 ? Math.max(now * 1.5, now + 12) : now / 1.6))
      const ref = element === part.element ? part.ref : `e${element}`
      const style = { 'padding-top': `${next}px`, 'padding-bottom': `${next}px` }
      return next === now ? [] : [{ op: 'style', ref, style }]
    }),
  ask: 'Should there be more room or less?'
}

interface Shape {
  radius?: 'square' | 'round'
  border?: string
}
const PX = { square: '0', round: '28px' } as const
const RADII = Object.entries(manners.shape) as [string, 'square' | 'round'][]

/** Corners and borders; corners of all buttons are the theme's. */
export const shape: Property<Shape> = {
  value: ({ wish, theme }) => {
    const isNot = says(wish.tokens, manners.not)
    if (says(wish.tokens, manners.border) && !says(wish.tokens, 'corner corners'))
      return { border: isNot ? 'none' : `2px solid ${theme.accent}` }
    const isToo = wish.tokens.some(
      ({ key }, at) => key === 'too' && says(wish.tokens.slice(at + 1, at + 2), RADII[0]?.[0] ?? '')
    )
    const radius = isToo ? 'round' : RADII.find(([words]) => says(wish.tokens, words))?.[1]
    return radius && { radius: isNot ? 'square' : radius }
  },
  accepts: part => {
    if (part.type === 'meta' || part.ref === 'canvas') return 0
    return part.type === 'slot' && part.name !== 'button' && part.name !== 'image' ? 0.6 : 1
  },
  operations: (parts, { radius, border }, { email, wish }) => {
    const isAll =
      parts.some(({ type }) => type === 'email') ||
      (parts.length > 1 && (parts.every(({ name }) => name === 'button') || says(tokensFor(wish, 'target'), 'corners')))
    if (radius && isAll && email.css.includes('--corner')) return [{ op: 'theme', corner: radius }]
    const style: Record<string, string> = radius ? { 'border-radius': PX[radius] } : { border: border ?? 'none' }
    return parts.filter(({ type }) => type !== 'email').map(({ ref }): Operation => ({ op: 'style', ref, style }))
  },
  ask: 'Should the corners be round or square?'
}

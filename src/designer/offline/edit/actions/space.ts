import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Theme } from '../../../../email/theme/theme-shape.ts'
import { type Job, tokensFor } from '../job.ts'
import type { Part } from '../part.ts'
import { type ActionRule, worded } from './rule.ts'

const MORE =
  /^(?:more|bigger|larger|increase|wider|further|apart|airier|airy|roomier|looser|loosen|breathe|breathing|generous|taller|add|spread|open|extra|air|room|squashed|cramped|tight|crowded|close)$/
const LESS =
  /^(?:less|smaller|tighter|tighten|reduce|decrease|closer|compact|narrower|denser|squeeze|remove|shrink|trim|fewer|cut|condense|huge|gappy|loose)$/

/** More room (1) or less (-1). A complaint says the other: "too cramped" wants more. */
const direction = ({ wish }: Job): 1 | -1 | undefined => {
  const words = tokensFor(wish, 'value').length > 0 ? tokensFor(wish, 'value') : wish.tokens
  const isLess =
    words.some(({ key }) => LESS.test(key)) && !words.some(({ key }) => /^(?:more|airier|breathe|further)$/.test(key))
  if (isLess) return -1
  return words.some(({ key }) => MORE.test(key)) || wish.tokens.some(({ key }) => MORE.test(key)) ? 1 : undefined
}

const DENSITIES: Theme['density'][] = ['compact', 'regular', 'airy']

/** The element whose padding is the room of a part: the first inside that has some, itself included. */
function padded(part: Part, email: EmailSource): number {
  const looks = looksOf(email)
  const { doc } = outlineOf(email)
  const { start = 0, end = 0 } = doc.elements[part.element] ?? {}
  const inner = doc.elements.find(each => each.start >= start && each.end <= end && paddingOf(email, each.index) > 0)
  return part.type === 'slot' || !inner || (looks.ownGround(part.element) && paddingOf(email, part.element) > 0)
    ? part.element
    : inner.index
}

function paddingOf(email: EmailSource, element: number): number {
  const looks = looksOf(email)
  return Number.parseFloat(looks.value(element, 'padding-top') ?? looks.value(element, 'padding') ?? '0') || 0
}

/** `spacing`: the padding of a part, or the density of the whole email. */
export const spacingRule: ActionRule<1 | -1> = {
  value: direction,
  accepts: part =>
    part.type === 'meta' || part.ref === 'canvas'
      ? 0
      : part.type === 'email'
        ? 0.9
        : part.type === 'section'
          ? 1
          : worded(part) * 0.95,
  operations: (parts, by, job) =>
    parts.flatMap((part): Operation[] => {
      if (part.type === 'email') {
        const next = DENSITIES[DENSITIES.indexOf(job.theme.density) + by]
        return next && job.email.css.includes('--space') ? [{ op: 'theme', density: next }] : []
      }
      const element = padded(part, job.email)
      const now = paddingOf(job.email, element)
      const next = Math.max(0, Math.round(by > 0 ? Math.max(now * 1.5, now + 12) : now / 1.6))
      const ref = element === part.element ? part.ref : `e${element}`
      return next === now
        ? []
        : [{ op: 'style', ref, style: { 'padding-top': `${next}px`, 'padding-bottom': `${next}px` } }]
    }),
  holds: (part, by, job, email, before) => {
    if (part.type === 'email') return email.css !== job.email.css
    const [now, was] = [paddingOf(email, padded(part, email)), paddingOf(job.email, padded(before, job.email))]
    return by > 0 ? now > was : now < was
  },
  may: parts => (parts.some(({ type }) => type === 'email') ? ['theme'] : []),
  ask: 'Should there be more room or less?'
}

interface Shape {
  radius?: 'square' | 'soft' | 'round'
  border?: string
}

const RADII: [RegExp, Shape['radius']][] = [
  [/^(?:square|squarer|sharp|sharper|straight|angular|pointy|boxy)$/, 'square'],
  [/^(?:pill|pills|round|fully|circular|circle|oval)$/, 'round'],
  [/^(?:rounded|rounder|soft|softer|curved|curvy|curvier)$/, 'round']
]
const PX = { square: '0', soft: '8px', round: '28px' } as const

function shapeOf({ wish, theme }: Job): Shape | undefined {
  const keys = wish.tokens.map(({ key }) => key)
  const isNot = keys.some(key => /^(?:no|without|remove|lose|drop|less|not)$/.test(key))
  if (
    keys.some(key => /^(?:borders?|outlines?|frames?|edges?|lines?)$/.test(key)) &&
    !keys.some(key => /^corners?$/.test(key))
  )
    return { border: isNot ? 'none' : `2px solid ${theme.accent}` }
  const radius = RADII.find(([words]) => keys.some(key => words.test(key)))?.[1]
  return radius && { radius: isNot && radius !== 'square' ? 'square' : radius }
}

/** `shape`: corners and borders; corners of all buttons are the theme's. */
export const shapeRule: ActionRule<Shape> = {
  value: shapeOf,
  accepts: part =>
    part.type === 'meta' || part.ref === 'canvas'
      ? 0
      : part.type === 'slot' && part.name !== 'button' && part.name !== 'image'
        ? 0.6
        : 1,
  operations: (parts, { radius, border }, { email, wish }) => {
    const isAll =
      parts.some(({ type }) => type === 'email') ||
      (parts.length > 1 && parts.every(({ name }) => name === 'button')) ||
      tokensFor(wish, 'target').some(({ key }) => key === 'corners' && parts.length > 1)
    if (radius && isAll && email.css.includes('--corner')) return [{ op: 'theme', corner: radius }]
    const style: Record<string, string> = radius ? { 'border-radius': PX[radius] } : { border: border ?? 'none' }
    return parts.filter(({ type }) => type !== 'email').map(({ ref }): Operation => ({ op: 'style', ref, style }))
  },
  holds: (part, { radius, border }, job, email) => {
    if (email.css !== job.email.css) return true
    const { html } = email
    return radius
      ? html.includes(`border-radius: ${PX[radius]}`)
      : part.element >= 0 && html.includes(`border: ${border}`)
  },
  may: () => ['theme'],
  ask: 'Should the corners be round or square?'
}

import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Theme } from '../../../../email/theme/theme-shape.ts'
import { inside, type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, type Part } from '../part.ts'
import { says } from '../tokens.ts'
import { type FontValue, fontIn, textFont } from '../values/font.ts'
import { type SizeValue, sizeIn } from '../values/measure.ts'
import { fits, rule, worded, wordedIn } from './rule.ts'

type Style = Record<string, string>
const styled = (parts: readonly Part[], style: Style): Operation[] =>
  parts.map(({ ref }) => ({ op: 'style', ref, style }))

/** The first manner whose words are said: those of the value, else any. */
function mannerIn<V>(table: Record<string, V>, { wish }: Job): V | undefined {
  const among = (tokens: Job['wish']['tokens']) => Object.entries(table).find(([words]) => says(tokens, words))?.[1]
  return among(tokensFor(wish, 'value')) ?? among(wish.tokens)
}

/** Letters stay readable, and on the screen; pictures inside the email. */
const [SMALLEST, LARGEST, WIDEST] = [10, 96, 600]

export const size = rule<SizeValue>({
  value: ({ wish }) => {
    const [values, targets] = [tokensFor(wish, 'value'), new Set(tokensFor(wish, 'target'))]
    const rest = wish.tokens.filter(token => !targets.has(token))
    return fontIn(values) ? undefined : sizeIn(values.length > 0 ? values : rest, rest)
  },
  ask: 'Should it be larger or smaller? You can also say a size, such as "28 px".',
  accepts: part => (isImage(part) ? 1 : worded(part)),
  focus: (parts, _, job) => {
    const images = parts.filter(isImage)
    return images.length > 0 ? images : linesMeant(wordedIn(parts), parts, job)
  },
  operations: (parts, value, { scene: { looks }, email }) =>
    parts.flatMap(part => {
      const now = isImage(part) ? widthOf(part, email) : looks.fontSize(part.element)
      const next = 'px' in value ? value.px : now * value.factor
      if (isImage(part)) return styled([part], { width: `${Math.round(Math.min(WIDEST, next))}px`, height: 'auto' })
      const px = Math.max(SMALLEST, Math.min(LARGEST, Math.round(next)))
      return px === Math.round(now)
        ? []
        : styled([part], { 'font-size': `${px}px`, 'line-height': now > 24 ? '1.15' : '1.5' })
    })
})

const widthOf = ({ element }: Part, email: EmailSource): number => {
  const own = looksOf(email).value(element, 'width') ?? outlineOf(email).doc.attribute(element, 'width') ?? ''
  return own.endsWith('%') ? WIDEST : Number.parseFloat(own) || WIDEST
}

/** "the text", "the headings", "the numbers", said of a whole; running text where nothing of it is named. */
function linesMeant(slots: Part[], named: readonly Part[], { wish, scene: { looks } }: Job): Part[] {
  if (named.every(({ type }) => type === 'slot')) return slots
  const isHead = ({ name }: Part): boolean => name === 'heading' || name === 'title'
  const kinds: [string, (part: Part) => boolean][] = [
    [manners.lines.figures, ({ name }) => name === 'value'],
    [manners.lines.heads, isHead],
    [manners.lines.running, part => part.name !== 'button' && !isHead(part) && looks.fontSize(part.element) < 24]
  ]
  const said = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'value')]
  const meant = kinds.filter(([words]) => says(said, words)).map(([, isMeant]) => slots.filter(isMeant))
  return meant.find(({ length }) => length > 0) ?? slots
}

export const font = rule<FontValue>({
  value: ({ wish }) => fontIn(tokensFor(wish, 'value')) ?? fontIn(wish.tokens),
  ask: 'Which font? You can say a name ("Georgia") or a manner ("serif", "like a typewriter").',
  accepts: part => (part.ref === 'canvas' ? 0 : worded(part)),
  focus: (parts, _, { email }) =>
    parts.some(({ ref }) => ref === 'email') && email.css.includes('--heading-font')
      ? parts.slice(0, 1)
      : wordedIn(parts),
  operations: (parts, { key, label, stack }, job) => {
    if (parts.some(({ type }) => type === 'email'))
      return [{ op: 'theme', heading: key, body: textFont({ key, label, stack }).key }]
    return isAllHeadings(parts, job) ? [{ op: 'theme', heading: key }] : styled(parts, { 'font-family': stack })
  }
})

/** The font of all headings at once is the theme's. */
function isAllHeadings(parts: readonly Part[], { email, scene }: Job): boolean {
  const all = scene.parts.filter(({ type, name, ref }) => type === 'slot' && name === 'heading' && ref.startsWith('s'))
  const isHead = ({ name }: Part): boolean => manners.lines.headed.split(' ').includes(name)
  return (
    all.length > 2 &&
    email.css.includes('--heading-font') &&
    parts.every(isHead) &&
    all.every(part => parts.includes(part))
  )
}

export const emphasis = rule<Style>({
  value: job => {
    const [name, on, off] = mannerIn(manners.emphasis, job) ?? []
    return name ? { [name]: (says(job.wish.tokens, manners.not) ? off : on) ?? '' } : undefined
  },
  ask: 'Should it be bold, italic, underlined or in capitals?',
  accepts: worded,
  focus: wordedIn,
  operations: styled
})

export const align = rule<string>({
  value: job => mannerIn(manners.align, job),
  ask: 'Should it stand on the left, on the right or in the middle?',
  accepts: worded,
  focus: parts => inside(parts, part => part.type === 'slot'),
  operations: (parts, side) => styled(parts, { 'text-align': side })
})

const DENSITIES: Theme['density'][] = ['compact', 'regular', 'airy']

/** More room (1) or less (-1). A complaint says the other: "too cramped" wants more. */
export const spacing = rule<1 | -1>({
  value: ({ wish }) => {
    const values = tokensFor(wish, 'value')
    const words = values.length > 0 ? values : wish.tokens
    if (says(words, manners.less) && !says(words, manners['surely-more'])) return -1
    return says(words, manners.more) || says(wish.tokens, manners.more) ? 1 : undefined
  },
  ask: 'Should there be more room or less?',
  accepts: fits({ email: 0.9, canvas: 0, section: 1, item: 0.87, slot: 0.95, image: 0 }),
  operations: (parts, by, { email, theme }) =>
    parts.flatMap((part): Operation[] => {
      if (part.type === 'email') {
        const density = DENSITIES[DENSITIES.indexOf(theme.density) + by]
        return density && email.css.includes('--space') ? [{ op: 'theme', density }] : []
      }
      const element = padded(part, email)
      const now = paddingOf(email, element)
      const px = `${Math.max(0, Math.round(by > 0 ? Math.max(now * 1.5, now + 12) : now / 1.6))}px`
      const ref = element === part.element ? part.ref : `e${element}`
      return px === `${now}px` ? [] : [{ op: 'style', ref, style: { 'padding-top': px, 'padding-bottom': px } }]
    })
})

/** The element whose padding is the room of a part: the first inside that has some, itself included. */
function padded(part: Part, email: EmailSource): number {
  const { elements } = outlineOf(email).doc
  const { start = 0, end = 0 } = elements[part.element] ?? {}
  const has = (index: number): boolean => paddingOf(email, index) > 0
  if (part.type === 'slot' || (looksOf(email).ownGround(part.element) && has(part.element))) return part.element
  return elements.find(each => each.start >= start && each.end <= end && has(each.index))?.index ?? part.element
}

const paddingOf = (email: EmailSource, element: number): number => {
  const { value } = looksOf(email)
  return Number.parseFloat(value(element, 'padding-top') ?? value(element, 'padding') ?? '0') || 0
}

const RADII = { square: '0', round: '28px' } as const

/** Corners and borders; the corners of all buttons are the theme's. */
export const shape = rule<{ corner: 'square' | 'round' } | { border: string }>({
  value: job => {
    const { tokens } = job.wish
    const isNot = says(tokens, manners.not)
    if (says(tokens, manners.border) && !says(tokens, 'corner corners'))
      return { border: isNot ? 'none' : `2px solid ${job.theme.accent}` }
    const said = mannerIn(manners.shape, job)
    const isTurned = isNot || says(tokens, 'too')
    if (said === undefined) return undefined
    return { corner: isTurned === (said === 'square') ? 'round' : 'square' }
  },
  ask: 'Should the corners be round or square?',
  accepts: part =>
    part.name === 'button' ? 1 : fits({ email: 1, canvas: 0, section: 1, item: 1, slot: 0.6, image: 1 })(part),
  operations: (parts, value, { email, wish }) => {
    if ('border' in value)
      return styled(
        parts.filter(({ type }) => type !== 'email'),
        value
      )
    const areButtons = parts.length > 1 && parts.every(({ name }) => name === 'button')
    const isAll =
      areButtons || parts.some(({ type }) => type === 'email') || (parts.length > 1 && says(wish.tokens, 'corners'))
    if (isAll && email.css.includes('--corner')) return [{ op: 'theme', corner: value.corner }]
    return styled(
      parts.filter(({ type }) => type !== 'email'),
      { 'border-radius': RADII[value.corner] }
    )
  }
})

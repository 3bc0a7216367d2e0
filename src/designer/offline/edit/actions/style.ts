import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Theme } from '../../../../email/theme/theme-shape.ts'
import { type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, type Part } from '../part.ts'
import { says } from '../tokens.ts'
import { type FontValue, fontIn, textFont } from '../values/font.ts'
import { type SizeValue, sizeIn } from '../values/measure.ts'
import { fits, rule, worded, wordedIn } from './rule.ts'

type Style = Record<string, string>
const styled = (parts: readonly Part[], style: Style): Operation[] =>
  parts.map(({ ref }) => ({ op: 'style', ref, style }))
const isWhole = (parts: readonly Part[]): boolean => parts.some(({ type }) => type === 'email')

/** The first manner whose words are said: those of the value, else any. */
function mannerIn<V>(table: Record<string, V>, { wish }: Job): V | undefined {
  const among = (tokens: Job['wish']['tokens']) => Object.entries(table).find(([words]) => says(tokens, words))?.[1]
  return among(tokensFor(wish, 'value')) ?? among(wish.tokens)
}

/** A property of words, by the words that say what it is to be, or that it is not to be. */
const manner = (table: Record<string, string[]>, ask: string) =>
  rule<Style>({
    value: job => {
      const [name, on = '', off = ''] = mannerIn(table, job) ?? []
      return name ? { [name]: says(job.wish.tokens, manners.not) ? off : on } : undefined
    },
    ask,
    accepts: worded,
    focus: wordedIn,
    operations: styled
  })

export const emphasis = manner(manners.emphasis, 'Should it be bold, italic, underlined or in capitals?')
export const align = manner(manners.align, 'Should it stand on the left, on the right or in the middle?')

/** Letters stay readable, and on the screen; pictures inside the email. */
const [SMALLEST, LARGEST, WIDEST] = [10, 96, 600]

export const size = rule<SizeValue>({
  value: ({ wish }) => {
    const [values, targets] = [tokensFor(wish, 'value'), new Set(tokensFor(wish, 'target'))]
    const rest = wish.tokens.filter(token => !targets.has(token))
    return sizeIn(values.length > 0 ? values : rest, rest)
  },
  ask: 'Should it be larger or smaller? You can also say a size, such as "28 px".',
  accepts: part => (isImage(part) ? 1 : worded(part)),
  focus: parts => {
    const images = parts.filter(isImage)
    if (images.length > 0) return images
    return wordedIn(parts).filter(({ name }) => !isWhole(parts) || name === 'text')
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

/** The font of the whole email, and of all headings at once, is the theme's. */
export const font = rule<FontValue>({
  value: ({ wish }) => fontIn(tokensFor(wish, 'value')) ?? fontIn(wish.tokens),
  ask: 'Which font? You can say a name ("Georgia") or a manner ("serif", "like a typewriter").',
  accepts: part => (part.ref === 'canvas' ? 0 : worded(part)),
  focus: (parts, _, { email }) =>
    isWhole(parts) && email.css.includes('--heading-font') ? parts.slice(0, 1) : wordedIn(parts),
  operations: (parts, value, { email, scene }) => {
    if (isWhole(parts)) return [{ op: 'theme', heading: value.key, body: textFont(value).key }]
    const heads = scene.parts.filter(({ type, name }) => type === 'slot' && name === 'heading')
    const isThemed = heads.length > 2 && heads.every(part => parts.includes(part))
    return isThemed && email.css.includes('--heading-font')
      ? [{ op: 'theme', heading: value.key }]
      : styled(parts, { 'font-family': value.stack })
  }
})

const DENSITIES: Theme['density'][] = ['compact', 'regular', 'airy']

/** More room (1) or less (-1). A complaint says the other: "too cramped" wants more. */
export const spacing = rule<1 | -1>({
  value: ({ wish }) => {
    const words = [...tokensFor(wish, 'value'), ...wish.tokens]
    const said = words.find(token => says([token], `${manners.more} ${manners.less}`))
    return said && (says([said], manners.more) ? 1 : -1)
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
      return px === `${now}px` ? [] : styled([{ ...part, ref }], { 'padding-top': px, 'padding-bottom': px })
    })
})

/** The element whose padding is the room of a part: the first inside that has some, itself included. */
function padded(part: Part, email: EmailSource): number {
  const { elements } = outlineOf(email).doc
  const { start = 0, end = 0 } = elements[part.element] ?? {}
  if (part.type === 'slot') return part.element
  return (
    elements.find(each => each.start >= start && each.end <= end && paddingOf(email, each.index) > 0)?.index ??
    part.element
  )
}

const paddingOf = (email: EmailSource, element: number): number => {
  const { value } = looksOf(email)
  return Number.parseFloat(value(element, 'padding-top') ?? value(element, 'padding') ?? '0') || 0
}

const RADII = { square: '0', round: '28px' } as const

/** Corners and borders; the corners of the whole email, and of several buttons, are the theme's. */
export const shape = rule<{ corner: 'square' | 'round' } | { border: string }>({
  value: job => {
    const { tokens } = job.wish
    const isNot = says(tokens, manners.not)
    const said = mannerIn(manners.shape, job)
    if (said) return { corner: (isNot || says(tokens, 'too')) === (said === 'square') ? 'round' : 'square' }
    return says(tokens, manners.border) ? { border: isNot ? 'none' : `2px solid ${job.theme.accent}` } : undefined
  },
  ask: 'Should the corners be round or square?',
  accepts: part => (part.name === 'button' ? 1 : fits({ email: 1, section: 1, item: 1, slot: 0.6, image: 1 })(part)),
  operations: (parts, value, { email }) => {
    if ('border' in value) return isWhole(parts) ? [] : styled(parts, value)
    const areButtons = parts.length > 1 && parts.every(({ name }) => name === 'button')
    if ((areButtons || isWhole(parts)) && email.css.includes('--corner')) return [{ op: 'theme', corner: value.corner }]
    return isWhole(parts) ? [] : styled(parts, { 'border-radius': RADII[value.corner] })
  }
})

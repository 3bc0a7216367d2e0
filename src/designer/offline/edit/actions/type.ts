import type { Operation } from '../../../../email/operations/operation.ts'
import { inside, type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, type Part } from '../part.ts'
import { says } from '../tokens.ts'
import { type FontValue, fontIn, textFont } from '../values/font.ts'
import { type SizeValue, sizeIn } from '../values/measure.ts'
import { type Property, worded, wordedIn } from './rule.ts'

/** Letters stay readable, and on the screen. */
const [SMALLEST, LARGEST] = [10, 96]

const sized = ({ px, factor }: { px?: number; factor?: number }, now: number): number =>
  Math.max(SMALLEST, Math.min(LARGEST, Math.round(px ?? now * (factor ?? 1))))

export const size: Property<SizeValue> = {
  value: ({ wish }) => {
    const [values, targets] = [tokensFor(wish, 'value'), new Set(tokensFor(wish, 'target'))]
    const rest = wish.tokens.filter(token => !targets.has(token))
    return fontIn(values) ? undefined : sizeIn(values.length > 0 ? values : rest, rest)
  },
  accepts: part => (isImage(part) ? 1 : worded(part)),
  focus: (parts, _, job) => {
    const images = parts.filter(isImage)
    return images.length > 0 ? images : plainText(wordedIn(parts), parts, job)
  },
  operations: (parts, value, { scene: { looks }, email }) =>
    parts.flatMap((part): Operation[] => {
      if (isImage(part))
        return [{ op: 'style', ref: part.ref, style: { width: pictureWidth(part, value, email.html), height: 'auto' } }]
      const now = looks.fontSize(part.element)
      const next = sized(value, now)
      const style = { 'font-size': `${next}px`, 'line-height': now > 24 ? '1.15' : '1.5' }
      return next === Math.round(now) ? [] : [{ op: 'style', ref: part.ref, style }]
    }),
  ask: 'Should it be larger or smaller? You can also say a size, such as "28 px".'
}

/** The width of a picture, of the 600 px that an email is wide. */
function pictureWidth({ value: now }: Part, value: SizeValue, html: string): string {
  const src = typeof now === 'object' && 'src' in now ? now.src.replaceAll('&', '&amp;') : ''
  const own = html.match(/<img\b[^>]*>/g)?.find(tag => tag.includes(src))
  const width = Number(/\bwidth="(\d+)"/.exec(own ?? '')?.[1] ?? 600)
  return `${Math.round(Math.min(600, 'px' in value ? value.px : width * value.factor))}px`
}

const READING = 'text texts reading body paragraph paragraphs copy everything email mail print wording'
const HEADS = 'heading headings title titles headline headlines'

/** "the text", said of a whole: what is set as running text. Headings keep their size. */
function plainText(slots: Part[], named: readonly Part[], { wish, scene: { looks } }: Job): Part[] {
  if (named.every(({ type }) => type === 'slot')) return slots
  const words = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'value')]
  const figures = slots.filter(({ name }) => name === 'value')
  if (says(words, 'number numbers figure figures digit digits') && figures.length > 0) return figures
  const headings = slots.filter(({ name }) => name === 'heading' || name === 'title')
  if (says(words, HEADS)) return headings
  const running = slots.filter(
    slot => slot.name !== 'button' && looks.fontSize(slot.element) < 24 && !headings.includes(slot)
  )
  return says(words, READING) && running.length > 0 ? running : slots
}

export const font: Property<FontValue> = {
  value: ({ wish }) => fontIn(tokensFor(wish, 'value')) ?? fontIn(wish.tokens),
  accepts: part => (part.ref === 'canvas' ? 0 : worded(part)),
  focus: (parts, _, { email }) =>
    parts.some(({ ref }) => ref === 'email') && email.css.includes('--heading-font')
      ? [parts[0] as Part]
      : wordedIn(parts),
  operations: (parts, value, job) => {
    if (parts.some(({ type }) => type === 'email'))
      return [{ op: 'theme', heading: value.key, body: textFont(value).key }]
    if (isAllHeadings(parts, job)) return [{ op: 'theme', heading: value.key }]
    return parts.map(({ ref }) => ({ op: 'style', ref, style: { 'font-family': value.stack } }))
  },
  ask: 'Which font? You can say a name ("Georgia") or a manner ("serif", "like a typewriter").'
}

const HEADED: ReadonlySet<string> = new Set('heading title eyebrow value logo'.split(' '))

/** The font of all headings at once is the theme's. */
function isAllHeadings(parts: readonly Part[], { email, scene }: Job): boolean {
  const all = scene.parts.filter(({ type, name, ref }) => type === 'slot' && name === 'heading' && ref.startsWith('s'))
  return (
    all.length > 2 &&
    email.css.includes('--heading-font') &&
    parts.every(({ name }) => HEADED.has(name)) &&
    all.every(part => parts.includes(part))
  )
}

const MANNERS = Object.entries(manners.emphasis) as [string, [string, string, string]][]

export const emphasis: Property<Record<string, string>> = {
  value: ({ wish }) => {
    const [name, on, off] = (MANNERS.find(([words]) => says(tokensFor(wish, 'value'), words)) ??
      MANNERS.find(([words]) => says(wish.tokens, words)))?.[1] ?? ['', '', '']
    return name ? { [name]: says(wish.tokens, manners.not) ? off : on } : undefined
  },
  accepts: worded,
  focus: wordedIn,
  operations: (parts, style) => parts.map(({ ref }) => ({ op: 'style', ref, style })),
  ask: 'Should it be bold, italic, underlined or in capitals?'
}

export const align: Property<string> = {
  value: ({ wish }) => Object.entries(manners.align).find(([words]) => says(wish.tokens, words))?.[1],
  accepts: worded,
  focus: parts => inside(parts, part => part.type === 'slot' && part.children.every(({ type }) => type === 'slot')),
  operations: (parts, side) => parts.map(({ ref }) => ({ op: 'style', ref, style: { 'text-align': side } })),
  ask: 'Should it stand on the left, on the right or in the middle?'
}

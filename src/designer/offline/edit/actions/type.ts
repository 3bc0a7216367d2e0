import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { inside, type Job, tokensFor } from '../job.ts'
import { isImage, type Part, sectionOf } from '../part.ts'
import type { Token } from '../tokens.ts'
import { type FontValue, fontIn, textFont } from '../values/font.ts'
import { type SizeValue, sizeIn } from '../values/measure.ts'
import { type ActionRule, worded, wordedIn } from './rule.ts'

/** Letters stay readable, and on the screen. */
const [SMALLEST, LARGEST] = [10, 96]

const sized = ({ px, factor }: { px?: number; factor?: number }, now: number): number =>
  Math.max(SMALLEST, Math.min(LARGEST, Math.round(px ?? now * (factor ?? 1))))

export const sizeRule: ActionRule<SizeValue> = {
  value: ({ wish }) => {
    const [values, targets] = [tokensFor(wish, 'value'), new Set(tokensFor(wish, 'target'))]
    const rest = wish.tokens.filter(token => !targets.has(token))
    return fontIn(values) ? undefined : sizeIn(values.length > 0 ? values : rest, rest)
  },
  accepts: part => (isImage(part) ? 1 : worded(part)),
  focus: (parts, _, job) => {
    const images = parts.filter(isImage)
    if (images.length > 0) return images
    return plainText(wordedIn(parts), parts, job)
  },
  operations: (parts, value, { scene: { looks }, email }) =>
    parts.flatMap((part): Operation[] => {
      if (isImage(part))
        return [{ op: 'style', ref: part.ref, style: { width: pictureWidth(part, value, email.html), height: 'auto' } }]
      const now = looks.fontSize(part.element)
      const next = sized(value, now)
      return next === Math.round(now)
        ? []
        : [
            {
              op: 'style',
              ref: part.ref,
              style: { 'font-size': `${next}px`, 'line-height': now > 24 ? '1.15' : '1.5' }
            }
          ]
    }),
  holds: (part, value, job, email, before) => {
    if (isImage(part))
      return looksOf(email).value(part.element, 'width') !== job.scene.looks.value(before.element, 'width')
    const [now, was] = [looksOf(email).fontSize(part.element), job.scene.looks.fontSize(before.element)]
    return 'px' in value ? Math.abs(now - sized(value, was)) < 1 : value.factor > 1 ? now > was : now < was
  },
  ask: 'Should it be larger or smaller? You can also say a size, such as "28 px".'
}

/** The width of a picture, of the 600 px that an email is wide. */
function pictureWidth(part: Part, value: SizeValue, html: string): string {
  const tag = html.slice(0).match(/<img\b[^>]*>/g) ?? []
  const own = tag.find(
    each =>
      typeof part.value === 'object' && 'src' in part.value && each.includes(part.value.src.replaceAll('&', '&amp;'))
  )
  const now = Number(/\bwidth="(\d+)"/.exec(own ?? '')?.[1] ?? 600)
  return `${Math.round(Math.min(600, 'px' in value ? value.px : now * value.factor))}px`
}

const READING = /^(?:text|texts|reading|body|paragraphs?|copy|everything|email|mail|print|wording)$/

/** "the text", said of a whole: what is set as running text. Headings keep their size. */
function plainText(slots: Part[], named: readonly Part[], { wish, scene: { looks } }: Job): Part[] {
  const isWhole = named.some(({ type }) => type !== 'slot')
  if (!isWhole) return slots
  const words = [...tokensFor(wish, 'target'), ...tokensFor(wish, 'value')]
  const figures = slots.filter(({ name }) => name === 'value')
  if (words.some(({ key }) => /^(?:numbers?|figures?|digits?)$/.test(key)) && figures.length > 0) return figures
  const headings = slots.filter(({ name }) => /^(?:heading|title)$/.test(name))
  if (words.some(({ key }) => /^(?:headings?|titles?|headlines?)$/.test(key))) return headings
  const running = slots.filter(
    slot => slot.name !== 'button' && looks.fontSize(slot.element) < 24 && !headings.includes(slot)
  )
  return words.some(({ key }) => READING.test(key)) && running.length > 0 ? running : slots
}

const HEADS = /^(?:heading|title|eyebrow|value|logo)$/

export const fontRule: ActionRule<FontValue> = {
  value: ({ wish }) => fontIn(tokensFor(wish, 'value')) ?? fontIn(wish.tokens),
  accepts: part => (part.ref === 'canvas' ? 0 : worded(part)),
  focus: (parts, _, job) => (isEverywhere(parts, job) ? [parts[0] as Part] : wordedIn(parts)),
  operations: (parts, font, job) => {
    if (parts.some(({ type }) => type === 'email'))
      return [{ op: 'theme', heading: font.key, body: textFont(font).key }]
    if (isTheme(parts, job)) return [{ op: 'theme', heading: font.key }]
    return parts.map(({ ref }) => ({ op: 'style', ref, style: { 'font-family': font.stack } }))
  },
  holds: (part, font, _, email) => {
    if (part.type === 'email') return email.css.includes(textFont(font).stack)
    return (
      looksOf(email)
        .value(part.element, 'font-family')
        ?.includes(font.stack.split(',')[0]?.replace(/['"]/g, '') ?? '') ?? false
    )
  },
  may: (parts, _, job) => (isTheme(parts, job) || parts.some(({ type }) => type === 'email') ? ['theme'] : []),
  ask: 'Which font? You can say a name ("Georgia") or a manner ("serif", "like a typewriter").'
}

/** The font of all is the theme's, where there is one. */
const isEverywhere = (parts: readonly Part[], { email }: Job): boolean =>
  parts.some(({ ref }) => ref === 'email') && email.css.includes('--heading-font')

/** All headings at once are the theme's as well. */
function isTheme(parts: readonly Part[], { email, scene }: Job): boolean {
  const all = scene.parts.filter(part => part.type === 'slot' && part.name === 'heading' && part.ref.startsWith('s'))
  return (
    all.length > 2 &&
    email.css.includes('--heading-font') &&
    parts.every(({ name }) => HEADS.test(name)) &&
    all.every(part => parts.includes(part))
  )
}

interface Emphasis {
  style: Record<string, string>
}

const MANNERS: [RegExp, string, string, string][] = [
  [/^(?:bold|bolder|heavier|fat|strong|thick|thicker|embolden|stronger)$/, 'font-weight', '700', '400'],
  [/^(?:italics?|italicise|italicize|slanted|cursive)$/, 'font-style', 'italic', 'normal'],
  [/^(?:underlined?|underlining)$/, 'text-decoration', 'underline', 'none'],
  [
    /^(?:caps|capitals?|uppercase|upper-case|capitalise|capitalize|allcaps|capitalised|shouting)$/,
    'text-transform',
    'uppercase',
    'none'
  ],
  [/^(?:strikethrough|crossed|struck|strike|cross)$/, 'text-decoration', 'line-through', 'none'],
  [/^(?:lowercase|lower-case|normal|regular|thinner|lighter|thin|light)$/, 'font-weight', '400', '400']
]
const NOT: ReadonlySet<string> = new Set(
  "not no stop without less don't isn't un-bold never remove lose drop off".split(' ')
)

function emphasisOf({ wish }: Job): Emphasis | undefined {
  const isNot = wish.tokens.some(({ key }) => NOT.has(key))
  const found = (tokens: readonly Token[]) => MANNERS.find(([words]) => tokens.some(({ key }) => words.test(key)))
  const manner = found(tokensFor(wish, 'value')) ?? found(wish.tokens)
  return manner && { style: { [manner[1]]: isNot ? manner[3] : manner[2] } }
}

export const emphasisRule: ActionRule<Emphasis> = {
  value: emphasisOf,
  accepts: worded,
  focus: parts => wordedIn(parts),
  operations: (parts, { style }) => parts.map(({ ref }) => ({ op: 'style', ref, style })),
  holds: (part, { style }, _, email) =>
    Object.entries(style).every(([name, value]) => looksOf(email).value(part.element, name) === value),
  ask: 'Should it be bold, italic, underlined or in capitals?'
}

const SIDES: [RegExp, string][] = [
  [/^(?:cent(?:er|re)(?:ed|d)?|middle|central|centrally|mid)$/, 'center'],
  [/^(?:left|left-aligned)$/, 'left'],
  [/^(?:right|right-aligned)$/, 'right']
]

export const alignRule: ActionRule<string> = {
  value: ({ wish }) => SIDES.find(([words]) => wish.tokens.some(({ key }) => words.test(key)))?.[1],
  accepts: worded,
  focus: parts => inside(parts, part => part.type === 'slot' && part.children.every(({ type }) => type === 'slot')),
  operations: (parts, side) => parts.map(({ ref }) => ({ op: 'style', ref, style: { 'text-align': side } })),
  holds: (part, side, _, email) =>
    looksOf(email).value(part.element, 'text-align') === side ||
    sectionOf(part) === undefined ||
    part.name === 'button',
  ask: 'Should it stand on the left, on the right or in the middle?'
}

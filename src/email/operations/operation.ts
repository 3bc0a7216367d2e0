import { z } from 'zod'
import { TONES } from '../sections/section.ts'

/** A place in the outline of one revision: `s3`, `s3.heading`, `s3.items.2`, `s3.items.2.title`, or `e17` for a plain element. */
const ref = z
  .string()
  .regex(/^(s\d+(\.[a-z_]+(\.\d+(\.[a-z_]+)?)?)?|e\d+)$/, 'is not a place in the outline, such as "s3" or "s3.heading"')

const text = z.string().max(20_000)
const link = z.strictObject({ label: text, href: z.string().max(2_000) })
const image = z.strictObject({ src: z.string().max(2_000), alt: text })
const slotValue = z.union([text, link, image])
const item = z.record(z.string(), slotValue)
const content = z.record(z.string(), z.union([slotValue, z.array(item)]))
const declarations = z.record(z.string().max(60), z.string().max(500))
const colour = z.string().max(40)
/** How many items stand side by side. */
const across = z.int().min(1).max(4)

const meta = z.strictObject({
  op: z.literal('meta'),
  name: z.string().max(200).optional(),
  subject: z.string().max(300).optional(),
  preheader: z.string().max(500).optional(),
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is a language tag such as "en" or "pt-BR"')
    .optional(),
  dir: z.enum(['ltr', 'rtl']).optional()
})

const theme = z.strictObject({
  op: z.literal('theme'),
  brand: colour.optional(),
  accent: colour.optional(),
  canvas: colour.optional(),
  surface: colour.optional(),
  ink: colour.optional(),
  heading: z.string().max(60).optional(),
  body: z.string().max(60).optional(),
  corner: z.enum(['square', 'soft', 'round']).optional(),
  density: z.enum(['compact', 'regular', 'airy']).optional()
})

/** Adds a section (`kind`) at the end or beside a section, or an item (`item`) to a list such as `s4.items`. */
const add = z.strictObject({
  op: z.literal('add'),
  kind: z.string().max(40),
  layout: z.string().max(40).optional(),
  tone: z.enum(TONES).optional(),
  across: across.optional(),
  /** What a divider does without. */
  content: content.default({}),
  before: ref.optional(),
  after: ref.optional()
})
const addItem = z.strictObject({ op: z.literal('add-item'), ref, item, before: ref.optional(), after: ref.optional() })

/** `*` in place of an item's number names each of a list, and in place of a section every slot of a name: `s3.items.*.title`, `*.button`. */
const refs = z
  .string()
  .regex(
    /^(s\d+(\.[a-z_]+(\.(\d+|\*)(\.[a-z_]+)?)?)?|\*\.[a-z_]+|e\d+)$/,
    'is not a place in the outline, such as "s3", "s3.heading", "s3.items.*.title" or "*.button"'
  )
/** One place or several, and a slot's value, slots of a section or an item, or all items of a list. A link's `href` alone keeps its words. */
const set = z
  .strictObject({
    op: z.literal('set'),
    ref: refs.optional(),
    refs: z.array(refs).min(1).max(200).optional(),
    value: z.union([slotValue, z.strictObject({ href: link.shape.href })]).optional(),
    content: content.optional(),
    items: z.array(item).optional()
  })
  .refine(
    ({ ref, refs, value, content, items }) =>
      [ref, refs].filter(Boolean).length === 1 &&
      [value, content, items].filter(each => each !== undefined).length === 1,
    'needs "value" for a slot, "content" for slots of a section or an item, or "items" for a list: one of them, with one "ref" or "refs".'
  )
const layout = z.strictObject({
  op: z.literal('layout'),
  ref,
  layout: z.string().max(40).optional(),
  tone: z.enum(TONES).optional(),
  /** `null`: as many as come out even. */
  across: across.nullable().optional()
})
const style = z.strictObject({ op: z.literal('style'), ref, style: declarations })
const attr = z.strictObject({
  op: z.literal('attr'),
  ref,
  name: z.string().max(60),
  value: z.string().max(2_000).nullable()
})
const rule = z.strictObject({
  op: z.literal('rule'),
  selector: z.string().max(300),
  style: declarations,
  media: z.string().max(200).optional()
})
const move = z.strictObject({ op: z.literal('move'), ref, before: ref.optional(), after: ref.optional() })
const remove = z.strictObject({ op: z.literal('remove'), ref })
/** Copies a section, an item of a list or any element right after itself. */
const duplicate = z.strictObject({ op: z.literal('duplicate'), ref })
/** Adds a piece of raw HTML at the end or beside a part, with rules of its own. The HTML follows as it does after `html`. */
const insert = z.strictObject({
  op: z.literal('insert'),
  html: z.string().max(200_000),
  css: z.string().max(100_000).optional(),
  before: ref.optional(),
  after: ref.optional()
})
/** Replaces one element by raw HTML. In a designer's stream the HTML follows in a fenced block, never inside JSON. */
const html = z.strictObject({ op: z.literal('html'), ref, html: z.string().max(200_000) })

/** What designers say. */
export const SaidOperation = z.discriminatedUnion('op', [
  meta,
  theme,
  add,
  addItem,
  set,
  layout,
  style,
  attr,
  rule,
  move,
  remove,
  duplicate,
  insert,
  html
])

/** Of facts as text, in UTF-16 units. */
export const MOST_FACTS = 60_000
/** What the email is made to say, as JSON; empty where nothing is known of it. A person settles that, never a designer. */
const facts = z.strictObject({ op: z.literal('facts'), facts: z.string().max(MOST_FACTS) })

export const Operation = z.discriminatedUnion('op', [...SaidOperation.options, facts])
export type Operation = z.infer<typeof Operation>

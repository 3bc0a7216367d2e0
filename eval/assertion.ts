import { z } from 'zod'

const ref = z.string()
const strict = z.strictObject

/** What shows of a style or colour: a value, a word for it, or how it moved. */
const shown = {
  is: z.string().optional(),
  like: z.string().optional(),
  more: z.literal(true).optional(),
  less: z.literal(true).optional(),
  changed: z.literal(true).optional()
}
const words = { is: z.string().optional(), has: z.string().optional(), lacks: z.string().optional() }
const other = { is: z.string().optional(), changed: z.literal(true).optional() }

const single = [
  strict({ text: ref, ...words }),
  strict({ words: ref, max: z.number().optional(), min: z.number().optional() }),
  strict({ shorter: ref }),
  strict({ longer: ref }),
  strict({ href: ref, is: z.string() }),
  strict({ image: ref, changed: z.literal(true) }),
  strict({ alt: ref, has: z.string() }),
  strict({ css: ref, property: z.string(), ...shown }),
  strict({ theme: z.string(), ...shown }),
  strict({ layout: ref, ...other }),
  strict({ tone: ref, ...other }),
  strict({ gone: ref }),
  strict({ stays: ref }),
  strict({ items: ref, count: z.number() }),
  strict({
    added: z.enum(['section', 'item']),
    kind: z.array(z.string()).optional(),
    has: z.string().optional(),
    after: ref.optional(),
    before: ref.optional(),
    list: ref.optional()
  }),
  strict({ order: z.array(ref) }),
  strict({ meta: z.enum(['subject', 'preheader', 'name']), ...words, ...other, max: z.number().optional() }),
  strict({ changed: ref })
] as const
const Single = z.union(single)

/** What must hold of an email after an instruction; of `any`, one. */
export const Assertion = z.union([...single, strict({ any: z.array(Single) })])
export type Assertion = z.infer<typeof Assertion>

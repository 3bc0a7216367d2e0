import { z } from 'zod'
import { STEP_CAUSES } from '../email/history/step.ts'
import { ICONS } from '../email/operations/change-line.ts'
import { Operation } from '../email/operations/operation.ts'
import { FactsText } from './given-facts.ts'

/** A whole text may give way to another. */
const stretch = z.string().max(500_000, 'An edit may take away and put in up to 500,000 characters.')
const place = z.int().min(0)
const edits = z.array(
  z.array(z.strictObject({ from: place, to: place, insert: stretch, removed: stretch })).max(20_000)
)

const between = <Value extends z.ZodType<string>>(value: Value) =>
  z.strictObject({ from: z.string(), to: value }).optional()
/** What became of the fields of an email that are set as a whole. */
const meta = z.strictObject({
  name: between(
    z
      .string()
      .max(200)
      .refine(name => name.trim() !== '', 'Give the template a name.')
  ),
  subject: between(z.string().max(300)),
  preheader: between(z.string().max(500)),
  lang: between(
    z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language is a tag such as "en" or "pt-BR".')
  ),
  dir: between(z.enum(['ltr', 'rtl'])),
  facts: between(FactsText)
})

const line = z.strictObject({
  icon: z.enum(ICONS),
  text: z.string().max(2_000),
  colours: z.strictObject({ from: z.string().max(100).optional(), to: z.string().max(100) }).optional()
})

const change = z.strictObject({
  line,
  operation: Operation.optional(),
  change: z.strictObject({ html: edits.max(2_000), css: edits.max(2_000), facts: meta })
})

/** What a person did at once, as the core's `Step`; together with those before it, it begins where the saved template stands. */
export const Step = z.strictObject({
  id: z.string().min(1).max(60),
  cause: z.enum(STEP_CAUSES),
  title: z.string().max(500),
  changes: z.array(change).max(200, 'A step may have up to 200 changes.'),
  at: z.iso.datetime('A step says when it was made, as ISO 8601 in UTC.')
})

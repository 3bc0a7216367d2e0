import { z } from 'zod'
import { FactFields } from '../email-facts.ts'
import { KINDS } from '../kinds.ts'
import { Look } from '../look.ts'
import type { BriefReading } from '../reading/brief-reading.ts'
import type { Form } from './form.ts'
import { FORM_PATHS, type FormPath, fieldOf, isList, partOf } from './paths.ts'
import { LINE } from './table.ts'

/** Changes when forms that were kept before cannot be read any more. */
const VERSION = 1
const path = z.enum(FORM_PATHS as [FormPath, ...FormPath[]])
const kind = z.enum(KINDS)
const words = z.record(z.string().max(40), z.string().max(100_000))
const from = z.object({ at: z.int(), length: z.int() })

const guess = z
  .object({ path, value: z.unknown(), confidence: z.number(), sure: z.boolean(), from })
  .refine(({ path, value }) => fits(path, value))

function fits(path: FormPath, value: unknown): boolean {
  const whole =
    isList(path) || path === 'sentences' ? [value] : partOf(path) === LINE ? value : { [partOf(path)]: value }
  return value !== undefined && FactFields.shape[fieldOf(path)].safeParse(whole).success
}

const KeptReading = z.object({
  language: z.looseObject({ tag: z.string(), confidence: z.number() }),
  kind: kind.optional(),
  kinds: z.array(kind),
  guesses: z.array(guess),
  loose: z.array(z.object({ text: z.string(), field: z.enum(['sentences', 'steps']), from })),
  directions: z.array(z.object({ text: z.string(), about: z.enum(['look', 'work']), from })),
  look: Look
}) as unknown as z.ZodType<BriefReading>

const SeenLook = z.object({ seed: z.number(), look: Look.optional() })

const KeptForm = SeenLook.extend({
  version: z.literal(VERSION),
  reading: KeptReading.optional(),
  brief: z.string().optional(),
  kind: kind.optional(),
  brand: z.string().max(80).nullish(),
  typed: z.partialRecord(path, z.array(z.object({ id: z.int(), words, good: words.optional() }))),
  decided: z.record(z.string(), z.union([z.enum(['taken', 'dropped']), path])),
  looks: z.array(SeenLook).max(20)
})

/** A form as it is kept and sent: plain data of JSON. */
export type KeptForm = Form & { version: typeof VERSION }

export const toKept = (form: Form): KeptForm => ({ ...form, version: VERSION })

/** The form that was kept; nothing where that is damaged, of an older build, or no form at all. */
export function fromKept(kept: unknown): Form | undefined {
  const parsed = KeptForm.safeParse(kept)
  if (!parsed.success) return undefined
  const { version: _, ...form } = parsed.data
  return form as Form
}

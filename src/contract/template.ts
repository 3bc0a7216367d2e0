import { z } from 'zod'
import type { ChangeLine } from '../email/operations/change-line.ts'
import type { Operation } from '../email/operations/operation.ts'
import { Brief } from './brief.ts'
import { FactsText } from './given-facts.ts'
import { Step } from './step.ts'
import { TEMPLATE_SORTS } from './template-sorts.ts'

/** It is kept in 32 bits, and the one after it must fit too. */
const REVISION_RANGE = 'A revision is a whole number from 1 to 2,147,483,646.'
export const Revision = z.int(REVISION_RANGE).min(1, REVISION_RANGE).max(2_147_483_646, REVISION_RANGE)

const id = z.uuid('This template does not exist.')
/** Of HTML and of CSS, in UTF-16 units. */
export const MOST_SOURCE = 500_000
export const SOURCE_REFUSAL = 'HTML and CSS may be up to 500,000 characters each.'
const source = z.string().max(MOST_SOURCE, SOURCE_REFUSAL)
const place = z.int('A place is a whole number.').min(0).max(2)
const instruction = Brief.max(4_000, 'Keep it under 4,000 characters.')

/** What a hand may change of a template. */
const fields = {
  name: z.string().trim().min(1, 'Give the template a name.').max(200),
  subject: z.string().max(300),
  preheader: z.string().max(500),
  html_value: source,
  css_value: source,
  facts_value: FactsText
}

/**
 * `guess` is one that a reply offered: it is done as it was offered, and the prompt is not read again. `again`: another design of
 * the selected section is wanted, whatever the prompt says.
 */
export const UpdateTemplate = z.strictObject({
  id,
  prompt: instruction,
  selected: z.string().max(60).optional(),
  again: z.literal(true, 'Another design is asked for by "again": true.').optional(),
  guess: z.strictObject({ message_id: z.uuid('This message does not exist.'), index: place }).optional()
})
export const RollbackTemplate = z.strictObject({ template_id: id })
/** What was done, in order, each a version of its own; together they lead to the fields sent. */
const steps = z.array(Step).max(200, 'Up to 200 steps are saved at once.')
/** `id`: chosen by whoever asks, so that asking again makes no second template. `steps` lead from a blank one. */
export const CreateTemplate = z
  .strictObject({ id: z.uuid('The id of a new template is a UUID.'), ...fields, steps })
  .partial()
/** `steps` lead from the revision. */
export const PatchTemplate = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  revision: Revision,
  steps: steps.optional()
})
/** Of an address's query, where everything is text. `q` is looked for word by word. */
export const ListTemplates = z.object({
  q: z.string().max(200, 'Search for up to 200 characters.').default(''),
  sort: z.enum(TEMPLATE_SORTS, 'Templates are sorted by updated, created or name.').default('updated'),
  cursor: z.string().max(1_000, 'This cursor is too long to be one of ours.').optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'limit is a whole number from 1 to 100.')
    .default('50')
    .transform(Number)
})
export const ExportTemplate = z.strictObject({ format: z.enum(['html', 'source', 'text', 'eml']) })
export const SendTestEmail = z.strictObject({ to: z.email('Enter an email address.').optional() })

/** A template as the API answers it. Times are ISO 8601 in UTC. */
export interface TemplateAnswer {
  id: string
  name: string
  subject: string
  preheader: string
  html_value: string
  css_value: string
  /** What it was made to say: `EmailFacts` as JSON, empty where nothing is known of that. */
  facts_value: string
  /** The brand that it wears. */
  brand_id: string | null
  lang: string
  dir: 'ltr' | 'rtl'
  revision: number
  created_at: string
  updated_at: string
}

/** What a list shows of a template; the rest is fetched when it is opened. */
export type TemplateCard = Pick<
  TemplateAnswer,
  'id' | 'name' | 'subject' | 'preheader' | 'revision' | 'created_at' | 'updated_at'
>

/** Which templates in which order, and which page of them: what follows `cursor`, or the beginning. */
export type PageQuery = Partial<z.infer<typeof ListTemplates>> & { limit: number }

/** A page of the list, and the cursor of the next one unless it is the last. The first page also says how many there are in all. */
export interface TemplatePage {
  templates: TemplateCard[]
  next_cursor: string | null
  total?: number
}

/** One way to understand an instruction that was not clear. */
export interface GuessAnswer {
  label: string
  icon: ChangeLine['icon']
  operations: Operation[]
}

/** One line of the chat. `changes` are made from the operations that were applied. */
export interface MessageAnswer {
  id: string
  role: 'user' | 'assistant'
  content: string
  changes: ChangeLine[]
  /** What may have been meant, where nothing was changed for doubt. */
  guesses: GuessAnswer[]
  /** The revision that this reply made, if it made one. */
  revision: number | null
  timestamp: string
}

/** Answer of `POST /api/templates/update`. */
export interface UpdateAnswer {
  html_value: string
  css_value: string
  facts_value: string
  subject: string
  preheader: string
  name: string
  revision: number
  message: MessageAnswer
}

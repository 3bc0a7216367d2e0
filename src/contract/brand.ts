import { z } from 'zod'
import { BrandValue } from '../email/brand/brand.ts'
import type { FoundBrand } from '../email/brand/read-brand.ts'
import { MOST_SOURCE, Revision, SOURCE_REFUSAL } from './template.ts'

const name = z
  .string('Give the brand a name.')
  .trim()
  .min(1, 'Give the brand a name.')
  .max(80, 'Keep the name under 80 characters.')

/** Body of `POST /api/brands`. An account's first brand is its default whatever is said here. */
export const CreateBrand = z.strictObject({
  name,
  value: BrandValue.prefault({}),
  is_default: z.boolean('"is_default" is true or false.').default(false)
})

/** Body of `PATCH /api/brands/{id}`. `value` is the whole of it; another brand stops being the default by this one becoming it. */
export const ChangeBrand = z.strictObject({
  revision: Revision,
  name: name.optional(),
  value: BrandValue.optional(),
  is_default: z
    .literal(true, 'Make another brand the default instead: "is_default" can only be set to true.')
    .optional()
})

const source = z.string().max(MOST_SOURCE, SOURCE_REFUSAL)

/** Body of `POST /api/brands/read`: the address of a website, an email, or one of the account's templates. */
export const ReadBrand = z.union(
  [
    z.strictObject({ from: z.string().trim().min(1, 'Write an address.').max(2_000, 'This address is too long.') }),
    z.strictObject({ html: source.min(1, 'There is nothing in this email to read.'), css: source.optional() }),
    z.strictObject({ template_id: z.uuid('This template does not exist.') })
  ],
  'Say what to read: "from", an address; "html", an email; or "template_id".'
)
export type ReadBrand = z.infer<typeof ReadBrand>

export interface ReadBrandAnswer {
  /** What is not there was not found. */
  found: FoundBrand
  /** What was left out or replaced, and why: a sentence each. */
  notes: string[]
}

/** A brand as the API answers it. Times are ISO 8601 in UTC. */
export interface BrandAnswer {
  id: string
  name: string
  is_default: boolean
  revision: number
  value: BrandValue
  created_at: string
  updated_at: string
}

/** As many as are changed by one call. */
const MOST_AT_ONCE = 100

/** Body of `POST /api/brands/{id}/apply`. */
export const ApplyBrand = z.strictObject({
  template_ids: z
    .array(z.uuid('This template does not exist.'), 'Say which emails: "template_ids".')
    .min(1, 'Choose the emails that are to wear the brand.')
    .max(MOST_AT_ONCE, `Up to ${MOST_AT_ONCE} emails are changed at once. Choose fewer, then the others.`)
})

/** Emails of an account: how many there are, and of the newest what they are called. */
export interface NamedEmails {
  total: number
  emails: { id: string; name: string }[]
}

/** Answer of `GET /api/brands/{id}/emails`. */
export interface BrandEmailsAnswer {
  worn: NamedEmails
  others: NamedEmails
}

/** Answer of `POST /api/brands/{id}/apply`: how many emails have a new version, were so already, and are not there any more. */
export interface AppliedBrandAnswer {
  changed: number
  unchanged: number
  missing: number
}

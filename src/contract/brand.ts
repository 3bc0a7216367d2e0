import { z } from 'zod'
import { BrandValue } from '../email/brand/brand.ts'
import { Revision } from './template.ts'

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

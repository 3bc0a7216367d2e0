import { z } from 'zod'

const NAME_LENGTH = 200

/** Query of `POST /api/assets`, whose body is the picture itself. */
export const AddAsset = z.object({
  name: z
    .string()
    .max(NAME_LENGTH, `Keep the name of a picture under ${NAME_LENGTH} characters.`)
    .default('')
    .transform(name => plainName(name) || 'Picture')
})

/** Query of `DELETE /api/assets/{id}`: `confirm=true` deletes a picture that is still used. */
export const RemoveAsset = z.object({
  confirm: z.enum(['true', 'false'], 'confirm is true or false.').default('false')
})

/** A picture that a person uploaded, as the API answers it. */
export interface AssetAnswer {
  id: string
  /** A path of this site, or an address where pictures lie elsewhere. */
  url: string
  name: string
  /** Both in px. */
  width: number
  height: number
  bytes: number
  created_at: string
}

/** A page of the pictures, and the cursor of the next one unless it is the last. */
export interface AssetPage {
  assets: AssetAnswer[]
  next_cursor: string | null
}

/** The last part of a path, as one line without what a database cannot keep. */
function plainName(name: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? ''
  return file
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

import { z } from 'zod'
import { SECTION_KINDS } from '../email/sections/catalogue.ts'

/** HTML and CSS together, as UTF-8. */
const MOST_BYTES = 100 * 1024
const TOO_LONG = 'A saved section may be up to 100 KB. Take out what is not needed, or save its parts one by one.'

const name = z
  .string('Give the section a name.')
  .trim()
  .min(1, 'Give the section a name.')
  .max(100, 'Keep the name under 100 characters.')

/** Body of `POST /api/saved-sections`. `kind` is one of the catalogue, or null for a piece of other HTML. */
export const SaveSection = z
  .strictObject({
    name,
    html: z
      .string('A section is HTML.')
      .refine(html => html.trim() !== '', 'There is nothing in this section to save.'),
    css: z.string('CSS is text.').default(''),
    kind: z
      .string()
      .refine(kind => Object.hasOwn(SECTION_KINDS, kind), 'The catalogue has no such kind of section.')
      .nullable()
      .default(null)
  })
  .refine(({ html, css }) => new TextEncoder().encode(html + css).length <= MOST_BYTES, TOO_LONG)

/** Body of `PATCH /api/saved-sections/{id}`. */
export const RenameSavedSection = z.strictObject({ name })

/** A section that a person keeps to use again, as the API answers it. */
export interface SavedSectionAnswer {
  id: string
  name: string
  html: string
  css: string
  kind: string | null
  created_at: string
}

/** A page of the saved sections, and the cursor of the next one unless it is the last. */
export interface SavedSectionPage {
  sections: SavedSectionAnswer[]
  next_cursor: string | null
}

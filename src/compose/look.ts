import { z } from 'zod'
import { OPENINGS, VOICES } from './copy/deck.ts'

const COLOUR = /^#[0-9a-f]{6}$/i
const colour = z.string().regex(COLOUR, 'A colour is written as #1f4d3f.')
const word = z.string().trim().min(1).max(80)

/** How an email looks and sounds, as far as somebody chose it; what is left open the seed decides. */
export const Look = z
  .strictObject({
    /** The name of one of `PALETTES`. */
    palette: word,
    /** Words as `PALETTES` have them: `calm`, `bold`. */
    moods: z.array(word).max(8),
    opening: z.enum(OPENINGS),
    /** The name of a scene, the address of a picture, or `none`. A drawing of a scene is drawn in the colours of the email. */
    picture: z.string().trim().min(1).max(2_000),
    voice: z.enum(VOICES),
    colours: z.strictObject({ brand: colour, accent: colour, canvas: colour, ink: colour }).partial(),
    /** A font of ours by its key. */
    font: word,
    ground: z.enum(['light', 'dark']),
    /** The address of the sender's logo. */
    logo: z.string().trim().min(1).max(2_000)
  })
  .partial()
export type Look = z.infer<typeof Look>

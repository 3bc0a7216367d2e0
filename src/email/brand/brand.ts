import { z } from 'zod'
import { FONTS } from '../theme/fonts.ts'
import { BUTTON_SHAPES, COLOUR_ROLES, MOST_VOICE_WORDS, NO_RULES } from './choices.ts'

export * from './choices.ts'

const line = (most: number) => z.string().trim().min(1).max(most)
const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is written as #1f4d3f.')
  .toLowerCase()
const font = z.string().refine(key => Object.hasOwn(FONTS, key), 'There is no such font.')
/** An address of ours (`/assets/…`) or a public one. */
const picture = z.string().trim().min(1).max(2_000)
const link = z.strictObject({ label: line(60), href: line(2_000) })

/** A colour of a brand, and what its people call it: `Bottle green`. */
const Colour = z.strictObject({ value: hex, name: line(40).optional() })

/** A switch that holds unless somebody turned it off. */
const held = z.strictObject({ on: z.boolean() })

/** What every email of a brand keeps to, each with its switch. */
const Rules = z.strictObject({
  /** No colours but these and shades between them; `within` is how far off one may be, in OKLab (0 to 1, 0.05 is hardly seen). */
  onlyColours: held.extend({ within: z.number().min(0).max(0.3).default(0.05) }),
  onlyType: held,
  logoOnTop: held,
  footerAtEnd: held,
  /** In any form of the word, whatever its capitals. */
  neverWords: held.extend({ words: z.array(line(40)).max(60).default([]) }),
  /** `write` where somebody writes what differs in capitals or spaces alone: `SkerryNet`, not `Skerrynet`. */
  alwaysSo: held.extend({ words: z.array(line(60)).max(60).default([]) }),
  /** Of text on its ground, as WCAG 2.2 counts it. */
  contrast: held.extend({ least: z.number().min(3).max(7).default(4.5) })
})
export type BrandRules = z.infer<typeof Rules>

/** What a sender's emails have in common. Whatever is not there is left to the designer. */
export const BrandValue = z.strictObject({
  /** Who emails are from, as readers see it; the brand's own name where it is not there. */
  sender: line(80).optional(),
  trade: line(80).optional(),
  /** Names of sites that are the sender's own: `tidewater.example`. */
  sites: z.array(line(200)).max(10).default([]),
  logo: z.strictObject({ light: picture, dark: picture }).partial().default({}),
  colours: z.partialRecord(z.enum(COLOUR_ROLES), Colour).default({}),
  type: z.strictObject({ heading: font, body: font }).optional(),
  button: z.enum(BUTTON_SHAPES).optional(),
  /** How it speaks: `plain`, `unhurried`, `a little dry`. */
  voice: z.array(line(30)).max(MOST_VOICE_WORDS).default([]),
  footer: z
    .strictObject({
      company: line(120),
      address: line(300),
      links: z.array(link).max(6),
      /** Why readers get mail: "You joined the list in our shop." */
      reason: line(200),
      social: z.array(line(2_000)).max(8)
    })
    .partial()
    .default({}),
  rules: Rules.default(NO_RULES)
})
export type BrandValue = z.infer<typeof BrandValue>

/** A brand of an account. */
export interface Brand extends BrandValue {
  id: string
  name: string
}

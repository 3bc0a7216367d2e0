import type { Tone } from '../../../email/sections/section.ts'

/** The name of a layout of the catalogue as people read it: 'Band'. */
export const layoutWords = (layout: string): string => layout.charAt(0).toUpperCase() + layout.slice(1)

/** The grounds as people call them. */
export const TONE_WORDS: Record<Tone, string> = {
  surface: 'On paper',
  canvas: 'On the background',
  tint: 'On a tint',
  brand: 'On the brand colour',
  accent: 'On the accent',
  ink: 'On ink'
}

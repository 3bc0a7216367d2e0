import type { SceneLight } from '../../email/theme/scene-variants.ts'
/** A colour with its shaded and lit sides. */
export interface Tone {
  base: string
  deep: string
  dark: string
  soft: string
  pale: string
}

/** How a picture is lit: on a tint of the brand, on a tint of the accent, on one full colour, or in the dark. */
export type Mood = SceneLight

/** Everything a picture may be coloured with. Tones and paper stand out from `ground`, the backdrop. */
export interface Palette {
  /** Is the backdrop dark? */
  dark: boolean
  ground: string
  halo: string
  floor: string
  floorDeep: string
  sun: string
  sunSoft: string
  brand: Tone
  accent: Tone
  third: Tone
  gold: Tone
  leaf: Tone
  paper: string
  paperShade: string
  paperDeep: string
  ink: string
  inkSoft: string
}

/** The four colours of an email that its pictures are drawn in, as `#rrggbb`. */
export interface Colours {
  brand: string
  accent: string
  canvas: string
  ink: string
}

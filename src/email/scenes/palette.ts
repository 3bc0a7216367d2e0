import type { SceneLight } from '../theme/scene-variants.ts'

/** The four colours of an email that its pictures are drawn in, as `#rrggbb`. */
export interface Colours {
  brand: string
  accent: string
  canvas: string
  ink: string
}

/** How a picture is lit: on a tint of the brand, on a tint of the accent, on one full colour, or in the dark. */
export type Mood = SceneLight

/** What things in a picture are coloured with, in order of weight: the email's own two colours, one more, gold, and what grows. */
const TONES = ['brand', 'accent', 'third', 'gold', 'leaf'] as const
/** A tone itself, its sides in shade, its lit side, and what is white of it. */
const SHADES = ['', '-deep', '-dark', '-soft', '-pale'] as const
/** The backdrop, what lies on it far off, and the sun; paper and ink, which every picture has. */
const SCENERY = ['ground', 'halo', 'floor', 'floor-deep', 'sun', 'sun-soft'] as const
const PAPERS = ['paper', 'paper-shade', 'paper-deep', 'ink', 'ink-soft'] as const

export type Shade = (typeof SHADES)[number]
export type ToneColour = `${(typeof TONES)[number]}${Shade}`
export type SceneryColour = (typeof SCENERY)[number]
export type PaperColour = (typeof PAPERS)[number]
type SceneColour = SceneryColour | PaperColour | ToneColour

/** Every colour of a picture by the name of its class: as fill `.brand-deep`, as stroke `.brand-deep-line`. */
export const SCENE_COLOURS: readonly SceneColour[] = [
  ...SCENERY,
  ...PAPERS,
  ...TONES.flatMap(tone => SHADES.map((shade): ToneColour => `${tone}${shade}`))
]

/** The colours of one picture, as `#rrggbb`. Tones and paper stand out from `ground`, the backdrop. */
export type Palette = Record<SceneColour, string>

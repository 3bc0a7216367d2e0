import type { Mood, Palette } from './palette.ts'

/** What a scene is drawn with: its colours, which of its two compositions, and chance that repeats itself. */
export interface Stage {
  p: Palette
  take: 0 | 1
  random: () => number
}

/** A drawing of 1200 × 624 units, backdrop included. */
type Draw = (stage: Stage) => string

/** A scene and how it may be shown. */
export interface SceneDrawing {
  draw: Draw
  /** Set when the subject asks for its own light whatever the variant. */
  mood?: Mood
  /** `false` when left and right may not be swapped: a rising chart, a play sign. */
  mirror?: boolean
}

import { clip, disc, layers, line, place, rect, shape } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A key 420 long whose bow lies at (x, y) and whose bit points to the right. */
export const keySign = (x: number, y: number, turn: number, size: number, tone: Tone, hole: string): string =>
  place(
    x,
    y,
    layers(
      rect(70, -17, 300, 34, tone.base, 8),
      rect(70, 4, 300, 13, tone.deep, 6),
      shape('M268 14H300V74H284V58H268ZM322 14H356V92H338V72H322Z', tone.deep),
      rect(96, -26, 18, 52, tone.dark, 4),
      disc(0, 0, 98, tone.base),
      clip('M0 -98A98 98 0 0 1 0 98Q70 0 0 -98Z', rect(0, -98, 100, 196, tone.deep)),
      disc(0, 0, 60, tone.dark),
      disc(0, 0, 52, hole)
    ),
    turn,
    size
  )

/** A bell 300 tall hanging from (x, y). */
export const bellSign = (p: Palette, x: number, y: number, turn: number, size: number, tone: Tone): string => {
  const d = 'M-136 236C-92 196 -100 150 -92 108C-84 56 -46 26 0 26C46 26 84 56 92 108C100 150 92 196 136 236Z'
  return place(
    x,
    y,
    layers(
      line('M-22 24V6A22 22 0 0 1 22 6V24', tone.dark, 13),
      disc(0, 264, 34, p.brand.base),
      shape(d, tone.base),
      clip(d, layers(rect(36, 0, 120, 260, tone.deep), rect(-150, 176, 300, 14, tone.soft))),
      rect(-148, 230, 296, 28, tone.dark, 14),
      line('M-64 128Q-62 76 -30 60', tone.pale, 10)
    ),
    turn,
    size
  )
}

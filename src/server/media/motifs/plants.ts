import { smooth } from '../curve.ts'
import { clip, layers, line, n, type Point, place, rectPath, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'
import { PROFILES } from './profiles.ts'
import { vessel } from './vessels.ts'

/** A houseplant with broad leaves in a pot, 330 tall. */
export const plantPot = (p: Palette, x: number, foot: number, size: number, pot: Tone = p.brand): string => {
  const leaves: [number, number, number][] = [
    [-66, 130, 0],
    [66, 130, 1],
    [-38, 176, 0],
    [40, 170, 1],
    [-10, 200, 0],
    [16, 150, 0]
  ]
  return place(
    x,
    foot,
    layers(
      leaves.map(([turn, length]) => leaf(0, -108, length, turn, p.leaf)),
      vessel(0, 0, PROFILES.pot(68, 118), { tone: pot, bands: { colour: pot.soft, at: [1], thick: 24 } })
    ),
    0,
    size
  )
}

/** A pointed leaf `length` long that grows from (x, y) in the direction of `turn` (0 is up), one half darker. */
export function leaf(x: number, y: number, length: number, turn: number, tone: Tone): string {
  const half = length * 0.3
  const d = `M0 0C${n(-half * 1.35)} ${n(-length * 0.35)} ${n(-half * 0.8)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(half * 0.8)} ${n(-length * 0.75)} ${n(half * 1.35)} ${n(-length * 0.35)} 0 0Z`
  return place(x, y, layers(shape(d, tone.base), clip(d, shape(rectPath(0, -length, length, length), tone.soft))), turn)
}

/** A bent stem with leaves in pairs, rooted at (x, y), leaning by `lean` units at its tip. */
export function sprig(x: number, y: number, tall: number, lean: number, tone: Tone, pairs = 4): string {
  const point = (t: number): Point => [x + lean * t * t, y - tall * t]
  const stem = line(smooth([0, 0.35, 0.7, 1].map(point)), tone.dark, Math.max(4, tall * 0.018))
  const bend = (lean / tall) * 50
  const leaves = times(pairs, at => {
    const [px, py] = point(0.4 + (at * 0.5) / pairs)
    const length = tall * (0.34 - at * 0.02)
    return layers(leaf(px, py, length, -58 + bend + at * 4, tone), leaf(px, py, length, 58 + bend - at * 4, tone))
  })
  const tip = point(1)
  return layers(stem, leaves, leaf(tip[0], tip[1] + 6, tall * 0.24, bend, tone))
}

/** Three sprigs that fan out of one mouth. */
export const spray = (x: number, y: number, tall: number, tone: Tone): string =>
  layers(
    sprig(x, y, tall * 0.78, -tall * 0.42, tone, 2),
    sprig(x, y, tall * 0.66, tall * 0.5, tone, 2),
    sprig(x, y, tall, tall * 0.08, tone, 2)
  )

/** Blades of grass in a tuft. */
export const grass = (x: number, y: number, tall: number, colour: string): string =>
  times(5, at =>
    line(
      `M${n(x + (at - 2) * tall * 0.12)} ${n(y)}q${n((at - 2) * tall * 0.05)} ${n(-tall * 0.6)} ${n((at - 2) * tall * 0.22)} ${n(-tall * (1 - Math.abs(at - 2) * 0.16))}`,
      colour,
      Math.max(3, tall * 0.07)
    )
  )

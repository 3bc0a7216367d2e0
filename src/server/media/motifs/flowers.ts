import { polar } from '../curve.ts'
import { disc, fade, layers, line, n, oval, place, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A daisy seen from the front. */
export const daisy = (x: number, y: number, r: number, petals: Tone, heart: string, count = 9): string =>
  layers(
    times(count, at =>
      place(x, y, oval(0, -r * 0.62, r * 0.25, r * 0.42, at % 2 ? petals.base : petals.soft), (at * 360) / count)
    ),
    disc(x, y, r * 0.3, heart)
  )

/** A tulip, closed, on no stem; it stands on (x, y). */
export const tulip = (x: number, y: number, size: number, tone: Tone, turn = 0): string =>
  place(
    x,
    y,
    layers(
      shape('M-34 -84Q-14 -70 -8 -40L0 -100L8 -40Q14 -70 34 -84C46 -30 30 0 0 0C-30 0 -46 -30 -34 -84Z', tone.base),
      shape('M0 -100Q34 -50 0 -2Q-34 -50 0 -100Z', tone.soft),
      shape('M34 -84C46 -30 30 0 0 0Q26 -34 34 -84Z', tone.deep)
    ),
    turn,
    size
  )

/** A poppy-like round blossom with a ring of stamens. */
export const blossom = (x: number, y: number, r: number, tone: Tone, heart: string): string =>
  layers(
    times(5, at => {
      const [px, py] = polar(x, y, r * 0.52, at * 72 - 90)
      return disc(px, py, r * 0.5, at % 2 ? tone.deep : tone.base)
    }),
    disc(x, y, r * 0.42, tone.soft),
    disc(x, y, r * 0.22, heart),
    times(8, at => disc(...polar(x, y, r * 0.34, at * 45), r * 0.045, heart))
  )

/** Berries on thin stalks, for the gaps of a bunch. */
export const berries = (p: Palette, x: number, y: number, tall: number, colour: string): string =>
  layers(
    times(3, at =>
      line(
        `M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.5)} ${n(x + (at - 1) * tall * 0.22)} ${n(y - tall * (0.86 + (at % 2) * 0.14))}`,
        p.leaf.dark,
        4
      )
    ),
    times(3, at => disc(x + (at - 1) * tall * 0.22, y - tall * (0.86 + (at % 2) * 0.14), tall * 0.075, colour)),
    fade(
      0.5,
      times(3, at => disc(x + (at - 1) * tall * 0.22 - 3, y - tall * (0.86 + (at % 2) * 0.14) - 3, tall * 0.02, '#fff'))
    )
  )

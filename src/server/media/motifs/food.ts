import { disc, fade, layers, n, oval, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A plate seen from above with a rim. */
export const plate = (p: Palette, x: number, y: number, r: number): string =>
  layers(
    disc(x + r * 0.04, y + r * 0.06, r, p.floorDeep),
    disc(x, y, r, p.paper),
    disc(x, y, r * 0.78, p.paperShade),
    disc(x - 2, y - 3, r * 0.75, p.paper)
  )

/** A fork and a knife lying upright on both sides of (x, y), `gap` away from it. */
export const cutlery = (x: number, y: number, gap: number, tall: number, colour: string): string =>
  layers(
    place(
      x - gap,
      y,
      layers(
        rect(-5, -tall * 0.1, 10, tall * 0.6, colour, 5),
        shape(
          `M-20 ${n(-tall * 0.5)}v${n(tall * 0.26)}q0 24 20 24q20 0 20 -24v${n(-tall * 0.26)}h-7v${n(tall * 0.2)}h-8v${n(-tall * 0.2)}h-10v${n(tall * 0.2)}h-8v${n(-tall * 0.2)}Z`,
          colour
        )
      )
    ),
    place(
      x + gap,
      y,
      layers(
        rect(-6, 0, 12, tall * 0.5, colour, 6),
        shape(`M-7 ${n(-tall * 0.5)}C24 ${n(-tall * 0.42)} 24 ${n(-tall * 0.1)} 16 6H-7Z`, colour)
      )
    )
  )

/** A tomato cut across. */
export const tomato = (x: number, y: number, r: number, tone: Tone): string =>
  layers(
    disc(x, y, r, tone.deep),
    disc(x, y, r * 0.84, tone.soft),
    times(6, at => place(x, y, oval(0, -r * 0.46, r * 0.19, r * 0.26, tone.base), at * 60))
  )

/** Half a citrus fruit. */
export const citrus = (x: number, y: number, r: number, tone: Tone, pith: string): string =>
  layers(
    disc(x, y, r, tone.base),
    disc(x, y, r * 0.87, pith),
    times(8, at =>
      place(x, y, shape(poly([0, -r * 0.1], [r * 0.25, -r * 0.76], [-r * 0.25, -r * 0.76]), tone.soft), at * 45)
    )
  )

/** A fried or boiled egg from above. */
export const egg = (x: number, y: number, r: number, white: string, yolk: Tone): string =>
  layers(
    oval(x, y, r, r * 1.22, white),
    disc(x, y + r * 0.16, r * 0.58, yolk.base),
    fade(0.6, disc(x - r * 0.2, y - r * 0.04, r * 0.12, '#fff'))
  )

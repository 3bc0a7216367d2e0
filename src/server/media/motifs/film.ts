import { clip, disc, each, layers, place, poly, rect, rectPath, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A film reel with five holes. */
export const reel = (p: Palette, x: number, y: number, r: number, tone: Tone): string =>
  layers(
    disc(x, y, r, tone.base),
    disc(x, y, r * 0.92, tone.deep),
    times(5, at => {
      const a = (at * 72 - 90) * (Math.PI / 180)
      return disc(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.24, p.ground)
    }),
    disc(x, y, r * 0.15, p.paper),
    disc(x, y, r * 0.06, p.ink)
  )

/** A clapperboard, 360 wide, its middle at (x, y). */
export const clapper = (p: Palette, x: number, y: number, size: number, turn: number): string => {
  const bars = (fill: string): string =>
    times(5, at =>
      shape(poly([-180 + at * 80, 0], [-140 + at * 80, 0], [-170 + at * 80, 46], [-210 + at * 80, 46]), fill)
    )
  return place(
    x,
    y,
    layers(
      rect(-180, -60, 360, 230, p.ink, 10),
      clip(rectPath(-180, -60, 360, 46), layers(rect(-180, -60, 360, 46, p.ink), place(0, -60, bars(p.paper)))),
      place(
        -176,
        -62,
        place(176, -46, clip(rectPath(-180, 0, 360, 46), layers(rect(-180, 0, 360, 46, p.ink), bars(p.paper)))),
        -17
      ),
      rect(-150, 16, 300, 5, p.inkSoft),
      rect(-150, 76, 300, 5, p.inkSoft),
      shape(poly([-26, 92], [34, 122], [-26, 152]), p.gold.base),
      disc(-130, 46, 12, p.accent.base),
      rect(-100, 40, 120, 11, p.paperDeep, 5)
    ),
    turn,
    size
  )
}

/** A tub of popcorn, 200 wide, standing on (x, foot). */
export const popcorn = (p: Palette, x: number, foot: number, size: number): string => {
  const tub = poly([-104, -200], [104, -200], [74, 0], [-74, 0])
  return place(
    x,
    foot,
    layers(
      each(
        [
          [-80, -214],
          [-34, -236],
          [16, -246],
          [66, -230],
          [-60, -254],
          [40, -272],
          [-10, -284],
          [88, -210],
          [-4, -214]
        ],
        (dx, dy, _c, at) =>
          layers(
            disc(dx, dy, 30, at % 2 ? p.gold.soft : p.paper),
            disc(dx + 12, dy - 8, 16, at % 2 ? p.paper : p.gold.pale),
            disc(dx - 8, dy + 8, 6, p.gold.base)
          )
      ),
      shape(tub, p.paper),
      clip(
        tub,
        times(4, at =>
          shape(
            poly([-104 + at * 60, -200], [-74 + at * 60, -200], [-58 + at * 46, 0], [-80 + at * 46, 0]),
            p.accent.base
          )
        )
      )
    ),
    0,
    size
  )
}

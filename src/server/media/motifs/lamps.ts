import { disc, layers, line, oval, place, poly, rect, shape } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A standing lamp with a shade, 380 tall. */
export const floorLamp = (p: Palette, x: number, foot: number, size: number): string =>
  place(
    x,
    foot,
    layers(
      oval(0, -6, 58, 10, p.ink),
      rect(-4, -300, 8, 296, p.ink),
      shape(poly([-66, -270], [-40, -386], [40, -386], [66, -270]), p.gold.base),
      shape(poly([14, -270], [10, -386], [40, -386], [66, -270]), p.gold.deep),
      line('M40 -270V-222', p.gold.dark, 3),
      disc(40, -218, 6, p.accent.base)
    ),
    0,
    size
  )

/** A lamp that hangs from the ceiling; its rim lies at (x, y). */
export const pendant = (p: Palette, x: number, y: number): string =>
  layers(
    rect(x - 2, 0, 4, y - 60, p.ink),
    oval(x, y, 30, 20, p.gold.pale),
    shape(
      `M${x - 78} ${y}C${x - 74} ${y - 62} ${x - 30} ${y - 66} ${x - 14} ${y - 92}H${x + 14}C${x + 30} ${y - 66} ${x + 74} ${y - 62} ${x + 78} ${y}Z`,
      p.brand.base
    ),
    shape(`M${x + 14} ${y - 92}C${x + 30} ${y - 66} ${x + 74} ${y - 62} ${x + 78} ${y}H${x + 30}Z`, p.brand.deep)
  )

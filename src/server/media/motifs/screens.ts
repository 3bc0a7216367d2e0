import { disc, layers, pick, rect, shape, times } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** The screen of an app's home: a picture on top, cards and a bar. For a box of 222 × 472 round the origin. */
export const homeScreen = (p: Palette): string =>
  layers(
    rect(-111, -236, 222, 190, p.brand.base),
    disc(40, -130, 44, p.sun),
    shape('M-111 -90Q-50 -140 10 -90T111 -100V-46H-111Z', p.brand.dark),
    times(3, at =>
      layers(
        rect(-92, -26 + at * 66, 184, 54, p.paperShade, 10),
        disc(-64, 1 + at * 66, 16, pick([p.accent.base, p.gold.base, p.third.base], at)),
        rect(-36, -10 + at * 66, 96, 8, p.ink, 4),
        rect(-36, 6 + at * 66, 66, 7, p.paperDeep, 3)
      )
    ),
    rect(-60, 186, 120, 30, p.accent.base, 15)
  )

/** The screen of a chat. */
export const chatScreen = (p: Palette): string =>
  layers(
    rect(-111, -236, 222, 70, p.accent.base),
    disc(-76, -190, 18, p.paper),
    rect(-46, -198, 90, 14, p.paper, 7),
    [
      [-92, -140, 140, 50, p.paperShade],
      [-30, -74, 122, 44, p.brand.base],
      [-92, -14, 120, 70, p.paperShade],
      [-50, 72, 142, 44, p.brand.base],
      [-92, 132, 90, 40, p.paperShade]
    ].map(([x, y, w, h, colour]) => rect(Number(x), Number(y), Number(w), Number(h), String(colour), 18)),
    rect(-92, 192, 184, 30, p.paperDeep, 15)
  )

/** A picture of a page: bar, heading, picture and text, in the box of a laptop's screen. */
export const pageScreen = (p: Palette): string =>
  layers(
    rect(-270, -390, 540, 40, p.paperShade),
    [-250, -230, -210].map((x, at) => disc(x, -370, 6, pick([p.accent.base, p.gold.base, p.leaf.base], at))),
    rect(-270, -350, 540, 172, p.brand.base),
    disc(150, -270, 52, p.sun),
    shape('M-270 -210Q-120 -290 20 -214T270 -236V-178H-270Z', p.brand.dark),
    rect(-236, -318, 200, 22, p.paper, 6),
    rect(-236, -284, 130, 12, p.brand.pale, 6),
    rect(-236, -256, 92, 30, p.accent.base, 8),
    times(3, at =>
      layers(
        rect(-236 + at * 166, -156, 140, 62, pick([p.accent.soft, p.gold.soft, p.third.soft], at), 6),
        rect(-236 + at * 166, -82, 110, 10, p.ink, 5),
        rect(-236 + at * 166, -64, 80, 8, p.paperDeep, 4)
      )
    )
  )

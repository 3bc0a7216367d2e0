import { clip, layers, place, rect, rectPath, shape } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** An open laptop 640 wide on (x, foot); `screen` is drawn in a box from (-270, -390) to (270, -50). */
export const laptop = (p: Palette, x: number, foot: number, size: number, screen: string): string =>
  place(
    x,
    foot,
    layers(
      rect(-292, -412, 584, 384, p.ink, 20),
      clip(rectPath(-270, -390, 540, 340), layers(rect(-270, -390, 540, 340, p.paper), screen)),
      shape('M-370 -30H370L346 0H-346Z', p.paperDeep),
      rect(-370, -34, 740, 14, p.paperShade, 6),
      rect(-56, -34, 112, 9, p.paperDeep, 4)
    ),
    0,
    size
  )

/** A phone 250 × 500 round (x, y); `screen` is drawn in a box of 222 × 472 round the origin. */
export const phone = (p: Palette, x: number, y: number, size: number, turn: number, screen: string): string =>
  place(
    x,
    y,
    layers(
      rect(-125, -250, 250, 500, p.ink, 34),
      clip(
        `M-111 -212Q-111 -236 -87 -236H87Q111 -236 111 -212V212Q111 236 87 236H-87Q-111 236 -111 212Z`,
        layers(rect(-111, -236, 222, 472, p.paper), screen)
      ),
      rect(-34, -228, 68, 14, p.ink, 7)
    ),
    turn,
    size
  )

import { clip, disc, layers, line, oval, pick, place, rect, rectPath, shape } from '../draw.ts'
import { haloed, room, shadow } from '../motifs/backdrop.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A standing suitcase 300 wide and 300 tall, on (x, foot). */
const suitcase = (p: Palette, x: number, foot: number, size: number, tone: Tone = p.accent): string =>
  place(
    x,
    foot,
    layers(
      line('M-46 -296V-330Q-46 -344 -32 -344H32Q46 -344 46 -330V-296', p.ink, 14),
      rect(-170, -292, 340, 278, tone.base, 30),
      clip(rectPath(60, -300, 120, 300), rect(-170, -292, 340, 278, tone.deep, 30)),
      [-112, 84].map(at => layers(rect(at, -292, 28, 278, p.gold.base), rect(at - 4, -180, 36, 34, p.gold.dark, 6))),
      rect(-130, -14, 46, 14, p.ink, 5),
      rect(84, -14, 46, 14, p.ink, 5),
      disc(-20, -208, 40, p.paper),
      shape('M-52 -192L-26 -226L-10 -206L2 -216L16 -192A40 40 0 0 1 -52 -192Z', p.third.base),
      disc(-2, -226, 8, p.accent.base),
      place(
        10,
        -92,
        layers(rect(-52, -28, 104, 56, p.brand.base, 5), line('M-34 8q17 -22 34 0t34 0', p.brand.pale, 6)),
        -9
      )
    ),
    0,
    size
  )

const packed = ({ p, take }: Stage): string =>
  layers(
    room(p, 500),
    take
      ? layers(
          rect(690, 60, 330, 330, p.sun, 165),
          shape('M690 225A165 165 0 0 1 1020 225V390H690Z', p.sun),
          rect(690, 320, 330, 70, p.third.base),
          disc(860, 210, 52, p.gold.base)
        )
      : haloed(p, 600, 262, 210),
    [360, 660, 900].map((x, at) => shadow(p, x + 20, 566, pick([130, 220, 130], at))),
    suitcase(p, take ? 420 : 620, 566, 1.2, p.accent),
    suitcase(p, take ? 790 : 330, 570, 0.74, p.third),
    sunHat(p, take ? 790 : 880, take ? 336 : 566),
    !take &&
      place(
        1050,
        520,
        layers(
          rect(-58, -30, 116, 78, p.ink, 12),
          rect(-24, -46, 48, 20, p.ink, 6),
          disc(0, 8, 30, p.paperShade),
          disc(0, 8, 21, p.third.base),
          disc(38, -14, 6, p.gold.base)
        )
      )
  )

const sunHat = (p: Palette, x: number, foot: number): string =>
  place(
    x,
    foot,
    layers(
      oval(0, -8, 120, 18, p.gold.deep),
      oval(0, -13, 120, 16, p.gold.base),
      shape('M-64 -14C-66 -96 -40 -104 0 -92C40 -104 66 -96 64 -14Q0 0 -64 -14Z', p.gold.base),
      shape('M-65 -40Q0 -22 65 -40V-14Q0 0 -65 -14Z', p.brand.base)
    ),
    0,
    1
  )

/** A packed suitcase. */
export const scene: SceneDrawing = { draw: packed }

import { disc, each, layers, line, oval, place, rect, shape } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** An armchair 330 wide on wooden legs, standing on (x, foot). */
export const armchair = (p: Palette, x: number, foot: number, size: number, tone: Tone): string =>
  place(
    x,
    foot,
    layers(
      each(
        [
          [-120, -8],
          [120, 8]
        ],
        (at, lean) => line(`M${at} -60L${at + lean} -4`, p.gold.dark, 13)
      ),
      rect(-130, -300, 260, 230, tone.base, 56),
      shape('M20 -300H74Q130 -300 130 -244V-70H60Q96 -180 20 -300Z', tone.deep),
      each(
        [
          [-52, -236],
          [30, -236],
          [-10, -180]
        ],
        (a, b) => disc(a, b, 6, tone.dark)
      ),
      rect(-126, -152, 252, 62, tone.soft, 22),
      rect(-164, -188, 66, 138, tone.deep, 30),
      rect(98, -188, 66, 138, tone.dark, 30),
      rect(-150, -96, 300, 48, tone.base, 14),
      place(
        20,
        -176,
        layers(rect(-56, -48, 112, 100, p.gold.base, 18), line('M-36 -20L36 20M-36 20L36 -20', p.gold.soft, 7)),
        8
      )
    ),
    0,
    size
  )

/** A framed picture of hills and sun, 190 × 140, its middle at (x, y); `kind` 1 is upright. */
export const picture = (p: Palette, x: number, y: number, kind = 0): string => {
  const [w, h] = kind ? [130, 170] : [190, 140]
  return place(
    x,
    y,
    layers(
      rect(-w / 2, -h / 2, w, h, p.ink),
      rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, p.paper),
      disc(w * 0.1, -h * 0.1, h * 0.18, p.accent.base),
      shape(
        `M${-w / 2 + 8} ${h * 0.2}Q${-w * 0.1} ${-h * 0.12} ${w * 0.14} ${h * 0.22}T${w / 2 - 8} ${h * 0.1}V${h / 2 - 8}H${-w / 2 + 8}Z`,
        p.third.base
      )
    )
  )
}

/** A small round table with a cup and a book on it. */
export const sideTable = (p: Palette, x: number, foot: number): string =>
  layers(
    [-46, 46].map(at => line(`M${x + at * 0.5} ${foot - 120}L${x + at} ${foot}`, p.gold.dark, 9)),
    rect(x - 78, foot - 132, 156, 14, p.gold.dark, 7),
    rect(x - 60, foot - 148, 84, 16, p.third.base, 3),
    rect(x - 56, foot - 162, 72, 14, p.brand.base, 3),
    rect(x + 30, foot - 170, 36, 38, p.paper, 6)
  )

/** An oval rug with rings. */
export const rug = (p: Palette, x: number, y: number, half: number): string =>
  layers(
    oval(x, y, half, half * 0.1, p.third.base),
    oval(x, y, half * 0.86, half * 0.082, p.third.soft),
    oval(x, y, half * 0.74, half * 0.067, p.third.base)
  )

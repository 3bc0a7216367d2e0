import { disc, each, layers, line, place, poly, rect, ring, shape, times } from '../draw.ts'
import { discs, wall } from '../motifs/backdrop.ts'
import { sparkle } from '../motifs/sky.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const gem = (p: Palette, x: number, y: number, size: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      shape(poly([-60, 0], [-34, -40], [34, -40], [60, 0], [0, 74]), tone.soft),
      shape(poly([0, 74], [20, 0], [34, -40], [60, 0]), tone.base),
      shape(poly([-20, 0], [20, 0], [0, 74]), p.paper),
      shape(poly([-60, 0], [-34, -40], [-20, 0]), tone.base),
      line('M-60 0H60', tone.deep, 3)
    ),
    0,
    size
  )

const adorned = ({ p, take }: Stage): string => {
  const band = (x: number, y: number, r: number, stone: Tone): string =>
    layers(
      ring(x, y, r, p.gold.dark, r * 0.17),
      ring(x - 2, y - 2, r, p.gold.base, r * 0.11),
      gem(p, x, y - r - 34, r / 150, stone)
    )
  const strand = layers(
    line('M330 110Q600 640 870 110', p.gold.base, 5),
    times(19, at => {
      const t = (at + 0.5) / 19
      const u = 1 - t
      return disc(
        u * u * 330 + 2 * u * t * 600 + t * t * 870,
        u * u * 110 + 2 * u * t * 640 + t * t * 110,
        17 - Math.abs(at - 9) * 0.5,
        at === 9 ? p.accent.base : at % 3 ? p.paper : p.gold.soft
      )
    }),
    gem(p, 600, 430, 1.3, p.accent)
  )
  const drop = (x: number, y: number): string =>
    layers(
      line(`M${x} ${y}q-20 -30 4 -36`, p.gold.base, 6),
      disc(x, y + 14, 16, p.gold.base),
      shape(`M${x} ${y + 30}Q${x + 56} ${y + 120} ${x} ${y + 140}Q${x - 56} ${y + 120} ${x} ${y + 30}Z`, p.third.base),
      shape(`M${x} ${y + 30}Q${x + 56} ${y + 120} ${x} ${y + 140}Q${x + 26} ${y + 90} ${x} ${y + 30}Z`, p.third.deep)
    )
  return layers(
    wall(p.ground),
    take
      ? layers(
          shape('M300 0H900V80Q900 560 600 600Q300 560 300 80Z', p.brand.base),
          shape('M600 0H900V80Q900 560 600 600Z', p.brand.deep),
          strand
        )
      : layers(
          discs(600, 330, [290, p.halo], [224, p.sun]),
          rect(0, 540, 1200, 84, p.floor),
          rect(420, 440, 360, 130, p.brand.base, 14),
          rect(660, 440, 120, 130, p.brand.deep, 14),
          rect(400, 420, 400, 36, p.brand.dark, 10),
          band(600, 310, 128, p.accent)
        ),
    drop(take ? 160 : 270, take ? 220 : 250),
    drop(take ? 1040 : 930, take ? 220 : 250),
    each(
      [
        [170, 150, 30],
        [1050, 140, 36],
        [400, 210, 20],
        [820, 170, 24]
      ],
      (x, y, r) => sparkle(x, y, r, p.paper)
    )
  )
}

/** A ring and earrings. */
export const scene: SceneDrawing = { draw: adorned }

import { clip, disc, fade, layers, line, n, oval, place, poly, rect, rectPath, shape, times } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** A dark bag of coffee with a picture on its label, 190 wide and 270 tall, standing on (x, foot). */
export function coffeeBag(p: Palette, x: number, foot: number, size: number): string {
  const label = rectPath(-62, -178, 124, 132)
  return place(
    x,
    foot,
    layers(
      shape(poly([-84, -248], [84, -248], [98, 0], [-98, 0]), p.ink),
      shape(poly([50, -248], [84, -248], [98, 0], [58, 0]), p.inkSoft),
      shape(poly([-84, -248], [-72, -290], [76, -290], [84, -248]), p.inkSoft),
      rect(-90, -256, 180, 16, p.accent.deep, 4),
      clip(
        label,
        layers(
          rect(-62, -178, 124, 132, p.paper),
          disc(0, -112, 32, p.gold.base),
          shape('M-62 -92C-30 -112 6 -76 62 -104V-46H-62Z', p.accent.base),
          shape('M-62 -70C-22 -84 20 -52 62 -76V-46H-62Z', p.accent.dark)
        )
      ),
      rect(-34, -166, 68, 7, p.ink, 3),
      fade(0.35, line('M-80 -222L-88 -24', '#fff', 4))
    ),
    0,
    size
  )
}

/** A glass brewer with its cone, standing on (x, foot), 330 tall. */
export function pourOver(p: Palette, x: number, foot: number, size: number): string {
  const jug = 'M-104 -8C-116 -90 -78 -130 -40 -168H40C78 -130 116 -90 104 -8Q100 0 92 0H-92Q-100 0 -104 -8Z'
  const cone = poly([-112, -322], [112, -322], [40, -168], [-40, -168])
  return place(
    x,
    foot,
    layers(
      shape(jug, p.paper),
      clip(jug, layers(rect(-130, -84, 260, 90, p.ink), rect(-130, -84, 260, 12, p.accent.dark))),
      fade(0.5, line('M-66 -44C-72 -74 -56 -104 -42 -122', '#fff', 8)),
      shape(cone, p.paperShade),
      shape(poly([-96, -322], [-60, -352], [66, -350], [96, -322]), p.paper),
      shape(poly([30, -322], [112, -322], [40, -168], [16, -168]), p.paperDeep),
      rect(-54, -192, 108, 44, p.accent.base, 8),
      rect(20, -192, 34, 44, p.accent.deep, 8),
      disc(0, -170, 8, p.gold.base)
    ),
    0,
    size
  )
}

/** A coffee bean about 60 long. */
export const bean = (x: number, y: number, turn: number, light: string, dark: string, size = 1): string =>
  place(
    x,
    y,
    layers(
      oval(0, 0, 31, 21, light),
      shape('M-31 2C-20 24 18 26 31 2C20 10 -16 14 -31 2Z', dark),
      line('M-27 -3C-12 10 8 -12 27 1', dark, 4.5)
    ),
    turn,
    size
  )

/** Three curls of steam over (x, y). */
export const steam = (x: number, y: number, colour: string, tall = 90): string =>
  fade(
    0.75,
    times(3, at =>
      line(
        `M${n(x + (at - 1) * 34)} ${n(y)}c-22 ${n(-tall * 0.3)} 22 ${n(-tall * 0.5)} 0 ${n(-tall * (at === 1 ? 1.15 : 0.85))}`,
        colour,
        8
      )
    )
  )

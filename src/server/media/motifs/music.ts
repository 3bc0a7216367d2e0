import { clip, disc, layers, line, n, oval, place, poly, rect, ring, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A record with its label, seen from the front. */
export const record = (p: Palette, x: number, y: number, r: number, label: Tone): string =>
  layers(
    disc(x, y, r, p.ink),
    [0.86, 0.74, 0.62, 0.5].map(at => ring(x, y, r * at, p.inkSoft, 3)),
    disc(x, y, r * 0.36, label.base),
    shape(`M${n(x)} ${n(y - r * 0.36)}A${n(r * 0.36)} ${n(r * 0.36)} 0 0 1 ${n(x)} ${n(y + r * 0.36)}Z`, label.deep),
    disc(x, y, r * 0.06, p.paper)
  )

/** An acoustic guitar 560 long, its body round (x, y). */
export const guitar = (p: Palette, x: number, y: number, turn: number, size: number, tone: Tone): string => {
  const body =
    'M-64 -120C-110 -100 -116 -40 -84 -10C-150 30 -150 170 0 176C150 170 150 30 84 -10C116 -40 110 -100 64 -120C30 -134 -30 -134 -64 -120Z'
  return place(
    x,
    y,
    layers(
      rect(-17, -390, 34, 300, p.ink),
      shape(poly([-30, -390], [-22, -470], [22, -470], [30, -390]), tone.dark),
      times(6, at => disc(at % 2 ? 34 : -34, -454 + Math.floor(at / 2) * 26, 8, p.gold.base)),
      shape(body, tone.base),
      clip(body, rect(34, -140, 150, 330, tone.deep)),
      disc(0, -8, 46, p.gold.soft),
      disc(0, -8, 38, p.ink),
      rect(-46, 96, 92, 18, p.ink, 6),
      [-9, -3, 3, 9].map(dx => line(`M${dx} -460V100`, p.paper, 1.8)),
      times(6, at => rect(-17, -360 + at * 42, 34, 3, p.gold.base))
    ),
    turn,
    size
  )
}

/** A note, one or two tailed, standing at (x, y). */
export const note = (x: number, y: number, size: number, colour: string, pair = false, turn = 0): string =>
  place(
    x,
    y,
    layers(
      oval(-14, 0, 22, 16, colour),
      rect(2, -100, 8, 100, colour),
      pair
        ? layers(
            oval(66, -14, 22, 16, colour),
            rect(82, -114, 8, 100, colour),
            shape(poly([2, -100], [90, -116], [90, -88], [2, -72]), colour)
          )
        : shape('M10 -100Q20 -64 48 -58Q44 -34 36 -26Q38 -54 10 -62Z', colour)
    ),
    turn,
    size
  )

/** A microphone on a stand whose foot is at (x, foot). */
export const microphone = (p: Palette, x: number, foot: number, tall: number): string =>
  layers(
    oval(x, foot - 6, 70, 12, p.ink),
    rect(x - 5, foot - tall, 10, tall, p.ink),
    place(
      x,
      foot - tall,
      layers(
        shape(poly([-18, 0], [18, 0], [26, -70], [-26, -70]), p.inkSoft),
        rect(-36, -82, 72, 16, p.gold.base, 5),
        disc(0, -110, 44, p.paperDeep),
        clip(
          'M-44 -110a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z',
          layers(times(7, at => line(`M${-60 + at * 20} -160l40 100M${-20 + at * 20} -160l-40 100`, p.ink, 2.5)))
        )
      ),
      18
    )
  )

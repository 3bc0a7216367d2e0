import { clip, disc, layers, line, n, pick, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'
import { star } from './emblems.ts'

/** An envelope `w` wide, closed or open with a letter in it, its middle at (x, y). */
export const envelope = (p: Palette, x: number, y: number, w: number, turn = 0, letter = ''): string => {
  const h = w * 0.64
  const [l, t] = [-w / 2, -h / 2]
  const flapUp = shape(poly([l, t], [0, t - h * 0.56], [-l, t]), p.accent.dark)
  const front = layers(
    shape(poly([l, t], [0, h * 0.12], [l, -t]), p.paperShade),
    shape(poly([-l, t], [0, h * 0.12], [-l, -t]), p.paperDeep),
    shape(poly([l, -t], [0, -h * 0.02], [-l, -t]), p.paper)
  )
  const closed = layers(
    rect(l, t, w, h, p.paper, 6),
    shape(poly([l, -t], [0, 0], [-l, -t]), p.paperShade),
    shape(poly([l, t], [0, h * 0.18], [-l, t]), p.accent.base),
    shape(poly([0, h * 0.18], [-l, t], [0, t]), p.accent.deep),
    disc(0, h * 0.13, w * 0.075, p.brand.base),
    disc(0, h * 0.13, w * 0.05, p.brand.soft)
  )
  return place(x, y, letter ? layers(flapUp, rect(l, t, w, h, p.accent.dark, 4), letter, front) : closed, turn)
}

/** A ticket with notched edges and a stub, 420 wide, its middle at (x, y). */
export const ticket = (x: number, y: number, turn: number, tone: Tone, size = 1): string => {
  const d = 'M-210 -96H110a22 22 0 0 0 44 0H210V96H154a22 22 0 0 0 -44 0H-210V28a28 28 0 0 0 0 -56Z'
  return place(
    x,
    y,
    layers(
      shape(d, tone.base),
      clip(d, rect(132, -110, 100, 220, tone.deep)),
      line('M132 -68V70', tone.pale, 5, '2 14'),
      line('M-158 -72H96V72H-158Z', tone.soft, 3),
      place(-30, 0, star(58, tone.pale)),
      place(
        172,
        0,
        times(6, at => rect(-20, -58 + at * 20, 40, at % 2 ? 5 : 10, tone.pale))
      )
    ),
    turn,
    size
  )
}

/** A month page on a ring binding, 420 × 400, with a marked day; its middle at (x, y). */
export const monthPage = (p: Palette, x: number, y: number, size: number, marked: number): string => {
  const day = (at: number): string => {
    const [dx, dy] = [-158 + (at % 6) * 63, -34 + Math.floor(at / 6) * 58]
    return at === marked
      ? layers(disc(dx, dy, 34, p.accent.base), line(`M${dx - 13} ${dy + 1}l10 10l18 -21`, p.paper, 8))
      : rect(dx - 16, dy - 16, 32, 32, [3, 9, 16].includes(at) ? p.third.base : at < 2 ? p.paperShade : p.paperDeep, 7)
  }
  return place(
    x,
    y,
    layers(
      rect(-206, -176, 420, 400, p.floorDeep, 18),
      rect(-214, -190, 428, 404, p.paper, 18),
      shape('M-214 -96V-172Q-214 -190 -196 -190H196Q214 -190 214 -172V-96Z', p.brand.base),
      rect(-90, -156, 180, 18, p.brand.pale, 9),
      times(24, day),
      [-140, -50, 50, 140].map(at =>
        layers(disc(at, -176, 12, p.brand.dark), rect(at - 6, -222, 12, 48, p.gold.soft, 6))
      )
    ),
    0,
    size
  )
}

/** A till receipt with a torn foot, 300 wide and about 460 tall, hanging from (x, top). */
export const till = (p: Palette, x: number, top: number): string => {
  const teeth = times(10, at => `L${n(x + 150 - at * 30 - 15)} ${top + 436}L${n(x + 120 - at * 30)} ${top + 456}`)
  return layers(
    shape(`M${x - 150} ${top}H${x + 150}V${top + 456}${teeth}Z`, p.paper),
    disc(x, top + 62, 32, p.brand.base),
    line(`M${x - 14} ${top + 62}l10 11l20 -23`, p.paper, 8),
    rect(x - 76, top + 108, 152, 11, p.ink, 5),
    rect(x - 48, top + 128, 96, 8, p.paperDeep, 4),
    times(4, at =>
      layers(
        disc(x - 112, top + 178 + at * 38, 10, pick([p.accent.base, p.gold.base, p.third.base, p.brand.soft], at)),
        rect(x - 92, top + 173 + at * 38, 90 + ((at * 31) % 40), 9, p.paperDeep, 4),
        rect(x + 70, top + 173 + at * 38, 50, 9, p.inkSoft, 4)
      )
    ),
    line(`M${x - 120} ${top + 326}H${x + 120}`, p.paperDeep, 4, '2 12'),
    rect(x - 120, top + 344, 70, 14, p.ink, 5),
    rect(x + 46, top + 342, 76, 18, p.accent.base, 5),
    times(22, at => rect(x - 118 + at * 11, top + 380, at % 3 ? 4 : 7, 40, p.ink))
  )
}

import { clip, disc, layers, line, n, place, poly, rect, rectPath, shape } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A five-pointed star round the origin. */
export const star = (r: number, colour: string): string =>
  shape(
    poly(
      ...Array.from({ length: 10 }, (_, at): [number, number] => {
        const length = at % 2 ? r * 0.45 : r
        return [length * Math.sin((at * Math.PI) / 5), -length * Math.cos((at * Math.PI) / 5)]
      })
    ),
    colour
  )

/** A heart round the origin, about 2 × `r` wide, its right half in shade. */
export function heart(x: number, y: number, r: number, tone: Tone, turn = 0): string {
  const d = `M0 ${n(r * 0.95)}C${n(-r * 1.5)} ${n(-r * 0.05)} ${n(-r * 1.05)} ${n(-r * 1.05)} ${n(-r * 0.5)} ${n(-r * 0.95)}Q${n(-r * 0.15)} ${n(-r * 0.9)} 0 ${n(-r * 0.52)}Q${n(r * 0.15)} ${n(-r * 0.9)} ${n(r * 0.5)} ${n(-r * 0.95)}C${n(r * 1.05)} ${n(-r * 1.05)} ${n(r * 1.5)} ${n(-r * 0.05)} 0 ${n(r * 0.95)}Z`
  const gleam = line(
    `M${n(-r * 0.72)} ${n(-r * 0.3)}Q${n(-r * 0.76)} ${n(-r * 0.66)} ${n(-r * 0.46)} ${n(-r * 0.72)}`,
    tone.pale,
    r * 0.09
  )
  return place(
    x,
    y,
    layers(
      shape(d, tone.base),
      clip(d, shape(`M0 ${n(-r)}H${n(r * 2)}V${n(r)}H0Q${n(r * 0.9)} 0 0 ${n(-r)}Z`, tone.deep)),
      gleam
    ),
    turn
  )
}

/** A shield round (x, y), 300 wide and 370 tall, halved. */
export const shieldSign = (p: Palette, x: number, y: number, size: number, tone: Tone): string => {
  const d = 'M0 -190Q70 -140 154 -136C160 20 110 130 0 186C-110 130 -160 20 -154 -136Q-70 -140 0 -190Z'
  return place(
    x,
    y,
    layers(
      shape(d, p.paper),
      place(0, 0, layers(shape(d, tone.base), clip(d, rect(0, -200, 200, 400, tone.deep))), 0, 0.88)
    ),
    0,
    size
  )
}

/** A padlock 150 wide round (x, y). */
export const padlock = (p: Palette, x: number, y: number, size: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      line('M-44 -10V-56A44 44 0 0 1 44 -56V-10', p.paper, 22),
      rect(-76, -20, 152, 122, tone.base, 16),
      clip(rectPath(20, -20, 60, 130), rect(-76, -20, 152, 122, tone.deep, 16)),
      disc(0, 28, 17, p.ink),
      rect(-7, 30, 14, 38, p.ink, 5)
    ),
    0,
    size
  )

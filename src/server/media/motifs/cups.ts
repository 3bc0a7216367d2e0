import { type Profile, turned } from '../curve.ts'
import { clip, fade, layers, line, n, oval, place, rect, shape } from '../draw.ts'
import type { Palette } from '../palette.ts'
import { PROFILES } from './profiles.ts'
import { type Finish, vessel } from './vessels.ts'

/** A cup with a handle on its right; the drink shows as a dark ellipse when `drink` is given. */
export function mug(x: number, foot: number, w: number, h: number, finish: Finish, drink?: string): string {
  const handle = line(
    `M${n(x + w * 0.86)} ${n(foot - h * 0.8)}c${n(w * 0.95)} ${n(-h * 0.1)} ${n(w * 0.9)} ${n(h * 0.62)} ${n(-w * 0.06)} ${n(h * 0.52)}`,
    finish.glaze?.colour ?? finish.tone.deep,
    w * 0.2
  )
  const mouth =
    drink && layers(oval(x, foot - h, w, w * 0.17, finish.tone.soft), oval(x, foot - h + 2, w * 0.86, w * 0.125, drink))
  return layers(handle, vessel(x, foot, PROFILES.cup(w, h), finish), mouth)
}

/** A stemmed glass with wine up to `level` (share of the bowl). */
export function wineGlass(p: Palette, x: number, foot: number, size: number, wine: string, level = 0.55): string {
  const bowl: Profile = [
    [6, 150],
    [48, 172],
    [72, 222],
    [74, 270],
    [58, 345]
  ]
  const glass = turned(0, 0, bowl)
  const body = layers(
    oval(0, -4, 58, 8, p.paper),
    rect(-5, -152, 10, 150, p.paper),
    fade(0.55, shape(glass, p.paper)),
    clip(
      glass,
      layers(rect(-90, -345 + 195 * (1 - level), 180, 220, wine), fade(0.25, rect(20, -350, 80, 210, p.ink)))
    ),
    fade(0.6, line('M-58 -250C-62 -222 -52 -196 -36 -182', '#fff', 7))
  )
  return place(x, foot, body, 0, size)
}

import { type Profile, seeded, smooth, turned } from '../curve.ts'
import { clip, disc, fade, hash, layers, line, n, type Point, place, rect, shape, times } from '../draw.ts'
import type { Tone } from '../palette.ts'

/** How a vessel is finished. */
export interface Finish {
  tone: Tone
  /** Glaze that runs down from the lip to about `to` (a share of the height). */
  glaze?: { colour: string; to: number }
  /** Stripes round the body: shares of the height, and their thickness. */
  bands?: { colour: string; at: number[]; thick: number }
  speckles?: string
  /** Set to false on small or dark things. */
  gleam?: boolean
}

const widest = (profile: Profile): number => Math.max(...profile.map(([half]) => half))

const tallest = (profile: Profile): number => profile.at(-1)![1]

/** A vessel turned from a profile, standing at (x, foot), lit from the left. */
export function vessel(x: number, foot: number, profile: Profile, finish: Finish): string {
  const outline = turned(x, foot, profile)
  const [half, tall] = [widest(profile), tallest(profile)]
  const shade = place(half * 1.06, 0, shape(outline, finish.tone.dark))
  const inside = layers(
    finish.bands?.at.map(at => rect(x - half, foot - tall * at, 2 * half, finish.bands!.thick, finish.bands!.colour)),
    finish.glaze && shape(drips(x, foot, half, tall, finish.glaze.to), finish.glaze.colour),
    finish.speckles && speckled(x, foot, half, tall, finish.speckles),
    fade(0.34, shade)
  )
  return layers(
    shape(outline, finish.tone.base),
    clip(outline, inside),
    finish.gleam !== false && gleam(x, foot, profile)
  )
}

/** Glaze from above the lip down to a running edge. */
function drips(x: number, foot: number, half: number, tall: number, to: number): string {
  const random = seeded(hash(`${n(x)}${n(half)}${n(tall)}`))
  const pitch = (half * 2.3) / 4
  const points = Array.from({ length: 5 }, (_, at): Point[] => {
    const [middle, low, high] = [
      x - half * 1.15 + at * pitch,
      foot - tall * (to - 0.04 - random() * 0.17),
      foot - tall * (to + 0.05)
    ]
    return [
      [middle - pitch * 0.17, low],
      [middle + pitch * 0.17, low],
      [middle + pitch * 0.42, high],
      [middle + pitch * 0.58, high]
    ]
  }).flat()
  return `${smooth(points)}V${n(foot - tall - 20)}H${n(x - half * 1.15)}Z`
}

function speckled(x: number, foot: number, half: number, tall: number, colour: string): string {
  const random = seeded(hash(`s${n(x)}${n(foot)}`))
  return times(Math.round((half * tall) / 260), () =>
    disc(x + (random() * 2 - 1) * half, foot - random() * tall, 1.5 + random() * 2.8, colour)
  )
}

function gleam(x: number, foot: number, profile: Profile): string {
  const tall = tallest(profile)
  const along = profile.filter(([, height]) => height > tall * 0.2 && height < tall * 0.72)
  const points = along.map(([half, height]): Point => [x - half * 0.82, foot - height])
  return points.length < 2 ? '' : fade(0.38, line(smooth(points), '#fff', Math.max(4, tall * 0.022)))
}

import { clip, disc, layers, line, n, oval, pick, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A cake with three candles, 320 wide, on a stand on (x, foot). */
export const cake = (p: Palette, x: number, foot: number, size: number): string =>
  place(
    x,
    foot,
    layers(
      oval(0, -8, 90, 14, p.paperDeep),
      rect(-16, -60, 32, 54, p.paperDeep),
      rect(-200, -76, 400, 20, p.paper, 10),
      rect(-160, -196, 320, 122, p.accent.soft, 10),
      rect(60, -196, 100, 122, p.accent.base, 10),
      rect(-160, -140, 320, 16, p.paper),
      rect(-120, -284, 240, 92, p.third.base, 10),
      rect(50, -284, 70, 92, p.third.deep, 10),
      shape(
        'M-126 -276Q-126 -300 -104 -300H104Q126 -300 126 -276V-262a20 20 0 0 1 -36 6a20 20 0 0 1 -36 -2a20 20 0 0 1 -36 6a20 20 0 0 1 -36 -6a20 20 0 0 1 -36 4a20 20 0 0 1 -36 -4a20 20 0 0 1 -36 -2Z',
        p.paper
      ),
      [-64, 0, 64].map((dx, at) =>
        layers(
          rect(dx - 8, -372, 16, 74, pick([p.gold.base, p.brand.base, p.accent.base], at), 4),
          shape(`M${dx} -422Q${dx + 20} -390 ${dx} -380Q${dx - 20} -390 ${dx} -422Z`, p.gold.soft)
        )
      ),
      times(7, at => disc(-130 + at * 43, -100, 9, pick([p.gold.base, p.brand.base], at)))
    ),
    0,
    size
  )

/** A pennant string that hangs between two points on one height. */
export const bunting = (from: number, to: number, y: number, sag: number, colours: string[]): string => {
  const point = (t: number): [number, number] => [from + (to - from) * t, y + sag * 4 * t * (1 - t)]
  const flags = times(11, at => {
    const [[ax, ay], [bx, by]] = [point((at + 0.12) / 11), point((at + 0.88) / 11)]
    return shape(poly([ax, ay], [bx, by], [(ax + bx) / 2, (ay + by) / 2 + 66]), colours[at % colours.length]!)
  })
  return layers(line(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, colours[0]!, 4), flags)
}

/** A balloon on its string, its middle at (x, y). */
export const balloon = (x: number, y: number, r: number, tone: Tone, string: string): string =>
  layers(
    line(`M${n(x)} ${n(y + r * 1.2)}q-22 60 4 120t-6 130`, string, 3),
    shape(poly([x - 12, y + r * 1.34], [x, y + r * 1.1], [x + 12, y + r * 1.34]), tone.deep),
    oval(x, y, r, r * 1.18, tone.base),
    clip(
      `M${n(x + r * 0.2)} ${n(y - r * 1.3)}H${n(x + r * 1.2)}V${n(y + r * 1.3)}H${n(x + r * 0.1)}Q${n(x + r * 0.75)} ${n(y)} ${n(x + r * 0.2)} ${n(y - r * 1.3)}Z`,
      oval(x, y, r, r * 1.18, tone.deep)
    ),
    line(
      `M${n(x - r * 0.6)} ${n(y - r * 0.1)}Q${n(x - r * 0.6)} ${n(y - r * 0.62)} ${n(x - r * 0.24)} ${n(y - r * 0.8)}`,
      tone.pale,
      r * 0.1
    )
  )

import { disc, HEIGHT, line, pick, place, poly, rect, shape, times, WIDTH } from '../draw.ts'
import type { Palette } from '../palette.ts'

export const colours = (p: Palette): string[] => [p.brand.base, p.accent.base, p.gold.base, p.third.base, p.paper]

/** Paper scraps of a confetti cannon. */
export function scraps(p: Palette, random: () => number, count: number, bottom = HEIGHT): string {
  const set = colours(p)
  return times(count, at => {
    const [x, y, size, colour] = [random() * WIDTH, random() * bottom, 10 + random() * 13, set[at % 5]!]
    const piece = pick(
      [
        rect(-size / 2, -size, size, size * 2, colour, 2),
        disc(0, 0, size * 0.7, colour),
        line(`M${-size * 1.6} 0q${size * 0.8} ${-size * 1.4} ${size * 1.6} 0t${size * 1.6} 0`, colour, 7),
        shape(poly([0, -size], [size, size * 0.7], [-size, size * 0.7]), colour)
      ],
      at % 4
    )
    return place(x, y, piece, random() * 360)
  })
}

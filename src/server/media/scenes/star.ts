import { polar, seeded } from '../curve.ts'
import { layers, place, poly, shape, times } from '../draw.ts'
import { discs, wall, wedges } from '../motifs/backdrop.ts'
import { star } from '../motifs/emblems.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const shining = ({ p, take }: Stage): string => {
  const random = seeded(take + 3)
  const laurel = times(14, at => {
    const side = at % 2 ? 1 : -1
    const [x, y] = polar(600, 330, 250, 90 + side * (26 + Math.floor(at / 2) * 17))
    return place(
      x,
      y,
      shape('M0 0C-26 -20 -26 -56 0 -78C26 -56 26 -20 0 0Z', at % 4 < 2 ? p.leaf.base : p.leaf.soft),
      side * (at / 2) * -20 + side * 110 + 180
    )
  })
  return layers(
    wall(p.ground),
    take ? wedges(600, 318, 24, p.halo) : discs(600, 318, [286, p.halo]),
    laurel,
    place(
      600,
      326,
      layers(
        star(206, p.gold.base),
        ...times(
          5,
          at => `<g transform="rotate(${at * 72})">${shape(poly([0, 0], [0, -206], [55, -75]), p.gold.deep)}</g>`
        )
      ),
      take ? 12 : 0
    ),
    times(16, () => sparkle(random() * 1200, random() * 620, 8 + random() * 16, p.paper)),
    [190, 1010].map(x => place(x, 330, star(64, p.accent.base), x === 190 ? -14 : 14))
  )
}

/** A bright star. */
export const scene: SceneDrawing = { draw: shining }

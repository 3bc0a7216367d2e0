import { smooth } from '../curve.ts'
import { disc, layers, line, type Point, pick, times } from '../draw.ts'
import { land, wall } from '../motifs/backdrop.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const crest = (row: number, base: number, lift: number): Point[] =>
  Array.from({ length: 9 }, (_, at): Point => [at * 170 - 80, base + Math.sin(at * 1.25 + row * 1.1) * lift])

const flow = ({ p, take }: Stage): string => {
  const bands = [p.third.soft, p.third.base, p.brand.soft, p.brand.base, p.brand.dark]
  if (take)
    return layers(
      wall(p.ground),
      times(11, row =>
        line(
          smooth(crest(row * 0.5, 40 + row * 56, 46)),
          pick([p.brand.base, p.accent.base, p.gold.base, p.third.base], row % 4),
          34
        )
      )
    )
  return layers(
    wall(p.ground),
    disc(850, 210, 150, p.sun),
    bands.map((colour, row) =>
      layers(
        land(crest(row, 250 + row * 82, 54), colour),
        line(smooth(crest(row, 272 + row * 82, 54)), p.paper, 3),
        row === 3 && line(smooth(crest(row, 292 + row * 82, 54)), p.accent.base, 10)
      )
    )
  )
}

/** Flowing waves of colour. */
export const scene: SceneDrawing = { draw: flow }

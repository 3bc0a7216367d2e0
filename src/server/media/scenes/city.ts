import { layers, rect, times } from '../draw.ts'
import { haloed, wall } from '../motifs/backdrop.ts'
import { cloud, moon, ripples, stars } from '../motifs/sky.ts'
import { skyline } from '../motifs/skyline.ts'
import { tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const city = (stage: Stage): string => {
  const { p, take, random } = stage
  return layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 50),
    p.dark ? moon(p, 860, 130, 80) : haloed(p, take ? 330 : 860, 170, 110),
    !p.dark && cloud(take ? 820 : 300, 150, 0.9, p.halo),
    skyline(stage, 0.7),
    rect(0, 556, 1200, 68, p.floorDeep),
    take
      ? layers(rect(0, 556, 1200, 68, p.third.dark), ripples(576, 2, 26, p.third.soft, 5, 6))
      : layers(
          [110, 420, 780, 1110].map(x => tree(x, 580, 150, p.leaf, p.ink)),
          rect(0, 578, 1200, 46, p.inkSoft),
          times(9, at => rect(at * 140 + 20, 598, 70, 6, p.gold.soft, 3))
        )
  )
}

/** A city street with tall houses. */
export const scene: SceneDrawing = { draw: city }

import { disc, fade, layers, line, pick, poly, rect, shape, times } from '../draw.ts'
import { land, shadow, wall } from '../motifs/backdrop.ts'
import { clapper, popcorn, reel } from '../motifs/film.ts'
import { bunting } from '../motifs/party.ts'
import { moon, stars } from '../motifs/sky.ts'
import { tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const shown = (stage: Stage): string => {
  const { p, take, random } = stage
  if (take)
    return layers(
      wall(p.ground),
      p.dark ? stars(random, p.paper, 60) : '',
      moon(p, 1040, 120, 70),
      land(
        [
          [0, 480],
          [400, 450],
          [1200, 490]
        ],
        p.floor
      ),
      rect(270, 90, 660, 370, p.ink, 6),
      rect(286, 106, 628, 338, p.sun),
      land(
        [
          [286, 380],
          [500, 330],
          [914, 400]
        ],
        p.third.base
      ).replace(/L[\d.]+ 624L[\d.]+ 624Z/, 'L914 444L286 444Z'),
      disc(720, 220, 52, p.accent.base),
      [300, 890].map(x => rect(x, 460, 14, 90, p.ink)),
      land(
        [
          [0, 560],
          [600, 540],
          [1200, 560]
        ],
        p.floorDeep
      ),
      times(9, at =>
        layers(
          disc(90 + at * 128, 560 + (at % 2) * 20, 30, p.ink),
          rect(42 + at * 128, 590 + (at % 2) * 20, 96, 60, pick([p.brand.base, p.accent.base, p.third.base], at), 26)
        )
      ),
      tree(120, 530, 270, p.leaf, p.ink),
      bunting(0, 270, 60, 40, [p.gold.base, p.accent.base, p.brand.base])
    )
  return layers(
    wall(p.ground),
    fade(p.dark ? 0.2 : 0.6, shape(poly([340, 250], [1200, 0], [1200, 624]), p.sun)),
    rect(0, 556, 1200, 68, p.floorDeep),
    shadow(p, 620, 566, 300),
    reel(p, 300, 220, 150, p.accent),
    reel(p, 170, 440, 104, p.brand),
    line('M400 330Q520 470 440 560', p.ink, 16, '1 24'),
    clapper(p, 640, 400, 1.06, -4),
    popcorn(p, 960, 566, 1.12)
  )
}

/** A film reel and a screen. */
export const scene: SceneDrawing = { draw: shown, mirror: false }

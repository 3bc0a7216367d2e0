import { each, layers, line, oval, pick, place, rect, shape, times } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { tree } from '../motifs/trees.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const broadleaf = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    haloed(p, take ? 820 : 380, 214, 140),
    land(
      [
        [0, 402],
        [380, 360],
        [760, 410],
        [1200, 366]
      ],
      p.floor
    ),
    land(
      [
        [0, 470],
        [500, 436],
        [1200, 480]
      ],
      p.floorDeep
    ),
    each(
      [
        [150, 500, 330],
        [430, 470, 220],
        [640, 520, 380],
        [860, 486, 250],
        [1050, 520, 400]
      ],
      (x, foot, tall, at) => tree(x, foot, tall, pick([p.accent, p.gold, p.accent, p.brand, p.gold], at), p.ink)
    ),
    land(
      [
        [0, 540],
        [460, 514],
        [900, 548],
        [1200, 520]
      ],
      p.accent.deep
    ),
    times(34, at => drift(p, random, at)),
    take
      ? layers(pumpkin(p, 330, 606, 1.25), pumpkin(p, 500, 616, 0.8), pumpkin(p, 960, 612, 1))
      : layers(
          [546, 640].map(x => rect(x, 548, 9, 40, p.ink)),
          rect(516, 546, 168, 12, p.ink, 4),
          rect(524, 514, 152, 14, p.ink, 4)
        )
  )

const drift = (p: Palette, random: () => number, at: number): string => {
  const [x, y, turn] = [random() * 1200, 120 + random() * 490, random() * 360]
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})">${shape('M0 -13Q12 0 0 13Q-12 0 0 -13Z', pick([p.gold.base, p.accent.base, p.accent.soft, p.brand.base], at))}</g>`
}

const pumpkin = (p: Palette, x: number, foot: number, size: number): string =>
  place(
    x,
    foot,
    layers(
      oval(-44, -52, 40, 50, p.gold.deep),
      oval(44, -52, 40, 50, p.accent.deep),
      oval(-20, -53, 34, 54, p.accent.base),
      oval(22, -53, 34, 54, p.accent.base),
      oval(0, -53, 24, 55, p.accent.soft),
      line('M0 -104q2 -20 16 -26', p.leaf.dark, 10),
      shape('M12 -112q24 -16 46 4q-24 14 -46 -4Z', p.leaf.base)
    ),
    0,
    size
  )

/** Leaves falling from trees. */
export const scene: SceneDrawing = { draw: broadleaf, mood: 'warm' }

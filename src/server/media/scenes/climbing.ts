import { disc, layers, line, poly, shape, times } from '../draw.ts'
import { haloed, wall } from '../motifs/backdrop.ts'
import { figure, type Pose } from '../motifs/figure.ts'
import { peak } from '../motifs/peaks.ts'
import { grass } from '../motifs/plants.ts'
import { cloud } from '../motifs/sky.ts'
import { tree } from '../motifs/trees.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** Reaching up a wall. */
const CLIMB: Pose = {
  head: [24, -214],
  neck: [12, -144],
  arms: [
    [
      [6, -138],
      [-84, -168],
      [-116, -260]
    ],
    [
      [16, -138],
      [100, -190],
      [124, -300]
    ]
  ],
  legs: [
    [
      [0, 0],
      [-92, 40],
      [-70, 152]
    ],
    [
      [0, 0],
      [104, -14],
      [96, 104]
    ]
  ]
}

const HOLDS: [number, number, number][] = [
  [120, 130, 0],
  [250, 420, 1],
  [330, 210, 2],
  [400, 540, 3],
  [960, 120, 1],
  [860, 430, 0],
  [1060, 320, 3],
  [1010, 540, 2],
  [150, 300, 3],
  [760, 90, 2],
  [470, 90, 0],
  [90, 540, 1],
  [1130, 170, 0]
]

const climbed = ({ p, take }: Stage): string => {
  const tones = [p.accent, p.third, p.gold, p.brand]
  const hold = (x: number, y: number, kind: number): string =>
    layers(
      shape(
        `M${x - 36} ${y + 10}Q${x - 30} ${y - 30} ${x + 4} ${y - 26}Q${x + 40} ${y - 22} ${x + 34} ${y + 12}Q${x} ${y + 34} ${x - 36} ${y + 10}Z`,
        tones[kind]!.base
      ),
      disc(x, y, 5, p.ink)
    )
  if (take)
    return layers(
      wall(p.ground),
      haloed(p, 250, 180, 110),
      cloud(480, 150, 0.7, p.halo),
      peak(140, 624, 330, 300, p.third.soft, p.third.base, p.paper),
      shape('M1200 0V624H560L620 520L590 440L680 330L650 210L760 90L740 0Z', p.brand.base),
      shape('M1200 0V624H900L940 480L880 360L980 200L940 0Z', p.brand.deep),
      line('M770 0L700 330', p.gold.soft, 6),
      figure(p, 668, 400, 0.8, CLIMB, p.accent, { ...p.gold, base: p.ink, dark: p.inkSoft }),
      grass(380, 610, 40, p.leaf.base),
      tree(90, 610, 150, p.leaf, p.ink)
    )
  return layers(
    wall(p.ground),
    shape(poly([0, 0], [520, 0], [400, 624], [0, 624]), p.halo),
    shape(poly([520, 0], [860, 0], [960, 624], [400, 624]), p.floor),
    shape(poly([860, 0], [1200, 0], [1200, 624], [960, 624]), p.floorDeep),
    times(54, at => disc(40 + (at % 9) * 140, 50 + Math.floor(at / 9) * 110, 4, p.floorDeep)),
    HOLDS.map(([x, y, kind]) => hold(x, y, kind)),
    hold(474, 110, 2),
    hold(732, 64, 0),
    hold(532, 546, 1),
    hold(712, 500, 3),
    line('M606 380C640 480 560 540 600 640', p.gold.soft, 7),
    figure(p, 600, 372, 1.04, CLIMB, p.accent, p.dark ? p.third : { ...p.third, base: p.ink, dark: p.inkSoft })
  )
}

/** A climber on a wall. */
export const scene: SceneDrawing = { draw: climbed }

import { each, layers, oval, rect, times } from '../draw.ts'
import { haloed, land, wall } from '../motifs/backdrop.ts'
import { figure, type Pose } from '../motifs/figure.ts'
import { house } from '../motifs/houses.ts'
import { bunting } from '../motifs/party.ts'
import { tree } from '../motifs/trees.ts'
import type { Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A running figure. */
const RUN: Pose = {
  head: [58, -222],
  neck: [34, -150],
  arms: [
    [
      [30, -146],
      [92, -92],
      [142, -140]
    ],
    [
      [30, -140],
      [-34, -92],
      [8, -30]
    ]
  ],
  legs: [
    [
      [0, 0],
      [-72, 64],
      [-168, 40]
    ],
    [
      [0, 0],
      [92, 34],
      [74, 146]
    ]
  ]
}

const ran = ({ p, take, random }: Stage): string => {
  const town = each(
    [
      [20, 130, 210],
      [190, 120, 150],
      [860, 140, 230],
      [1030, 150, 170]
    ],
    (x, w, tall, at) =>
      house(
        x,
        500,
        w,
        tall,
        { ...p.brand, base: p.floor, deep: p.floorDeep, dark: p.floorDeep },
        at % 2 ? 'gable' : 'flat',
        { colour: p.ground, lit: p.sun, chance: 0.4, random }
      )
  )
  const dark: Tone = { ...p.third, base: p.ink, dark: p.inkSoft }
  return layers(
    wall(p.ground),
    haloed(p, take ? 330 : 640, 240, 170),
    take
      ? layers(
          land(
            [
              [0, 420],
              [300, 380],
              [700, 440],
              [1200, 370]
            ],
            p.floor
          ),
          tree(120, 510, 280, p.leaf, p.ink),
          tree(1070, 510, 230, p.leaf, p.ink)
        )
      : layers(town, bunting(-20, 1220, 30, 70, [p.accent.base, p.gold.base, p.third.base, p.brand.base])),
    rect(0, 498, 1200, 126, p.accent.dark),
    times(3, at => rect(0, 520 + at * 42, 1200, 5, p.paper)),
    [
      [330, 0.86, p.third],
      [620, 1.06, p.accent],
      [900, 0.86, p.brand]
    ].map(([x, size, tone], at) =>
      take && at === 0
        ? ''
        : layers(
            oval(Number(x), 586, 90, 9, p.ink),
            figure(
              p,
              Number(x),
              588 - 168 * Number(size),
              Number(size),
              RUN,
              p.dark || at ? (tone as Tone) : p.gold,
              dark
            )
          )
    )
  )
}

/** Runners on a road. */
export const scene: SceneDrawing = { draw: ran }

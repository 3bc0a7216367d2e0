import { each, layers, rect, times } from '../draw.ts'
import type { Palette } from '../palette.ts'
import type { Stage } from '../scene.ts'
import { haloed, wall } from './backdrop.ts'
import { house } from './houses.ts'
import { cloud, moon, stars } from './sky.ts'

export const sky = ({ p, take, random }: Stage, x: number, y: number): string =>
  layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 60),
    p.dark && take ? moon(p, x, y, 130) : haloed(p, x, y, 140),
    !p.dark && layers(cloud(190, 170, 0.9, p.halo), cloud(1060, 210, 0.8, p.halo))
  )

export const road = (p: Palette): string =>
  layers(
    rect(0, 532, 1200, 92, p.inkSoft),
    rect(0, 526, 1200, 10, p.floorDeep),
    times(9, at => rect(at * 140 + 20, 588, 74, 7, p.gold.soft, 3))
  )

export const street = ({ p, random }: Stage): string =>
  layers(
    each(
      [
        [20, 130, 210],
        [170, 110, 150],
        [300, 150, 260],
        [880, 140, 230],
        [1040, 130, 160]
      ],
      (x, width, tall, at) =>
        house(
          x,
          528,
          width,
          tall,
          { ...p.brand, base: p.floor, deep: p.floorDeep, dark: p.floorDeep },
          at % 2 ? 'gable' : 'flat',
          { colour: p.ground, lit: p.sun, chance: 0.3, random }
        )
    )
  )

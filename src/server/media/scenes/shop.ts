import { disc, layers, n, pick, place, rect, shape, times } from '../draw.ts'
import { haloed, wall } from '../motifs/backdrop.ts'
import { bicycle } from '../motifs/bicycle.ts'
import { house } from '../motifs/houses.ts'
import { plantPot } from '../motifs/plants.ts'
import { far } from '../motifs/skyline.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A scalloped awning in stripes, its top left corner at (x, y). */
const awning = (
  x: number,
  y: number,
  width: number,
  drop: number,
  first: string,
  second: string,
  count = 9
): string => {
  const stripe = width / count
  return times(count, at =>
    layers(
      rect(x + at * stripe, y, stripe + 0.6, drop, at % 2 ? second : first),
      shape(
        `M${n(x + at * stripe)} ${y + drop - 1}a${n(stripe / 2)} ${n(stripe / 2)} 0 0 0 ${n(stripe)} 0Z`,
        at % 2 ? second : first
      )
    )
  )
}

/** A shop front 560 wide and 420 tall, standing on (x, foot). */
const shopFront = (p: Palette, x: number, foot: number): string =>
  layers(
    rect(x - 300, foot - 440, 600, 440, p.brand.base),
    rect(x - 320, foot - 458, 640, 28, p.brand.dark, 4),
    rect(x - 240, foot - 416, 480, 76, p.brand.deep, 6),
    rect(x - 268, foot - 226, 330, 176, p.gold.pale),
    rect(x - 268, foot - 86, 330, 36, p.gold.base),
    rect(x - 110, foot - 226, 12, 176, p.brand.dark),
    rect(x + 100, foot - 246, 150, 246, p.accent.dark),
    rect(x + 118, foot - 226, 114, 134, p.gold.pale),
    disc(x + 224, foot - 66, 8, p.gold.base),
    rect(x + 146, foot - 186, 58, 38, p.paper, 4),
    awning(x - 312, foot - 330, 624, 72, p.accent.base, p.paper, 12),
    rect(x - 320, foot - 336, 640, 12, p.brand.dark),
    disc(x, foot - 378, 22, p.gold.base),
    [-120, -76, 76, 120].map(at => rect(x + at - 15, foot - 382, 30, 8, p.gold.base, 4))
  )

const shop = ({ p, take, random }: Stage): string => {
  const sides = layers(
    house(-40, 540, 250, 360, far(p), 'flat', { colour: p.ground, lit: p.sun, chance: 0.3, random }),
    house(990, 540, 260, 300, far(p), 'gable', { colour: p.ground, lit: p.sun, chance: 0.3, random })
  )
  const goods = layers(
    [0, 1, 2].map(at =>
      rect(
        372 + at * 64,
        400 - (at % 2) * 20,
        44,
        60 + (at % 2) * 20,
        pick([p.accent.base, p.third.base, p.brand.base], at),
        6
      )
    )
  )
  return layers(
    wall(p.ground),
    haloed(p, take ? 300 : 900, 170, 100),
    sides,
    shopFront(p, 600, 546),
    goods,
    rect(0, 546, 1200, 78, p.floorDeep),
    rect(0, 540, 1200, 10, p.paperDeep),
    take
      ? layers(bicycle(p, 980, 590, 0.66, p.third), stand(p, 190, 590))
      : layers(stand(p, 210, 590), plantPot(p, 960, 590, 0.72), plantPot(p, 1050, 596, 0.52))
  )
}

const stand = (p: Palette, x: number, foot: number): string =>
  place(
    x,
    foot,
    layers(
      [-100, 100].map(at => rect(at - 6, -90, 12, 90, p.ink)),
      [0, 1, 2, 3, 4].map(at =>
        layers(
          disc(-84 + at * 42, -118, 24, at % 2 ? p.accent.base : p.gold.base),
          disc(-90 + at * 42, -125, 5, p.paper)
        )
      ),
      rect(-120, -112, 240, 46, p.gold.dark, 4),
      rect(-120, -112, 240, 10, p.gold.deep),
      rect(-120, -84, 240, 4, p.gold.deep)
    )
  )

/** A shop front with an awning. */
export const scene: SceneDrawing = { draw: shop }

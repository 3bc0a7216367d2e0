import { disc, fade, layers, poly, rect, shape } from '../draw.ts'
import { room } from '../motifs/backdrop.ts'
import { armchair, picture, rug, sideTable } from '../motifs/furniture.ts'
import { floorLamp, pendant } from '../motifs/lamps.ts'
import { plantPot } from '../motifs/plants.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const reading = ({ p, take }: Stage): string =>
  layers(
    room(p, 500),
    take
      ? layers(
          rect(110, 80, 300, 300, p.paper, 4),
          rect(128, 98, 264, 264, p.third.dark),
          disc(320, 170, 40, p.sun),
          rect(254, 98, 12, 264, p.paper),
          rect(128, 222, 264, 12, p.paper)
        )
      : disc(430, 250, 210, p.halo),
    fade(p.dark ? 0.18 : 0.6, shape(poly([700, 190], [860, 190], [1010, 520], [550, 520]), p.sun)),
    rug(p, 600, 548, 430),
    picture(p, take ? 560 : 430, 150, take ? 0 : 1),
    armchair(p, take ? 560 : 450, 552, 1.12, p.accent),
    floorLamp(p, 780, 556, 1.1),
    sideTable(p, 680, 556),
    plantPot(p, 1010, 560, 1.1),
    !take && plantPot(p, 170, 560, 0.8),
    take && pendant(p, 180, 130)
  )

/** An armchair under a lamp. */
export const scene: SceneDrawing = { draw: reading }

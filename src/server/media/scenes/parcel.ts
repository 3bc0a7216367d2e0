import { disc, each, layers, line, place, rect, times } from '../draw.ts'
import { shadow, wall, wedges } from '../motifs/backdrop.ts'
import { openBox, parcel } from '../motifs/boxes.ts'
import { leaf, plantPot } from '../motifs/plants.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const doorstep = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    times(6, row => rect(0, row * 96 + 40, 1200, 5, p.floor)),
    rect(470, 36, 300, 490, p.paper, 8),
    rect(490, 56, 260, 470, p.brand.base),
    rect(516, 86, 208, 150, p.brand.deep, 4),
    rect(516, 264, 208, 236, p.brand.deep, 4),
    rect(560, 110, 120, 100, p.sun, 4),
    disc(726, 300, 11, p.gold.base),
    rect(584, 262, 72, 14, p.gold.base, 5),
    rect(860, 150, 50, 76, p.ink, 8),
    rect(868, 160, 34, 50, p.gold.soft, 4),
    rect(0, 520, 1200, 104, p.floorDeep),
    rect(380, 516, 480, 34, p.paperShade, 4),
    rect(440, 550, 360, 16, p.accent.dark, 4),
    plantPot(p, 300, 562, 1.16),
    shadow(p, 900, 586, 190),
    parcel(p, 850, 590, 1),
    parcel(p, 960, 592, 0.66, p.accent),
    parcel(p, 836, 380, 0.54, p.third)
  )

const unboxed = ({ p, take }: Stage): string =>
  layers(
    wall(p.ground),
    wedges(600, 330, 24, p.halo),
    disc(600, 300, 200, p.sun),
    rect(0, 560, 1200, 64, p.floor),
    shadow(p, 610, 570, 280),
    place(
      600,
      566,
      openBox(
        p,
        0,
        0,
        1.24,
        layers(
          times(9, at =>
            line(`M${-120 + at * 30} -210q${(at % 3) * 10 - 10} -34 ${(at % 2) * 30 - 14} -50`, p.paper, 9)
          ),
          place(-50, -200, leaf(0, 0, 150, -24, p.leaf)),
          place(
            70,
            -190,
            layers(
              rect(-44, -120, 88, 140, p.accent.base, 10),
              rect(10, -120, 34, 140, p.accent.deep, 10),
              disc(-4, -56, 22, p.paper)
            )
          ),
          place(-30, -190, layers(disc(0, -36, 62, p.third.base), disc(0, -36, 34, p.third.soft)))
        )
      )
    ),
    take &&
      each(
        [
          [240, 190, 30],
          [960, 160, 24],
          [1000, 420, 34],
          [180, 430, 20]
        ],
        (x, y, r) => sparkle(x, y, r, p.paper)
      )
  )

/** A parcel on a doorstep. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? unboxed(stage) : doorstep(stage)) }

import { disc, each, layers, line, place, rect } from '../draw.ts'
import { haloed, shadow, table, wedges } from '../motifs/backdrop.ts'
import { columns } from '../motifs/charts.ts'
import { mug } from '../motifs/cups.ts'
import { plantPot } from '../motifs/plants.ts'
import { sparkle } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const friendly = ({ p, take }: Stage): string => {
  const bot = layers(
    line('M0 -236V-290', p.ink, 10),
    disc(0, -300, 20, p.accent.base),
    rect(-150, -236, 300, 220, p.paper, 60),
    rect(40, -236, 110, 220, p.paperShade, 60),
    rect(-114, -190, 228, 124, p.ink, 44),
    [-52, 52].map(x => disc(x, -136, 21, p.gold.soft)),
    line('M-26 -98Q0 -78 26 -98', p.gold.soft, 9),
    [-170, 150].map(x => rect(x, -168, 24, 74, p.accent.base, 10)),
    rect(-34, -20, 68, 30, p.ink),
    rect(-120, 6, 240, 200, p.brand.base, 40),
    rect(50, 6, 70, 200, p.brand.deep, 30),
    rect(-66, 48, 132, 84, p.brand.pale, 14),
    columns(-44, 116, 18, 10, [20, 36, 50], [p.accent.base, p.third.base])
  )
  const arms = layers(
    line('M-118 50Q-200 70 -190 150', p.paperDeep, 30),
    disc(-190, 164, 26, p.accent.base),
    line(take ? 'M118 50Q200 60 210 -40' : 'M118 50Q200 70 190 150', p.paperDeep, 30),
    disc(take ? 210 : 190, take ? -56 : 164, 26, p.accent.base)
  )
  return layers(
    table(p, 520),
    take ? wedges(600, 300, 22, p.halo) : haloed(p, 600, 290, 222),
    take && rect(0, 540, 1200, 84, p.floor),
    shadow(p, 610, 586, 170),
    place(600, 380, layers(arms, bot)),
    each(
      [
        [250, 180, 30],
        [950, 150, 38],
        [1010, 380, 20],
        [190, 400, 20]
      ],
      (x, y, r) => sparkle(x, y, r, p.paper)
    ),
    !take && layers(mug(920, 580, 60, 100, { tone: p.accent }), plantPot(p, 270, 580, 0.86))
  )
}

/** A friendly robot. */
export const scene: SceneDrawing = { draw: friendly }

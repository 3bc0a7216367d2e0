import { disc, layers, line } from '../draw.ts'
import { haloed, wall, wedges } from '../motifs/backdrop.ts'
import { bellSign } from '../motifs/metal.ts'
import { stars } from '../motifs/sky.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const rung = ({ p, take, random }: Stage): string =>
  layers(
    wall(p.ground),
    p.dark && stars(random, p.paper, 40),
    take ? wedges(600, 300, 26, p.halo) : haloed(p, 600, 312, 214),
    line('M330 230q-44 90 10 180M260 190q-70 130 6 270M870 230q44 90 -10 180M940 190q70 130 -6 270', p.brand.base, 15),
    bellSign(p, 600, 120, take ? 14 : 0, 1.36, p.gold),
    disc(740, 190, 46, p.accent.base),
    disc(740, 190, 18, p.paper)
  )

/** A ringing bell. */
export const scene: SceneDrawing = { draw: rung }

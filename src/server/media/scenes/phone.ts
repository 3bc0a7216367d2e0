import { disc, layers, place, poly, rect, shape } from '../draw.ts'
import { discs, haloed, shadow, table, wall } from '../motifs/backdrop.ts'
import { lying } from '../motifs/books.ts'
import { mug } from '../motifs/cups.ts'
import { phone } from '../motifs/devices.ts'
import { heart } from '../motifs/emblems.ts'
import { plantPot } from '../motifs/plants.ts'
import { chatScreen, homeScreen } from '../motifs/screens.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const held = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        discs(600, 340, [270, p.halo]),
        phone(p, 600, 420, 1.3, 0, homeScreen(p)),
        bubble(330, 230, p.accent.base, 1),
        bubble(880, 180, p.brand.base, -1),
        place(880, 168, heart(0, 0, 34, { ...p.gold, base: p.paper, deep: p.paperShade })),
        [-36, 0, 36].map(x => disc(330 + x, 216, 11, p.paper))
      )
    : layers(
        table(p, 500),
        haloed(p, 620, 240, 190),
        shadow(p, 630, 590, 170),
        phone(p, 620, 346, 0.98, 6, chatScreen(p)),
        plantPot(p, 240, 580, 1.1, p.third),
        mug(960, 580, 74, 118, { tone: p.accent, glaze: { colour: p.paper, to: 0.46 } }),
        lying(820, 596, 300, 26, p.brand, p.paper)
      )

const bubble = (x: number, y: number, colour: string, side: number): string =>
  layers(
    rect(x - 110, y - 78, 220, 130, colour, 44),
    shape(poly([x + side * 40, y + 40], [x + side * 84, y + 100], [x + side * 92, y + 20]), colour)
  )

/** A phone in use. */
export const scene: SceneDrawing = { draw: held, mirror: false }

import { disc, layers, line, pick, rect, ring } from '../draw.ts'
import { shadow, table, wall } from '../motifs/backdrop.ts'
import { lying, openBook, spines } from '../motifs/books.ts'
import { mug } from '../motifs/cups.ts'
import { plantPot } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const shelves = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    disc(840, 300, 230, p.halo),
    [216, 404, 592].map((y, row) =>
      layers(
        rect(80, y, 1040, 18, p.accent.dark, 3),
        rect(80, y + 18, 1040, 8, p.floorDeep),
        spines(p, 120 + row * 60, y, [34, 46, 28, 40, 52, 30, 38]),
        spines(p, pick([620, 760, 560], row), y, [44, 30, 38, 50, 28])
      )
    ),
    plantPot(p, 1030, 216, 0.62),
    vessel(520, 404, PROFILES.vase(44, 140), { tone: p.gold }),
    lying(880, 592, 190, 34, p.brand, p.paper),
    lying(900, 558, 160, 30, p.accent, p.paper),
    mug(970, 528, 30, 52, { tone: p.gold })
  )

const pile = ({ p }: Stage): string =>
  layers(
    table(p, 510),
    disc(780, 230, 178, p.sun),
    shadow(p, 560, 576, 280),
    lying(320, 572, 480, 74, p.brand, p.paper),
    lying(356, 498, 410, 60, p.accent, p.paper),
    lying(330, 438, 440, 52, p.third, p.paper),
    lying(380, 386, 360, 64, p.gold, p.paper),
    openBook(p, 556, 322, 0.9),
    mug(930, 572, 66, 108, { tone: p.accent, glaze: { colour: p.paper, to: 0.5 } }, p.ink),
    glasses(p, 1090, 586),
    plantPot(p, 190, 572, 0.96, p.third)
  )

const glasses = (p: Palette, x: number, y: number): string =>
  layers(
    ring(x - 40, y - 22, 26, p.ink, 7),
    ring(x + 40, y - 22, 26, p.ink, 7),
    line(`M${x - 14} ${y - 26}q14 -12 28 0`, p.ink, 7)
  )

/** A stack of books. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? shelves(stage) : pile(stage)) }

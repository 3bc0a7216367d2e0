import { disc, layers, oval, poly, rect, shape } from '../draw.ts'
import { discs, haloed, shadow, table, wall } from '../motifs/backdrop.ts'
import { leaf, sprig } from '../motifs/plants.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const pampered = ({ p, take }: Stage): string => {
  const pump = (x: number, foot: number, tone: Tone): string =>
    layers(
      rect(x - 12, foot - 330, 24, 60, p.paperDeep),
      shape(
        `M${x - 20} ${foot - 352}H${x + 56}Q${x + 70} ${foot - 350} ${x + 70} ${foot - 330}H${x + 54}V${foot - 334}H${x - 20}Z`,
        p.ink
      ),
      rect(x - 34, foot - 286, 68, 30, p.ink, 6),
      rect(x - 84, foot - 260, 168, 260, tone.base, 26),
      rect(x + 30, foot - 260, 54, 260, tone.deep, 24),
      rect(x - 50, foot - 176, 90, 110, p.paper, 6),
      leaf(x - 6, foot - 96, 62, 0, p.leaf),
      rect(x - 34, foot - 86, 58, 7, p.ink, 3)
    )
  const jar = (x: number, foot: number, tone: Tone): string =>
    layers(
      rect(x - 110, foot - 116, 220, 116, tone.base, 26),
      rect(x + 40, foot - 116, 70, 116, tone.deep, 26),
      rect(x - 120, foot - 168, 240, 60, p.paper, 12),
      rect(x + 44, foot - 168, 76, 60, p.paperShade, 12),
      rect(x - 64, foot - 76, 100, 12, tone.pale, 6),
      rect(x - 64, foot - 54, 66, 9, tone.pale, 4)
    )
  const dropper = (x: number, foot: number): string =>
    layers(
      shape(
        `M${x - 20} ${foot - 262}Q${x - 24} ${foot - 340} ${x} ${foot - 340}Q${x + 24} ${foot - 340} ${x + 20} ${foot - 262}Z`,
        p.ink
      ),
      rect(x - 32, foot - 268, 64, 40, p.gold.base, 6),
      vessel(
        x,
        foot,
        [
          [62, 0],
          [66, 10],
          [66, 160],
          [52, 200],
          [30, 228]
        ],
        { tone: p.accent }
      ),
      rect(x - 42, foot - 140, 84, 84, p.paper, 4),
      disc(x, foot - 98, 20, p.accent.base)
    )
  const tube = (x: number, foot: number): string =>
    layers(
      shape(poly([x - 60, foot - 290], [x + 60, foot - 290], [x + 46, foot - 46], [x - 46, foot - 46]), p.third.base),
      shape(poly([x + 20, foot - 290], [x + 60, foot - 290], [x + 46, foot - 46], [x + 20, foot - 46]), p.third.deep),
      rect(x - 62, foot - 304, 124, 22, p.third.dark, 3),
      rect(x - 44, foot - 46, 88, 46, p.paper, 6),
      rect(x - 6, foot - 240, 12, 140, p.third.pale, 6)
    )
  const stone = layers(
    oval(930, 560, 160, 34, p.floorDeep),
    oval(930, 540, 140, 34, p.inkSoft),
    oval(930, 496, 104, 28, p.paperDeep),
    oval(930, 460, 72, 22, p.paperShade),
    sprig(930, 444, 110, 40, p.leaf, 2)
  )
  return take
    ? layers(
        wall(p.ground),
        discs(600, 300, [280, p.halo], [214, p.sun]),
        rect(150, 480, 900, 144, p.floor, 8),
        rect(360, 420, 480, 204, p.floorDeep, 8),
        pump(500, 422, p.brand),
        jar(710, 422, p.accent),
        tube(260, 484),
        dropper(950, 484),
        sprig(90, 484, 200, -20, p.leaf, 3)
      )
    : layers(
        table(p, 490),
        haloed(p, 560, 260, 210),
        [300, 520, 730].map(x => shadow(p, x + 14, 566, 120)),
        sprig(160, 520, 240, -60, p.leaf, 4),
        sprig(180, 520, 190, 40, p.leaf, 3),
        vessel(170, 566, PROFILES.round(64, 110), { tone: p.third }),
        dropper(320, 566),
        pump(510, 566, p.brand),
        jar(720, 570, p.gold),
        stone
      )
}

/** Bottles and a jar of cream. */
export const scene: SceneDrawing = { draw: pampered }

import { disc, layers, line, oval, place, rect, shape } from '../draw.ts'
import { haloed, room } from '../motifs/backdrop.ts'
import { lying } from '../motifs/books.ts'
import { mug } from '../motifs/cups.ts'
import { laptop } from '../motifs/devices.ts'
import { picture } from '../motifs/furniture.ts'
import { pendant } from '../motifs/lamps.ts'
import { plantPot } from '../motifs/plants.ts'
import { pageScreen } from '../motifs/screens.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const workplace = ({ p, take }: Stage): string =>
  layers(
    room(p, 470),
    take
      ? layers(
          rect(760, 60, 320, 260, p.paper, 4),
          rect(776, 76, 288, 228, p.sun),
          disc(980, 160, 44, p.paper),
          rect(912, 76, 14, 228, p.paper)
        )
      : haloed(p, 520, 250, 186),
    picture(p, 220, 170),
    rect(90, 440, 1020, 24, p.gold.dark, 4),
    [150, 1030].map(x => rect(x, 464, 22, 160, p.gold.dark)),
    rect(760, 464, 250, 110, p.gold.deep, 4),
    rect(860, 506, 50, 12, p.gold.dark, 6),
    laptop(p, 540, 440, 0.78, pageScreen(p)),
    desklamp(p, 230, 440),
    lying(880, 440, 170, 28, p.brand, p.paper),
    lying(890, 412, 140, 24, p.accent, p.paper),
    plantPot(p, 965, 390, 0.6),
    mug(810, 440, 30, 52, { tone: p.accent }),
    take && pendant(p, 540, 110)
  )

const desklamp = (p: Palette, x: number, foot: number): string =>
  layers(
    oval(x, foot - 6, 56, 10, p.ink),
    line(`M${x} ${foot - 8}L${x - 46} ${foot - 120}L${x + 40} ${foot - 210}`, p.ink, 11),
    place(x + 52, foot - 214, shape('M-46 -26Q0 -60 46 -26L66 34H-66Z', p.accent.base), 28),
    disc(x - 46, foot - 120, 11, p.gold.base)
  )

/** A desk with a lamp and papers. */
export const scene: SceneDrawing = { draw: workplace }

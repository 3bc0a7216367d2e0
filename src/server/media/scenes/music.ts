import { disc, layers, line, pick, place, rect } from '../draw.ts'
import { haloed, table, wall, wedges } from '../motifs/backdrop.ts'
import { guitar, microphone, note, record } from '../motifs/music.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const notes = (p: Palette, spots: [number, number, number][]): string =>
  spots
    .map(([x, y, size], at) =>
      note(x, y, size, pick([p.brand.base, p.accent.base, p.third.base, p.paper], at), at % 2 === 0, at * 9 - 14)
    )
    .join('')

const played = ({ p, take }: Stage): string =>
  take
    ? layers(
        wall(p.ground),
        wedges(600, 312, 22, p.halo),
        rect(150, 76, 900, 480, p.accent.base, 28),
        rect(150, 500, 900, 56, p.accent.deep, 20),
        record(p, 500, 312, 204, p.gold),
        line('M880 150V280L800 420L728 400', p.paper, 17),
        disc(880, 150, 42, p.ink),
        disc(880, 150, 20, p.paper),
        place(716, 396, rect(-32, -16, 62, 32, p.ink, 5), 14),
        [446, 500].map(y => disc(950, y - 6, 20, p.gold.base)),
        rect(230, 130, 40, 12, p.paper, 6)
      )
    : layers(
        table(p, 540),
        haloed(p, 520, 280, 220),
        record(p, 340, 380, 176, p.accent),
        guitar(p, 660, 388, 14, 1.06, p.gold),
        microphone(p, 990, 590, 300),
        notes(p, [
          [190, 190, 0.9],
          [440, 130, 0.7],
          [900, 190, 0.8],
          [1080, 150, 1],
          [130, 370, 0.6]
        ])
      )

/** Instruments and notes. */
export const scene: SceneDrawing = { draw: played, mirror: false }

import { layers, pick, rect, times } from '../draw.ts'
import { haloed, table } from '../motifs/backdrop.ts'
import { mug } from '../motifs/cups.ts'
import { laptop } from '../motifs/devices.ts'
import { plantPot } from '../motifs/plants.ts'
import { pageScreen } from '../motifs/screens.ts'
import type { Palette } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const opened = ({ p, take }: Stage): string =>
  layers(
    table(p, 520),
    haloed(p, take ? 600 : 780, 250, 200),
    laptop(p, 600, 566, 1.12, take ? codeScreen(p) : pageScreen(p)),
    mug(150, 566, 56, 92, { tone: p.accent, glaze: { colour: p.paper, to: 0.5 } }),
    plantPot(p, 1080, 570, 0.9)
  )

const codeScreen = (p: Palette): string =>
  layers(
    rect(-270, -390, 540, 340, p.ink),
    rect(-270, -390, 90, 340, p.inkSoft),
    times(9, at =>
      layers(
        rect(
          -156 + (at % 3) * 32,
          -362 + at * 34,
          60 + ((at * 47) % 90),
          11,
          pick([p.accent.base, p.gold.base, p.paper], at),
          5
        ),
        rect(
          -80 + (at % 3) * 44 + ((at * 47) % 90),
          -362 + at * 34,
          70 + ((at * 31) % 70),
          11,
          pick([p.brand.soft, p.paperDeep, p.third.soft], at),
          5
        )
      )
    ),
    times(5, at => rect(-250, -362 + at * 34, 46, 9, p.floor, 4))
  )

/** An open laptop. */
export const scene: SceneDrawing = { draw: opened, mirror: false }

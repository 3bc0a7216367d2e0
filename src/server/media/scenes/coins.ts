import { disc, each, layers, line, oval, pick, place, rect, shape } from '../draw.ts'
import { haloed, shadow, table } from '../motifs/backdrop.ts'
import { coin, coinPile } from '../motifs/coins.ts'
import { leaf } from '../motifs/plants.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const saved = ({ p, take }: Stage): string =>
  take
    ? layers(
        table(p, 500),
        haloed(p, 600, 270, 200),
        shadow(p, 610, 570, 250),
        place(
          600,
          350,
          layers(
            oval(0, 0, 214, 160, p.accent.base),
            shape('M60 -156Q214 -130 214 0Q214 160 0 160Q150 90 60 -156Z', p.accent.deep),
            [-110, 60].map(x => rect(x, 110, 62, 108, p.accent.dark, 14)),
            oval(-214, 6, 34, 52, p.accent.soft),
            [-222, -206].map(x => oval(x, 6, 5, 12, p.accent.dark)),
            shape('M-130 -110Q-150 -190 -76 -172L-60 -136Z', p.accent.dark),
            disc(-140, -40, 12, p.ink),
            rect(-40, -162, 100, 14, p.ink, 7),
            line('M210 -30q50 -40 30 -70q-30 -10 -20 24', p.accent.deep, 12)
          )
        ),
        coin(610, 130, 56, p.gold),
        coinPile(930, 574, 3, p.gold),
        coinPile(270, 578, 2, p.gold)
      )
    : layers(
        table(p, 520),
        disc(760, 230, 170, p.sun),
        [230, 430, 640, 860].map((x, at) =>
          layers(shadow(p, x + 14, 572, 110), coinPile(x, 572, pick([2, 4, 6, 9], at), p.gold, 86))
        ),
        each(
          [
            [230, 486, 62],
            [430, 424, 82],
            [640, 362, 100],
            [860, 268, 128]
          ],
          (x, y, tall) =>
            layers(
              line(`M${x} ${y + 18}V${y - tall * 0.5}`, p.leaf.dark, 7),
              leaf(x, y - tall * 0.2, tall * 0.8, -50, p.leaf),
              leaf(x, y - tall * 0.3, tall * 0.8, 46, p.leaf)
            )
        ),
        coin(1050, 520, 60, p.gold)
      )

/** Stacks of coins. */
export const scene: SceneDrawing = { draw: saved }

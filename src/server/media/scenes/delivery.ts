import { disc, layers, line, place, rect, shape } from '../draw.ts'
import { land } from '../motifs/backdrop.ts'
import { road, sky, street } from '../motifs/roadside.ts'
import { bush, tree } from '../motifs/trees.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A delivery van 460 wide, its wheels on (x, foot). */
function van(p: Palette, x: number, foot: number, size: number, body: Tone = p.brand): string {
  const wheel = (at: number): string =>
    layers(disc(at, -42, 48, p.ink), disc(at, -42, 25, p.paperShade), disc(at, -42, 9, p.ink))
  const cab = 'M80 -58V-232H146Q166 -232 178 -214L216 -148Q240 -140 244 -112V-58Z'
  return place(
    x,
    foot,
    layers(
      rect(-252, -290, 338, 236, p.paper, 14),
      shape('M-252 -100H86V-54H-238Q-252 -54 -252 -68Z', body.base),
      rect(-252, -118, 338, 10, p.accent.base),
      shape(cab, body.base),
      shape('M80 -58V-96H243V-58Z', body.deep),
      shape('M104 -212H140Q152 -212 158 -202L190 -146H104Z', p.sun),
      shape('M150 -208L116 -146H104V-176L124 -212H140Z', p.paper),
      rect(104, -124, 30, 8, body.dark, 4),
      rect(222, -110, 24, 26, p.gold.soft, 8),
      rect(-262, -64, 520, 16, p.ink, 8),
      place(
        -84,
        -196,
        layers(
          rect(-56, -48, 112, 92, p.accent.base, 4),
          rect(0, -48, 56, 92, p.accent.deep),
          rect(-12, -48, 24, 92, p.gold.soft)
        )
      ),
      wheel(-160),
      wheel(160)
    ),
    0,
    size
  )
}

const delivered = (stage: Stage): string => {
  const { p, take } = stage
  const country = layers(
    land(
      [
        [0, 440],
        [300, 396],
        [700, 452],
        [1200, 390]
      ],
      p.floor
    ),
    land(
      [
        [0, 490],
        [420, 470],
        [820, 506],
        [1200, 462]
      ],
      p.brand.soft
    ),
    [110, 240, 1060].map((x, at) => tree(x, 530, 210 + at * 34, p.leaf, p.ink))
  )
  return layers(
    sky(stage, take ? 380 : 720, 226),
    take ? country : street(stage),
    road(p),
    line('M120 470h130M60 420h160M150 370h80', p.paper, 9),
    van(p, 620, 574, 1.1),
    bush(1120, 534, 40, p.leaf)
  )
}

/** A delivery van on its way. */
export const scene: SceneDrawing = { draw: delivered }

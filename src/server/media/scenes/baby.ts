import { disc, layers, line, oval, place, rect, ring, shape } from '../draw.ts'
import { haloed, shadow, table } from '../motifs/backdrop.ts'
import { cloud } from '../motifs/sky.ts'
import type { Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const cradled = ({ p, take }: Stage): string => {
  const pram = place(
    560,
    574,
    layers(
      [-110, 110].map(dx => layers(ring(dx, -52, 46, p.ink, 13), disc(dx, -52, 11, p.gold.base))),
      line('M-110 -52L60 -150M110 -52L-60 -150', p.paperDeep, 12),
      line('M180 -290Q250 -300 260 -350', p.paperDeep, 14),
      shape('M-200 -290H190Q190 -130 60 -130H-70Q-200 -130 -200 -290Z', p.brand.base),
      shape('M80 -290H190Q190 -130 60 -130Q110 -200 80 -290Z', p.brand.deep),
      shape('M-200 -296A200 200 0 0 1 0 -480V-296Z', p.accent.base),
      shape('M-120 -296A200 200 0 0 1 0 -480V-296Z', p.accent.soft),
      shape('M-50 -296A200 260 0 0 1 0 -480V-296Z', p.accent.base),
      rect(-214, -306, 416, 26, p.paper, 13),
      disc(0, -206, 30, p.gold.soft)
    )
  )
  const bear = place(
    take ? 600 : 930,
    576,
    layers(
      [-50, 50].map(dx => disc(dx, -262, 30, p.gold.deep)),
      oval(0, -78, 92, 86, p.gold.base),
      oval(0, -70, 54, 56, p.gold.soft),
      [-74, 74].map(dx => oval(dx, -18, 38, 26, p.gold.deep)),
      [-96, 96].map(dx => oval(dx, -104, 26, 46, p.gold.deep)),
      disc(0, -212, 80, p.gold.base),
      oval(0, -186, 38, 30, p.gold.pale),
      oval(0, -200, 14, 10, p.ink),
      [-34, 34].map(dx => disc(dx, -228, 8, p.ink)),
      line('M0 -190V-178Q-12 -168 -20 -176M0 -178Q12 -168 20 -176', p.ink, 4),
      shape('M-4 -140L-50 -160V-114ZM4 -140L50 -160V-114Z', p.accent.base)
    ),
    0,
    take ? 1.5 : 0.96
  )
  const blocks = [
    [230, 578, p.accent],
    [306, 578, p.third],
    [268, 504, p.gold]
  ].map(([x, y, tone], at) =>
    layers(
      rect(Number(x) - 36, Number(y) - 72, 72, 72, (tone as Tone).base, 8),
      at === 1
        ? disc(Number(x), Number(y) - 36, 18, p.paper)
        : rect(Number(x) - 16, Number(y) - 52, 32, 32, p.paper, at ? 16 : 3)
    )
  )
  const mobile = layers(
    rect(150, 60, 260, 8, p.gold.dark, 4),
    [170, 280, 390].map((x, at) =>
      layers(
        line(`M${x} 66V${130 + (at % 2) * 50}`, p.inkSoft, 3),
        at === 1 ? cloud(x, 232, 0.4, p.paper) : disc(x, 146, 22, at ? p.accent.base : p.gold.base)
      )
    ),
    rect(276, 0, 8, 62, p.gold.dark)
  )
  return layers(
    table(p, 530),
    haloed(p, 620, 270, 210),
    mobile,
    blocks,
    shadow(p, 600, 580, 250),
    take ? '' : pram,
    bear,
    take &&
      layers(
        disc(900, 540, 44, p.brand.base),
        line('M860 526Q900 560 942 526', p.paper, 8),
        disc(1000, 556, 26, p.accent.base)
      )
  )
}

/** A pram and toys. */
export const scene: SceneDrawing = { draw: cradled }

import { disc, each, layers, line, place, rect, shape, times } from '../draw.ts'
import { haloed, room } from '../motifs/backdrop.ts'
import { plantPot } from '../motifs/plants.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const hanger = (x: number, y: number, colour: string): string =>
  line(
    `M${x} ${y + 34}V${y + 18}Q${x + 22} ${y + 8} ${x + 14} ${y - 10}Q${x} ${y - 24} ${x - 12} ${y - 8}M${x} ${y + 34}L${x - 64} ${y + 68}M${x} ${y + 34}L${x + 64} ${y + 68}`,
    colour,
    6
  )

export const shirt = (x: number, y: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      shape('M-40 30Q0 62 40 30L110 62L142 170L92 188L80 130V320H-80V130L-92 188L-142 170L-110 62Z', tone.base),
      shape('M40 30L110 62L142 170L92 188L80 130V320H30Q70 180 40 30Z', tone.deep),
      times(3, at => rect(-80, 150 + at * 46, 160, 14, tone.soft)),
      line('M-40 30Q0 62 40 30', tone.dark, 8)
    )
  )

const dress = (p: Palette, x: number, y: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      shape('M-56 36L-34 30Q0 96 34 30L56 36L62 150Q96 260 124 380Q0 410 -124 380Q-96 260 -62 150Z', tone.base),
      shape('M34 30L56 36L62 150Q96 260 124 380Q80 394 40 396Q70 240 34 30Z', tone.deep),
      rect(-63, 146, 126, 20, p.paper, 4),
      each(
        [
          [-50, 220],
          [10, 250],
          [-70, 310],
          [60, 300],
          [0, 340],
          [80, 360],
          [-20, 190]
        ],
        (dx, dy) => disc(dx, dy, 9, tone.pale)
      )
    )
  )

const coat = (p: Palette, x: number, y: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      shape('M-46 34L0 80L46 34L104 64L136 300L92 306L86 250V390H-86V250L-92 306L-136 300L-104 64Z', tone.base),
      shape('M46 34L104 64L136 300L92 306L86 250V390H0V80Z', tone.deep),
      shape('M-46 34L0 80L-30 150L-64 60ZM46 34L0 80L30 150L64 60Z', tone.dark),
      [180, 240, 300].map(dy => disc(-16, dy, 8, p.gold.soft)),
      [-62, 34].map(dx => rect(dx, 262, 34, 12, tone.dark, 5))
    )
  )

const hung = ({ p, take }: Stage): string => {
  const rail = layers(
    rect(170, 90, 860, 14, p.ink, 7),
    [190, 1000].map(x => rect(x, 90, 12, 490, p.ink)),
    [150, 960].map(x => rect(x, 570, 92, 14, p.ink, 7))
  )
  const row = [300, 520, 700, 880]
  const worn = take
    ? [
        coat(p, row[0]!, 130, p.third),
        shirt(row[1]!, 130, p.gold),
        dress(p, row[2]!, 130, p.brand),
        shirt(row[3]!, 130, p.accent)
      ]
    : [
        shirt(row[0]!, 130, p.brand),
        dress(p, row[1]!, 130, p.accent),
        coat(p, row[2]!, 130, p.gold),
        shirt(row[3]!, 130, p.third)
      ]
  return layers(
    room(p, 530),
    haloed(p, take ? 420 : 700, 290, 220),
    rail,
    row.map(x => hanger(x, 100, p.gold.dark)),
    worn,
    plantPot(p, 1110, 590, 0.84),
    layers(rect(60, 500, 100, 86, p.paper, 6), line('M84 500Q110 440 136 500', p.accent.base, 7))
  )
}

/** Clothes on a rail. */
export const scene: SceneDrawing = { draw: hung }

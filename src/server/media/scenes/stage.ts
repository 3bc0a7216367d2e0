import { disc, fade, layers, line, oval, place, poly, rect, shape, times } from '../draw.ts'
import { wall, wedges } from '../motifs/backdrop.ts'
import { star } from '../motifs/emblems.ts'
import { microphone } from '../motifs/music.ts'
import { sparkle } from '../motifs/sky.ts'
import type { Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A stage curtain over both sides, `reach` units wide each. */
const curtains = (tone: Tone, reach: number): string => {
  const fold = (at: number, count: number, flip: number): string => {
    const w = reach / count
    const x = flip > 0 ? at * w : 1200 - (at + 1) * w
    return layers(
      rect(x, 0, w + 0.5, 624, at % 2 ? tone.base : tone.deep),
      rect(x + w * 0.62, 0, w * 0.2, 624, tone.dark)
    )
  }
  return layers(
    [1, -1].map(flip => times(5, at => fold(at, 5, flip))),
    times(10, at =>
      shape(`M${at * 120} 0H${at * 120 + 120}Q${at * 120 + 60} 150 ${at * 120} 0Z`, at % 2 ? tone.soft : tone.base)
    ),
    rect(0, 0, 1200, 26, tone.dark)
  )
}

const staged = ({ p, take, random }: Stage): string => {
  const beam = (x: number, lean: number): string =>
    fade(
      p.dark ? 0.22 : 0.55,
      shape(poly([x - 16, 60], [x + 16, 60], [x + lean + 130, 560], [x + lean - 130, 560]), p.sun)
    )
  const chairs = times(10, at =>
    layers(rect(50 + at * 112, 566, 88, 70, p.accent.dark, 22), rect(50 + at * 112, 556, 88, 24, p.accent.deep, 12))
  )
  return layers(
    wall(p.ground),
    take ? disc(600, 290, 230, p.halo) : wedges(600, 120, 18, p.halo),
    beam(300, 190),
    beam(900, -190),
    rect(0, 520, 1200, 104, p.gold.dark),
    times(12, at => rect(at * 104, 520, 4, 104, p.ink)),
    oval(600, 556, 290, 26, p.gold.base),
    take
      ? layers(
          rect(520, 330, 160, 220, p.third.base, 10),
          rect(600, 330, 80, 220, p.third.deep, 10),
          rect(496, 310, 208, 30, p.third.dark, 8),
          place(600, 430, star(44, p.gold.base)),
          line('M640 312Q650 250 610 226', p.ink, 8),
          oval(604, 222, 20, 14, p.ink)
        )
      : microphone(p, 600, 556, 300),
    curtains(p.accent, take ? 210 : 250),
    times(14, () => sparkle(300 + random() * 600, 120 + random() * 240, 6 + random() * 10, p.paper)),
    take && chairs
  )
}

/** A stage with lights. */
export const scene: SceneDrawing = { draw: staged }

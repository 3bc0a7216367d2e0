import { layers, line, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette } from '../palette.ts'

/** An open book seen from the front, 460 wide, lying on (x, foot). */
export const openBook = (p: Palette, x: number, foot: number, size: number): string =>
  place(
    x,
    foot,
    layers(
      shape('M-244 -20V-196L0 -170L244 -196V-20L0 8Z', p.accent.base),
      shape('M-224 -40V-212Q-110 -246 0 -192V-16Q-110 -66 -224 -40Z', p.paper),
      shape('M224 -40V-212Q110 -246 0 -192V-16Q110 -66 224 -40Z', p.paperShade),
      times(5, at =>
        line(
          `M-190 ${-186 + at * 28}Q-104 ${-208 + at * 28} -34 ${-170 + at * 28}M190 ${-186 + at * 28}Q104 ${-208 + at * 28} 34 ${-170 + at * 28}`,
          p.paperDeep,
          6
        )
      ),
      shape(poly([150, -222], [180, -226], [180, -130], [165, -146], [150, -130]), p.brand.base)
    ),
    0,
    size
  )

/** A book that lies flat, `w` × `h`, its lower left corner at (x, foot). */
export const lying = (
  x: number,
  foot: number,
  w: number,
  h: number,
  cover: { base: string; deep: string; pale: string },
  paper: string
): string =>
  layers(
    rect(x, foot - h, w, h, cover.base, 6),
    rect(x + 22, foot - h + 8, w - 22, h - 16, paper),
    rect(x + 22, foot - h / 2 - 2, w - 22, 3, cover.pale),
    rect(x, foot - h, 26, h, cover.deep, 6),
    rect(x + 60, foot - h, 16, h, cover.deep),
    rect(x + w - 60, foot - h, 12, h, cover.deep)
  )

/** Books that stand side by side from x on, on a board at y. */
export const spines = (p: Palette, x: number, y: number, widths: number[]): string => {
  const tones = [p.accent, p.brand, p.gold, p.third]
  const starts = widths.map((_, at) => x + widths.slice(0, at).reduce((sum, width) => sum + width + 3, 0))
  return times(widths.length, at => {
    const [tone, tall, width] = [tones[(at * 3 + widths[at]!) % 4]!, 108 + ((at * 47) % 52), widths[at]!]
    return layers(
      rect(starts[at]!, y - tall, width, tall, tone.base, 2),
      rect(starts[at]!, y - tall + 16, width, 7, tone.pale),
      rect(starts[at]!, y - 26, width, 7, tone.pale)
    )
  })
}

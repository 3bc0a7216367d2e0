import { clip, disc, layers, line, n, oval, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A cardboard box 300 wide and 210 tall with tape and a label, standing on (x, foot). */
export const parcel = (p: Palette, x: number, foot: number, size: number, tone: Tone = p.gold): string =>
  place(
    x,
    foot,
    layers(
      rect(-150, -210, 300, 210, tone.base, 4),
      rect(70, -210, 80, 210, tone.deep, 4),
      rect(-150, -210, 300, 12, tone.soft),
      rect(-26, -210, 52, 78, p.paperShade),
      rect(-124, -86, 96, 60, p.paper, 3),
      rect(-112, -72, 50, 7, p.ink),
      rect(-112, -56, 72, 6, p.paperDeep),
      rect(-112, -44, 60, 6, p.paperDeep),
      line('M98 -58V-92M84 -78L98 -94L112 -78M124 -58V-92M110 -78L124 -94L138 -78', tone.dark, 5)
    ),
    0,
    size
  )

/** An open box whose flaps lean out; what it holds is drawn behind its front. */
export const openBox = (
  p: Palette,
  x: number,
  foot: number,
  size: number,
  inside: string,
  tone: Tone = p.gold
): string =>
  place(
    x,
    foot,
    layers(
      shape(poly([-170, -200], [-120, -244], [120, -244], [170, -200]), tone.dark),
      inside,
      rect(-170, -204, 340, 204, tone.base, 4),
      rect(90, -204, 80, 204, tone.deep, 4),
      shape(poly([-170, -204], [-234, -150], [-100, -136], [-30, -204]), tone.soft),
      shape(poly([170, -204], [234, -150], [100, -136], [30, -204]), tone.soft),
      rect(-134, -86, 92, 58, p.paper, 3),
      rect(-122, -72, 46, 7, p.ink),
      rect(-122, -56, 68, 6, p.paperDeep)
    ),
    0,
    size
  )

/** A wrapped present with ribbon and bow, `w` × `h`, standing on (x, foot). */
export const present = (
  x: number,
  foot: number,
  w: number,
  h: number,
  paper: Tone,
  ribbon: Tone,
  dots = ''
): string => {
  const body = `M${n(x - w / 2)} ${n(foot)}V${n(foot - h)}H${n(x + w / 2)}V${n(foot)}Z`
  const dot = (at: number): string => disc(x - w / 2 + 22 + ((at * 57) % w), foot - 24 - ((at * 83) % h), 7, dots)
  return layers(
    shape(body, paper.base),
    clip(body, layers(dots && times(14, dot), rect(x + w * 0.26, foot - h, w * 0.3, h, paper.deep))),
    rect(x - w / 2 - 12, foot - h - 6, w + 24, h * 0.2, paper.soft, 5),
    rect(x + w * 0.3, foot - h - 6, w * 0.2 + 12, h * 0.2, paper.base, 5),
    rect(x - w * 0.08, foot - h - 6, w * 0.16, h + 6, ribbon.base),
    rect(x + w * 0.03, foot - h - 6, w * 0.05, h + 6, ribbon.deep),
    place(
      x,
      foot - h - 6,
      layers(
        shape('M0 0C-20 -74 -92 -90 -100 -48C-104 -12 -50 0 0 0Z', ribbon.base),
        shape('M0 0C20 -74 92 -90 100 -48C104 -12 50 0 0 0Z', ribbon.deep),
        shape('M-12 -8C-26 -46 -70 -58 -76 -38C-78 -18 -40 -8 -12 -8Z', ribbon.dark),
        shape('M12 -8C26 -46 70 -58 76 -38C78 -18 40 -8 12 -8Z', ribbon.dark),
        oval(0, -8, 20, 18, ribbon.soft)
      ),
      0,
      Math.min(1.1, w / 240)
    )
  )
}

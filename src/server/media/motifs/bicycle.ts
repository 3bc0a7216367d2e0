import { clip, disc, each, layers, line, n, oval, place, poly, rect, shape, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** A bicycle 460 wide, its wheels on (x, foot). */
export function bicycle(p: Palette, x: number, foot: number, size: number, frame: Tone = p.accent): string {
  const wheel = (at: number): string =>
    layers(
      line(`M${at - 108} -114a108 108 0 1 0 216 0a108 108 0 1 0 -216 0`, p.ink, 12),
      line(`M${at - 94} -114a94 94 0 1 0 188 0a94 94 0 1 0 -188 0`, p.gold.base, 4),
      times(9, spoke =>
        line(`M${at} -114l${n(92 * Math.cos(spoke * 0.698))} ${n(92 * Math.sin(spoke * 0.698))}`, p.inkSoft, 1.6)
      ),
      disc(at, -114, 10, p.ink)
    )
  return place(
    x,
    foot,
    layers(
      wheel(-174),
      wheel(174),
      line(
        'M-174 -114L-74 -264L118 -264M-174 -114L-22 -112L-84 -286M-22 -112L126 -252M174 -114L112 -298',
        frame.base,
        15
      ),
      line('M-174 -114L-22 -112', frame.deep, 10),
      line('M112 -298L100 -326Q128 -342 160 -330Q176 -316 158 -298', p.ink, 11),
      shape('M-132 -304Q-84 -316 -40 -300Q-46 -286 -92 -286Q-126 -286 -132 -304Z', p.ink),
      line('M-84 -264L-86 -288', p.ink, 9),
      disc(-22, -112, 30, p.ink),
      disc(-22, -112, 17, frame.soft),
      line('M-22 -112L6 -66M-10 -62H24', p.ink, 9),
      basket(p)
    ),
    0,
    size
  )
}

const basket = (p: Palette): string =>
  layers(
    [
      [-30, p.accent.base],
      [0, p.brand.base],
      [30, p.third.base]
    ].map(([at, colour]) =>
      layers(
        disc(168 + Number(at), -326 - (at ? 0 : 16), 20, String(colour)),
        disc(168 + Number(at), -326 - (at ? 0 : 16), 7, p.gold.soft)
      )
    ),
    each(
      [
        [-52, -50],
        [54, 50],
        [-6, 8]
      ],
      (at, turn) => place(168 + at, -312, oval(0, -24, 10, 24, p.leaf.base), turn)
    ),
    shape(poly([112, -312], [226, -312], [212, -234], [126, -234]), p.gold.base),
    clip(
      poly([112, -312], [226, -312], [212, -234], [126, -234]),
      layers(
        times(4, at => rect(110, -296 + at * 20, 120, 5, p.gold.dark)),
        times(5, at => rect(124 + at * 22, -314, 4, 84, p.gold.deep))
      )
    ),
    rect(106, -318, 126, 12, p.gold.deep, 6)
  )

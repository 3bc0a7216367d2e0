import { disc, each, layers, line, oval, place, rect, shape, times } from '../draw.ts'
import { haloed, shadow, wall, wedges } from '../motifs/backdrop.ts'
import { PROFILES } from '../motifs/profiles.ts'
import { vessel } from '../motifs/vessels.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const petted = ({ p, take, random }: Stage): string => {
  const dog = (x: number, foot: number, size: number, tone: Tone): string =>
    place(
      x,
      foot,
      layers(
        line('M110 -60Q190 -90 180 -170', tone.base, 28),
        shape('M-90 0C-104 -130 -70 -220 0 -220C90 -220 130 -110 120 0Z', tone.base),
        shape('M40 0C60 -90 120 -90 124 0Z', tone.deep),
        shape('M-60 0Q-66 -120 -24 -180Q20 -120 8 0Z', p.paper),
        [-54, 14].map(dx => rect(dx - 22, -110, 44, 110, tone.soft, 20)),
        [-54, 14].map(dx => oval(dx - 4, -12, 32, 16, p.paper)),
        shape(
          'M-112 -300C-118 -370 -70 -392 -26 -390C30 -390 66 -360 60 -296C56 -230 10 -208 -26 -208C-66 -208 -106 -236 -112 -300Z',
          tone.base
        ),
        shape('M-40 -388Q-60 -300 -52 -214Q0 -208 8 -216Q0 -300 -12 -390Z', p.paper),
        shape('M-104 -360C-160 -360 -170 -280 -150 -236C-116 -240 -98 -300 -92 -350Z', tone.dark),
        shape('M48 -360C104 -360 116 -280 96 -236C60 -240 44 -300 38 -350Z', tone.dark),
        oval(-30, -250, 50, 40, p.paper),
        oval(-30, -274, 20, 14, p.ink),
        [-72, 14].map(dx => disc(dx, -310, 10, p.ink)),
        line('M-30 -262V-240Q-46 -226 -58 -240M-30 -240Q-14 -226 -2 -240', p.ink, 5),
        shape('M-40 -232h22q2 34 -10 34t-12 -34Z', p.accent.base),
        rect(-92, -216, 134, 22, p.third.base, 11),
        disc(-26, -188, 17, p.gold.soft)
      ),
      0,
      size
    )
  const cat = (x: number, foot: number, size: number, tone: Tone): string =>
    place(
      x,
      foot,
      layers(
        line('M80 -30C190 -10 190 -130 150 -170', tone.deep, 24),
        shape('M-80 0C-90 -120 -56 -190 0 -190C70 -190 104 -100 96 0Z', tone.base),
        shape('M30 0C46 -70 96 -76 96 0Z', tone.deep),
        [-40, 12].map(dx => rect(dx - 18, -90, 36, 90, tone.soft, 18)),
        shape(
          'M-86 -230L-84 -330L-34 -292H22L70 -330L74 -230C70 -180 36 -162 -6 -162C-48 -162 -82 -180 -86 -230Z',
          tone.base
        ),
        shape('M-74 -300L-72 -262L-50 -284ZM60 -300L58 -262L38 -284Z', p.accent.soft),
        [-44, 32].map(dx => oval(dx, -238, 9, 13, p.ink)),
        shape('M-16 -212H4L-6 -200Z', p.accent.base),
        line(
          'M-6 -200V-192Q-16 -182 -26 -190M-6 -192Q4 -182 14 -190M-60 -206l-50 -8M-60 -196l-50 8M48 -206l50 -8M48 -196l50 8',
          p.ink,
          4
        ),
        line('M-6 -290V-262M-26 -286V-266M14 -286V-266', tone.dark, 7)
      ),
      0,
      size
    )
  return layers(
    wall(p.ground),
    take
      ? layers(
          wedges(600, 340, 20, p.halo),
          times(9, at => paw(60 + ((at * 263) % 1100), 60 + ((at * 131) % 420), 0.5 + random() * 0.3, p.floor))
        )
      : haloed(p, 600, 290, 230),
    rect(0, 540, 1200, 84, p.floor),
    shadow(p, 480, 580, 170),
    shadow(p, 800, 582, 130),
    dog(take ? 430 : 490, 578, 1.16, p.gold),
    cat(take ? 820 : 790, 580, 1.1, p.dark ? p.third : p.brand),
    take
      ? bone(p, 620, 590)
      : layers(
          vessel(1030, 588, PROFILES.beaker(86, 60), { tone: p.accent, gleam: false }),
          times(6, at => disc(976 + at * 22, 524 - (at % 2) * 8, 15, p.gold.dark)),
          disc(200, 556, 34, p.accent.base),
          line('M170 546Q200 570 230 548', p.paper, 6)
        )
  )
}

const paw = (x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    layers(
      oval(0, 14, 34, 28, colour),
      each(
        [
          [-40, -14],
          [-15, -38],
          [15, -38],
          [40, -14]
        ],
        (dx, dy) => oval(dx, dy, 13, 17, colour)
      )
    ),
    -14,
    size
  )

const bone = (p: Palette, x: number, y: number): string =>
  layers(
    rect(x - 46, y - 12, 92, 22, p.paper),
    [-50, 50].map(dx => layers(disc(x + dx, y - 14, 17, p.paper), disc(x + dx, y + 12, 17, p.paper)))
  )

/** A dog and a cat. */
export const scene: SceneDrawing = { draw: petted }

import { disc, layers, pick, place, poly, rect, shape, times } from '../draw.ts'
import { wall } from '../motifs/backdrop.ts'
import { colours } from '../motifs/scraps.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A tile of a pattern: a quarter, a half, a leaf or rings, in two colours. */
const tile = (kind: number, size: number, back: string, front: string, spare: string): string =>
  layers(
    rect(0, 0, size, size, back),
    pick(
      [
        shape(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, front),
        layers(disc(size / 2, size / 2, size / 2, front), disc(size / 2, size / 2, size / 4, spare)),
        shape(
          `M0 0H${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size} ${size / 2}V${size}H${size / 2}A${size / 2} ${size / 2} 0 0 1 0 ${size / 2}Z`,
          front
        ),
        layers(
          shape(`M0 ${size}A${size / 2} ${size / 2} 0 0 1 ${size} ${size}Z`, front),
          shape(`M0 ${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size} ${size / 2}Z`, spare)
        ),
        layers(shape(poly([0, 0], [size, 0], [0, size]), front), disc(size * 0.68, size * 0.68, size * 0.16, spare)),
        times(4, at => rect(0, (at * size) / 4, size, size / 8, front))
      ],
      kind
    )
  )

const tiles = ({ p, random }: Stage): string => {
  const [side, set] = [208, colours(p)]
  const pick = (not: string[]): string => {
    const rest = [...set, p.ground, p.ink].filter(colour => !not.includes(colour))
    return rest[Math.floor(random() * rest.length)]!
  }
  const cell = (at: number): string => {
    const back = pick([])
    const front = pick([back])
    return place(
      (at % 6) * side + side / 2,
      Math.floor(at / 6) * side + side / 2,
      place(-side / 2, -side / 2, tile(Math.floor(random() * 6), side, back, front, pick([back, front]))),
      Math.floor(random() * 4) * 90
    )
  }
  return layers(wall(p.ground), times(18, cell))
}

const balance = ({ p }: Stage): string =>
  layers(
    wall(p.ground),
    disc(820, 250, 250, p.sun),
    shape('M180 624V330A210 210 0 0 1 600 330V624Z', p.brand.base),
    shape('M390 624V330A210 210 0 0 1 600 330V624Z', p.brand.deep),
    shape('M260 624V350A130 130 0 0 1 520 350V624Z', p.gold.soft),
    shape('M330 624V370A60 60 0 0 1 450 370V624Z', p.accent.base),
    shape(`M620 624A240 240 0 0 1 1100 624Z`, p.third.base),
    shape('M860 384A240 240 0 0 1 1100 624H860Z', p.third.deep),
    disc(860, 300, 84, p.accent.base),
    shape('M860 216A84 84 0 0 1 860 384Z', p.accent.deep),
    rect(40, 80, 120, 120, p.gold.base),
    shape('M40 80H160A120 120 0 0 1 40 200Z', p.paper),
    times(5, row => times(5, at => disc(1010 + at * 30, 60 + row * 30, 6, p.ink))),
    rect(0, 600, 1200, 24, p.ink)
  )

/** Bold overlapping shapes. */
export const scene: SceneDrawing = { draw: stage => (stage.take ? balance(stage) : tiles(stage)) }

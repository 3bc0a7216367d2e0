import { disc, each, layers, line, oval, place, poly, rect, shape, times } from '../draw.ts'
import { haloed, wall, wedges } from '../motifs/backdrop.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

const kicked = ({ p, take }: Stage): string => {
  const ball = (x: number, y: number, r: number): string =>
    layers(
      disc(x, y, r, p.paper),
      shape(
        `M${x + r * 0.3} ${y - r * 0.954}A${r} ${r} 0 0 1 ${x - r * 0.2} ${y + r * 0.98}A${r * 1.15} ${r * 1.15} 0 0 0 ${x + r * 0.3} ${y - r * 0.954}Z`,
        p.paperShade
      ),
      place(
        x,
        y,
        layers(
          shape(
            poly(
              ...[0, 1, 2, 3, 4].map((at): [number, number] => [
                r * 0.34 * Math.sin(at * 1.2566),
                -r * 0.34 * Math.cos(at * 1.2566)
              ])
            ),
            p.ink
          ),
          times(5, at =>
            place(
              0,
              0,
              layers(
                line(`M0 ${-r * 0.34}V${-r * 0.7}`, p.ink, 5),
                shape(
                  poly(
                    [-r * 0.2, -r * 0.82],
                    [0, -r * 0.68],
                    [r * 0.2, -r * 0.82],
                    [r * 0.12, -r * 0.97],
                    [-r * 0.12, -r * 0.97]
                  ),
                  p.ink
                )
              ),
              at * 72
            )
          )
        ),
        10
      )
    )
  const goal = layers(
    times(15, at => line(`M${250 + at * 50} 110V440`, p.paper, 2)),
    times(7, at => line(`M250 ${130 + at * 50}H950`, p.paper, 2)),
    line('M250 450V100H950V450', p.paper, 17)
  )
  return layers(
    wall(p.ground),
    take ? wedges(600, 330, 24, p.halo) : haloed(p, 820, 180, 110),
    !take && goal,
    rect(0, 440, 1200, 184, p.leaf.base),
    times(6, at => rect(at * 200, 440, 100, 184, p.leaf.deep)),
    line('M0 480H1200', p.paper, 6),
    oval(take ? 610 : 480, 576, take ? 190 : 130, 16, p.leaf.dark),
    take
      ? layers(
          ball(600, 390, 190),
          each(
            [
              [180, 520],
              [1020, 520]
            ],
            (x, y) =>
              layers(
                shape(poly([x - 46, y + 50], [x, y - 70], [x + 46, y + 50]), p.accent.base),
                rect(x - 30, y - 8, 60, 18, p.paper)
              )
          )
        )
      : layers(line('M130 520Q260 330 400 420', p.paper, 7, '2 22'), ball(480, 440, 138))
  )
}

/** A ball on the pitch. */
export const scene: SceneDrawing = { draw: kicked }

import { disc, layers, place, rect, shape } from '../draw.ts'
import { haloed, shadow, table, wedges } from '../motifs/backdrop.ts'
import { plantPot, sprig } from '../motifs/plants.ts'
import type { Palette, Tone } from '../palette.ts'
import type { SceneDrawing, Stage } from '../scene.ts'

/** A camera 360 wide round (x, y). */
const cameraBody = (p: Palette, x: number, y: number, size: number, tone: Tone): string =>
  place(
    x,
    y,
    layers(
      rect(-74, -150, 148, 60, p.ink, 12),
      rect(-150, -124, 60, 26, p.ink, 8),
      rect(-190, -106, 380, 240, tone.base, 26),
      rect(-190, -40, 380, 120, p.ink),
      rect(96, -106, 94, 66, tone.deep, 20),
      rect(110, -88, 56, 28, p.paper, 6),
      disc(-140, -74, 14, p.gold.base),
      disc(0, 16, 108, p.paperShade),
      disc(0, 16, 92, p.ink),
      disc(0, 16, 68, p.third.dark),
      disc(0, 16, 44, p.third.base),
      disc(-22, -8, 15, p.third.pale)
    ),
    0,
    size
  )

const photographed = ({ p, take }: Stage): string => {
  const snap = (x: number, y: number, turn: number, sky: string, hill: string): string =>
    place(
      x,
      y,
      layers(
        rect(-104, -126, 216, 260, p.floorDeep, 4),
        rect(-110, -132, 216, 260, p.paper, 4),
        rect(-92, -114, 180, 170, sky),
        disc(34, -60, 30, p.paper),
        shape('M-92 20Q-30 -50 20 10T88 0V56H-92Z', hill)
      ),
      turn
    )
  return layers(
    table(p, 500),
    take ? wedges(600, 300, 22, p.halo) : haloed(p, 600, 280, 224),
    snap(250, 330, -12, p.accent.base, p.accent.dark),
    snap(940, 340, 11, p.gold.base, p.leaf.base),
    take && snap(820, 240, -4, p.third.soft, p.third.dark),
    shadow(p, 610, 560, 240),
    cameraBody(p, 600, 390, take ? 1.1 : 1.24, take ? p.accent : p.brand),
    !take && layers(sprig(1110, 560, 150, -30, p.leaf, 3), plantPot(p, 90, 590, 0.5))
  )
}

/** A camera. */
export const scene: SceneDrawing = { draw: photographed }

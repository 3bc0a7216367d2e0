import { chain, disc, layers, line, oval, type Point, place, shape } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'

/** Where a figure's joints are, in units from its hips (y down). Limbs run through three joints each. */
export interface Pose {
  head: Point
  neck: Point
  arms: [Point[], Point[]]
  legs: [Point[], Point[]]
  /** No shoes. */
  bare?: boolean
}

/** A flat figure in shirt and trousers; its head and hands take the palette's ink, so that it could be anyone. */
export function figure(
  p: Palette,
  x: number,
  y: number,
  size: number,
  pose: Pose,
  shirt: Tone,
  trousers: Tone
): string {
  const limb = (joints: Point[], colour: string, width: number): string => line(chain(...joints), colour, width)
  const [backArm, arm] = pose.arms
  const [backLeg, leg] = pose.legs
  const torso = line(`M${pose.neck.join(' ')}L0 0`, shirt.base, 62)
  const ends = (joints: Point[], colour: string): string => oval(...joints.at(-1)!, 17, 15, colour)
  const foot = (joints: Point[], colour: string): string => (pose.bare ? ends(joints, skin) : shoe(joints, colour))
  const skin = p.dark ? p.paperDeep : p.inkSoft
  return place(
    x,
    y,
    layers(
      limb(backArm, shirt.dark, 30),
      ends(backArm, skin),
      limb(backLeg, trousers.dark, 40),
      foot(backLeg, p.paperDeep),
      torso,
      disc(0, 2, 31, trousers.base),
      limb(leg, trousers.base, 42),
      foot(leg, p.paper),
      line(`M${pose.neck.join(' ')}L${pose.head.join(' ')}`, skin, 24),
      disc(...pose.head, 36, skin),
      hair(pose.head, p),
      limb(arm, shirt.soft, 30),
      ends(arm, skin)
    ),
    0,
    size
  )
}

const hair = ([x, y]: Point, p: Palette): string =>
  shape(
    `M${x - 36} ${y - 2}A38 38 0 0 1 ${x + 34} ${y - 14}Q${x + 4} ${y - 20} ${x - 8} ${y + 6}Q${x - 22} ${y + 16} ${x - 34} ${y + 14}Z`,
    p.ink
  )

function shoe(leg: Point[], colour: string): string {
  const [[ax, ay], [bx, by]] = [leg.at(-2)!, leg.at(-1)!]
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI - 90
  return place(bx, by, shape('M-22 -12H16Q48 -6 50 14H-22Z', colour), turn)
}

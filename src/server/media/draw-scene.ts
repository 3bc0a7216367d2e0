import { seeded } from './curve.ts'
import { HEIGHT, hash, WIDTH } from './draw.ts'
import type { Colours, Mood } from './palette.ts'
import { paletteOf } from './palette-of.ts'
import type { SceneDrawing } from './scene.ts'

/** What a variant number stands for: light, composition, and whether left and right are swapped. */
const VARIANTS: { mood: Mood; take: 0 | 1; mirrored: boolean }[] = [
  { mood: 'soft', take: 0, mirrored: true },
  { mood: 'soft', take: 0, mirrored: false },
  { mood: 'bold', take: 1, mirrored: false },
  { mood: 'warm', take: 0, mirrored: true },
  { mood: 'night', take: 1, mirrored: false },
  { mood: 'soft', take: 1, mirrored: true },
  { mood: 'bold', take: 0, mirrored: false },
  { mood: 'warm', take: 1, mirrored: false },
  { mood: 'night', take: 0, mirrored: true },
  { mood: 'bold', take: 0, mirrored: true }
]

/** How many variants every scene has; they are numbered from 0. */
export const VARIANT_COUNT = VARIANTS.length

/** A scene as SVG. The same name, colours and variant always give the same text. */
export function drawScene(name: string, scene: SceneDrawing, colours: Colours, variant: number): string {
  const { mood, take, mirrored } = VARIANTS[variant % VARIANT_COUNT]!
  const random = seeded(hash(`${name} ${variant}`))
  const picture = scene.draw({ p: paletteOf(colours, scene.mood ?? mood), take, random })
  const flip = mirrored && scene.mirror !== false
  const drawn = flip ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${picture}</g>` : picture
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
}

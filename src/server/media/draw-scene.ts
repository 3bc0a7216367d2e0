import { SCENE_VARIANTS } from '../../email/theme/scene-variants.ts'
import { seeded } from './curve.ts'
import { HEIGHT, hash, WIDTH } from './draw.ts'
import type { Colours } from './palette.ts'
import { paletteOf } from './palette-of.ts'
import type { SceneDrawing } from './scene.ts'

/** How many variants every scene has; they are numbered from 0. */
export const VARIANT_COUNT = SCENE_VARIANTS.length

/** A scene as SVG. The same name, colours and variant always give the same text. */
export function drawScene(name: string, scene: SceneDrawing, colours: Colours, variant: number): string {
  const { mood, take, mirrored } = SCENE_VARIANTS[variant % VARIANT_COUNT]!
  const random = seeded(hash(`${name} ${variant}`))
  const picture = scene.draw({ p: paletteOf(colours, scene.mood ?? mood), take, random })
  const flip = mirrored && scene.mirror !== false
  const drawn = flip ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${picture}</g>` : picture
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
}

import type { SceneCrop } from '../theme/media-urls.ts'
import { SCENE_VARIANTS, type SceneLight } from '../theme/scene-variants.ts'
import { type Colours, type Palette, SCENE_COLOURS } from './palette.ts'
import { isNight, paletteOf } from './palette-of.ts'

/**
 * A drawing of `assets` as an SVG in an email's colours. Its classes are the names in `SCENE_COLOURS`; a light that its root
 * asks for (`data-light`) goes before that of the variant, and `data-mirror="never"` keeps left and right where they are. The
 * same file, colours, variant and crop always give the same text.
 */
export function drawScene(file: string, colours: Colours, variant: number, crop: SceneCrop = 'wide'): string {
  const [root = '', width = '', height = ''] = /^<svg\b[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>/.exec(file) ?? []
  const { mood, mirrored } = variantOf(variant)
  const light = /\bdata-light="(\w+)"/.exec(root)?.[1] as SceneLight | undefined
  const shapes = file.slice(root.length, file.lastIndexOf('</svg>')).trim()
  const isTurned = mirrored && !root.includes('data-mirror="never"')
  const drawn = isTurned ? `<g transform="translate(${width} 0) scale(-1 1)">\n${shapes}\n</g>` : shapes
  const [left, shown] = crop === 'square' ? [(Number(width) - Number(height)) / 2, height] : [0, width]
  const size = `width="${shown}" height="${height}" viewBox="${left} 0 ${shown} ${height}"`
  const style = styleOf(paletteOf(colours, light ?? mood), classesIn(file))
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ROUND}><style>${style}</style>\n${drawn}\n</svg>\n`
}

/** Lines end and bend round unless the file says otherwise. */
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

/** The light, the composition and the side that a variant's number stands for; it counts on from 0 after the last. */
export const variantOf = (variant: number) => SCENE_VARIANTS[variant % SCENE_VARIANTS.length]!

const classesIn = (file: string): Set<string> =>
  new Set([...file.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** Rules for the classes of a file. Fills come after lines, so that what has both is filled. */
function styleOf(palette: Palette, used: ReadonlySet<string>): string {
  const lines = SCENE_COLOURS.map(name => [`${name}-line`, `fill:none;stroke:${palette[name]}`] as const)
  const fills = SCENE_COLOURS.map(name => [name, `fill:${palette[name]}`] as const)
  const hidden = [isNight(palette) ? 'only-light' : 'only-dark', 'display:none'] as const
  return [...lines, ...fills, hidden]
    .filter(([name]) => used.has(name))
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join('')
}

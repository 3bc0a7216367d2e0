import sharp from 'sharp'
import { drawScene } from '../../email/scenes/draw-scene.ts'
import { iconSvg, isIcon } from './icons/icons.ts'
import { isNetwork, networkSvg } from './icons/networks.ts'
import { createRecent } from './recent.ts'
import { PictureRefused, type SceneQuery } from './request.ts'
import { isScene, readScene } from './scene-files.ts'

/** At about 40 KB each, some 12 MB at most. */
const recall = createRecent<Buffer>(300)

/** Asked before a picture is drawn, and not for one that is kept; what it throws refuses the picture. */
type Admit = () => Promise<void>
const anybody: Admit = async () => {}

/**
 * A scene as a PNG of 1200 × 624 px, or of 624 × 624 where it is cropped. `variant` is 0–9. The same call gives the same bytes.
 * Rejects with `PictureRefused` (404) when there is no such scene, and with what `admit` throws.
 */
export async function renderScene(name: string, query: SceneQuery, admit = anybody): Promise<Buffer> {
  requireScene(name)
  const { colours, variant, crop } = query
  const key = [name, variant, crop ?? 'wide', colours.brand, colours.accent, colours.canvas, colours.ink].join(' ')
  return recall(key, async () => {
    await admit()
    return toPng(await sceneSvg(name, query))
  })
}

/** The same picture as SVG, for pages of ours: so quickly drawn that none is kept. Rejects with `PictureRefused` likewise. */
export async function sceneSvg(name: string, { colours, variant, crop }: SceneQuery): Promise<string> {
  requireScene(name)
  return drawScene(await readScene(name, variant), colours, variant, crop)
}

function requireScene(name: string): void {
  if (!isScene(name)) throw new PictureRefused(404, 'There is no such scene.')
}

/** An icon as a transparent PNG of 96 × 96 px in one colour (`#rrggbb`). Rejects as `renderScene` does. */
export async function renderIcon(name: string, options: { colour: string }, admit = anybody): Promise<Buffer> {
  if (!isIcon(name)) throw new PictureRefused(404, 'There is no such icon.')
  return recall(`icon ${name} ${options.colour}`, async () => {
    await admit()
    return toPng(iconSvg(name, options.colour))
  })
}

/** The sign of a social network as a transparent PNG of 96 × 96 px. Rejects as `renderScene` does. */
export async function renderNetwork(name: string, admit = anybody): Promise<Buffer> {
  if (!isNetwork(name)) throw new PictureRefused(404, 'There is no such network.')
  return recall(`network ${name}`, async () => {
    await admit()
    return toPng(networkSvg(name))
  })
}

/** Flat pictures need few colours: a palette without dithering keeps the areas clean and the file small. */
const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, compressionLevel: 6, effort: 4 }).toBuffer()

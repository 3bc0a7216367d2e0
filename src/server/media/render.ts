import sharp from 'sharp'
import { drawScene } from '../../email/scenes/draw-scene.ts'
import { type Folder, isDrawing, readDrawing } from './drawing-files.ts'
import { iconSvg, isIcon } from './icons/icons.ts'
import { isNetwork, networkSvg } from './icons/networks.ts'
import { createRecent } from './recent.ts'
import { type DrawingQuery, PictureRefused } from './request.ts'

/** At about 40 KB each, some 12 MB at most. */
const recall = createRecent<Buffer>(300)

/** Asked before a picture is drawn, and not for one that is kept; what it throws refuses the picture. */
type Admit = () => Promise<void>
const anybody: Admit = async () => {}

/**
 * A scene as a PNG of 1200 × 624 px (624 × 624 where it is cropped), or a thing as one of 400 × 400 px. `variant` is 0–9. The same call gives the same bytes.
 * Rejects with `PictureRefused` (404) when there is no such drawing, and with what `admit` throws.
 */
export async function renderDrawing(
  folder: Folder,
  name: string,
  query: DrawingQuery,
  admit = anybody
): Promise<Buffer> {
  requireDrawing(folder, name)
  const { colours, variant, crop } = query
  const key = [folder, name, variant, crop ?? 'whole', colours.brand, colours.accent, colours.canvas, colours.ink].join(
    ' '
  )
  return recall(key, async () => {
    await admit()
    return toPng(await drawingSvg(folder, name, query))
  })
}

/** The same picture as SVG, for pages of ours: so quickly drawn that none is kept. Rejects with `PictureRefused` likewise. */
export async function drawingSvg(
  folder: Folder,
  name: string,
  { colours, variant, crop }: DrawingQuery
): Promise<string> {
  requireDrawing(folder, name)
  return drawScene(await readDrawing(folder, name, variant), colours, variant, crop)
}

function requireDrawing(folder: Folder, name: string): void {
  if (!isDrawing(folder, name)) throw new PictureRefused(404, 'There is no such drawing.')
}

/** An icon as a transparent PNG of 96 × 96 px in one colour (`#rrggbb`). Rejects as `renderDrawing` does. */
export async function renderIcon(name: string, options: { colour: string }, admit = anybody): Promise<Buffer> {
  if (!isIcon(name)) throw new PictureRefused(404, 'There is no such icon.')
  return recall(`icon ${name} ${options.colour}`, async () => {
    await admit()
    return toPng(iconSvg(name, options.colour))
  })
}

/** The sign of a social network as a transparent PNG of 96 × 96 px. Rejects as `renderDrawing` does. */
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

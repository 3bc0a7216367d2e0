import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ICONS, SCENES } from '../../email/theme/media-urls.ts'
import { VARIANT_COUNT } from './draw-scene.ts'
import { ICON_NAMES } from './icons/icons.ts'
import { renderIcon, renderScene } from './render.ts'
import { PictureRefused } from './request.ts'
import { SCENE_DRAWINGS } from './scenes/scenes.ts'

const POTTERY = { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' }
const HARBOUR = { brand: '#e0894f', accent: '#f3dfa0', canvas: '#0c1230', ink: '#f6ecc8' }
const MOST_BYTES = 90 * 1024

async function meanColour(png: Buffer): Promise<number[]> {
  const { channels } = await sharp(png).stats()
  return channels.slice(0, 3).map(channel => channel.mean)
}

const apart = (a: number[], b: number[]): number => Math.hypot(...a.map((value, at) => value - b[at]!))

describe('scenes', () => {
  it('are drawn for every name of the catalogue and no other', () => {
    expect(Object.keys(SCENE_DRAWINGS).sort()).toEqual(SCENES.map(scene => scene.name).sort())
  })

  it.each(SCENES.map(scene => scene.name))(
    '%s is a small PNG in the given colours, and its variants differ',
    async name => {
      const [first, second, third] = await Promise.all([
        renderScene(name, { colours: POTTERY, variant: 1 }),
        renderScene(name, { colours: POTTERY, variant: 2 }),
        renderScene(name, { colours: HARBOUR, variant: 1 })
      ])
      expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 624 })
      expect(Math.max(first.byteLength, second.byteLength, third.byteLength)).toBeLessThan(MOST_BYTES)
      expect(first.equals(second)).toBe(false)
      expect(apart(await meanColour(first), await meanColour(third))).toBeGreaterThan(8)
    }
  )

  it('come out byte for byte the same for the same input', async () => {
    const { drawScene } = await import('./draw-scene.ts')
    const draw = () => drawScene('confetti', SCENE_DRAWINGS.confetti, POTTERY, 1)
    expect(draw()).toBe(draw())
    const png = () => sharp(Buffer.from(draw())).png({ palette: true }).toBuffer()
    expect((await png()).equals(await png())).toBe(true)
  })

  it('have a different drawing for each of their ten variants', async () => {
    const variants = Array.from({ length: VARIANT_COUNT }, (_, variant) =>
      renderScene('sea', { colours: POTTERY, variant })
    )
    const texts = (await Promise.all(variants)).map(png => png.toString('base64'))
    expect(new Set(texts).size).toBe(10)
  })

  it('are refused under an unknown name, an inherited one included', async () => {
    for (const name of ['unicorn', 'constructor', '__proto__', '']) {
      const refusal = renderScene(name, { colours: POTTERY, variant: 1 })
      await expect(refusal).rejects.toBeInstanceOf(PictureRefused)
      await expect(refusal).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('icons', () => {
  it('are drawn for every name of the catalogue and no other', () => {
    expect([...ICON_NAMES].sort()).toEqual([...ICONS].sort())
  })

  it.each(ICONS)('%s is a 96 px PNG in the given colour on nothing', async name => {
    const png = await renderIcon(name, { colour: '#2563eb' })
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([96, 96])
    const pixels = Array.from({ length: 96 * 96 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
    expect(pixels.filter(([, , , alpha]) => alpha === 0).length).toBeGreaterThan(4000)
    const inked = pixels.filter(([, , , alpha]) => alpha === 255)
    expect(inked.length).toBeGreaterThan(300)
    expect(inked.filter(([r, g, b]) => apart([r!, g!, b!], [0x25, 0x63, 0xeb]) > 12)).toEqual([])
  })

  it('are refused under an unknown name', async () => {
    await expect(renderIcon('toString', { colour: '#000000' })).rejects.toMatchObject({ status: 404 })
  })
})

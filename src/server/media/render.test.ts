import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { some } from '../../../tests/helpers/nightly.ts'
import { NETWORKS } from '../../email/sections/networks.ts'
import { SCENE_VARIANTS } from '../../email/theme/scene-variants.ts'
import { ICONS, SCENES } from '../../email/theme/scenes.ts'
import { THINGS } from '../../email/theme/things.ts'
import { ICON_NAMES } from './icons/icons.ts'
import { drawingSvg, renderDrawing, renderIcon, renderNetwork } from './render.ts'
import { PictureRefused } from './request.ts'

const POTTERY = { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' }
const HARBOUR = { brand: '#e0894f', accent: '#f3dfa0', canvas: '#0c1230', ink: '#f6ecc8' }
const MOST_BYTES = 90 * 1024

/** Of a drawing at a sixth of its size, which is enough to tell colours apart. */
async function meanColour(svg: string): Promise<number[]> {
  const { channels } = await sharp(Buffer.from(svg), { density: 12 }).stats()
  return channels.slice(0, 3).map(channel => channel.mean)
}

const apart = (a: number[], b: number[]): number => Math.hypot(...a.map((value, at) => value - b[at]!))

describe('scenes', () => {
  it.each(
    some(
      SCENES.map(({ name }, at) => ({ name, variant: at % SCENE_VARIANTS.length })),
      12
    )
  )('$name is a small PNG in the given colours, and its variants differ', async ({ name, variant }) => {
    const inPottery = await drawingSvg('scenes', name, { colours: POTTERY, variant: 1 })
    const png = await renderDrawing('scenes', name, { colours: POTTERY, variant })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 624 })
    expect(png.byteLength).toBeLessThan(MOST_BYTES)
    expect((await sharp(png).stats()).isOpaque).toBe(true)
    expect(inPottery).not.toBe(await drawingSvg('scenes', name, { colours: POTTERY, variant: 2 }))
    const inHarbour = await drawingSvg('scenes', name, { colours: HARBOUR, variant: 1 })
    const [one, other] = await Promise.all([meanColour(inPottery), meanColour(inHarbour)])
    expect(apart(one, other)).toBeGreaterThan(8)
  })

  it('come out byte for byte the same for the same input', async () => {
    const draw = () => drawingSvg('scenes', 'confetti', { colours: POTTERY, variant: 1 })
    expect(await draw()).toBe(await draw())
    const png = async () =>
      sharp(Buffer.from(await draw()))
        .png({ palette: true })
        .toBuffer()
    expect((await png()).equals(await png())).toBe(true)
  })

  it('have a different drawing for each of their ten variants', async () => {
    const variants = SCENE_VARIANTS.map((_, variant) => renderDrawing('scenes', 'sea', { colours: POTTERY, variant }))
    const texts = (await Promise.all(variants)).map(png => png.toString('base64'))
    expect(new Set(texts).size).toBe(10)
  })

  it('are refused under an unknown name, an inherited one included', async () => {
    for (const name of ['unicorn', 'constructor', '__proto__', '', 'sea-2', '../scenes/sea'])
      for (const draw of [renderDrawing, drawingSvg]) {
        const refusal = draw('scenes', name, { colours: POTTERY, variant: 1 })
        await expect(refusal).rejects.toBeInstanceOf(PictureRefused)
        await expect(refusal).rejects.toMatchObject({ status: 404 })
      }
  })
})

describe('things', () => {
  it.each(
    some(
      THINGS.map(({ name }) => name),
      12
    )
  )('%s is a small square PNG', async name => {
    const png = await renderDrawing('things', name, { colours: HARBOUR, variant: 1 })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400, height: 400 })
    expect(png.byteLength).toBeLessThan(MOST_BYTES / 3)
  })

  it('are not scenes, nor scenes things', async () => {
    const query = { colours: POTTERY, variant: 1 }
    await expect(renderDrawing('scenes', 'mug', query)).rejects.toMatchObject({ status: 404 })
    await expect(renderDrawing('things', 'sea', query)).rejects.toMatchObject({ status: 404 })
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

describe('signs of networks', () => {
  it.each([...NETWORKS])('%s is white on a disc, on nothing', async name => {
    const { data, info } = await sharp(await renderNetwork(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([96, 96])
    const pixels = Array.from({ length: 96 * 96 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
    expect(pixels[0]?.[3]).toBe(0)
    expect(pixels.filter(([r]) => r === 255).length).toBeGreaterThan(250)
  })

  it('are refused under an unknown name', async () => {
    await expect(renderNetwork('constructor')).rejects.toMatchObject({ status: 404 })
  })
})

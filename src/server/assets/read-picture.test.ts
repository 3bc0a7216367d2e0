import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './read-picture.ts'

const flat = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 4, background } })

/** A photo, as far as its bytes are concerned: every pixel is another. */
const noise = (width: number, height: number) => {
  let seed = 7
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed >> 16
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const film = async () => {
  const frames = ['#f00', '#0f0', '#00f'].map(colour => flat(40, 30, colour).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

const refusal = (bytes: Uint8Array) => readPicture(bytes).catch(error => `${error.code}: ${error.message}`)

test('a photo is turned upright, scaled, and keeps neither place nor camera', async () => {
  const place = { IFD0: { Make: 'Ensign' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 28/1 0/1' } }
  const photo = await noise(2_000, 500)
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .withExif(place)
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const { end, bytes, width, height } = await readPicture(photo)

  expect([end, width, height]).toEqual(['jpg', 500, 2_000])
  const kept = await sharp(bytes).metadata()
  expect([kept.width, kept.height, kept.orientation, kept.exif, kept.xmp, kept.iptc]).toEqual([500, 2_000, ...Array(4)])
  expect(Buffer.from(bytes).includes('Ensign')).toBe(false)
})

test('a wide picture becomes 1,600 px wide, and a small one stays as large as it is', async () => {
  const wide = await readPicture(await flat(3_200, 1_000).png().toBuffer())
  expect([wide.width, wide.height]).toEqual([1_600, 500])
  expect(await readPicture(await flat(90, 30).png().toBuffer())).toMatchObject({ end: 'png', width: 90, height: 30 })
})

test('WebP becomes what Outlook shows: PNG where it is seen through or flat, JPEG for photos, GIF when it moves', async () => {
  const endOf = async (drawing: Sharp) => (await readPicture(await drawing.webp().toBuffer())).end

  expect(await endOf(flat(60, 40, '#ff000080'))).toBe('png')
  expect(await endOf(flat(60, 40))).toBe('png')
  expect(await endOf(noise(200, 200))).toBe('jpg')
  const moving = await readPicture(await (await film()).webp().toBuffer())
  expect(moving).toMatchObject({ end: 'gif', width: 40, height: 30 })
  expect((await sharp(moving.bytes).metadata()).pages).toBe(3)
})

test('a GIF that moves stays to the byte, one that does not becomes PNG', async () => {
  const moving = await (await film()).gif().toBuffer()

  expect(await readPicture(moving)).toEqual({ end: 'gif', bytes: moving, width: 40, height: 30 })
  expect((await readPicture(await flat(20, 20).gif().toBuffer())).end).toBe('png')
})

/** A GIF's comment: an extension with its text in one piece. */
const comment = (text: string) => Buffer.from([0x21, 0xfe, text.length, ...Buffer.from(text), 0])

test('a GIF that moves keeps its frames, its pace and its loop, and neither comments, notes nor what follows its end', async () => {
  const moving = await (await film()).gif({ loop: 3, delay: [70, 80, 90] }).toBuffer()
  const loop = moving.indexOf('NETSCAPE2.0') - 3
  const note = Buffer.from([0x21, 0xff, 11, ...Buffer.from('XMP DataXMP'), 4, ...Buffer.from('Leeds'.slice(0, 4)), 0])
  const parts = [
    moving.subarray(0, loop),
    comment('taken at home'),
    note,
    moving.subarray(loop),
    Buffer.from('PK a zip')
  ]
  const { bytes } = await readPicture(Buffer.concat(parts))

  expect(Buffer.from(bytes).equals(moving)).toBe(true)
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, loop: 3, delay: [70, 80, 90] })
})

test('a GIF that breaks off in a comment is refused as broken', async () => {
  const moving = await (await film()).gif().toBuffer()
  const cut = Buffer.concat([moving.subarray(0, -1), comment('taken at home').subarray(0, 6)])

  expect(await refusal(cut)).toMatch(/^unprocessable/)
})

test('a GIF of more blocks than any film is refused, also where they hold no frames', async () => {
  const moving = await (await film()).gif().toBuffer()
  const timing = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0])
  const padded = Buffer.concat([moving.subarray(0, -1), ...Array(20_000).fill(timing), moving.subarray(-1)])

  expect(await refusal(padded)).toMatch(/^unprocessable/)
})

test('a film of more than 40 megapixels in all its frames is refused, though one frame has less', async () => {
  const one = await flat(4_000, 4_000, '#fff').gif().toBuffer()
  const start = one.indexOf(Buffer.from([0x21, 0xf9]))
  const film = Buffer.concat([one.subarray(0, start), ...Array(3).fill(one.subarray(start, -1)), one.subarray(-1)])

  expect(film.length).toBeLessThan(100_000)
  expect(await refusal(film)).toMatch(/^too_large: .*all its frames counted/)
})

test('colours of print become colours of screens', async () => {
  const { bytes } = await readPicture(await noise(50, 50).toColourspace('cmyk').jpeg().toBuffer())
  expect((await sharp(bytes).metadata()).space).toBe('srgb')
})

test('what is no picture of these kinds is refused, with what to do', async () => {
  const advice =
    'unsupported_media_type: Pictures may be PNG, JPEG, GIF or WebP. Save this one as PNG (drawings, logos, SVG) or JPEG (photos), then upload that.'
  const text = (words: string) => new TextEncoder().encode(words)

  expect(await refusal(text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBe(advice)
  expect(await refusal(text('<!doctype html><script>alert(1)</script>'))).toBe(advice)
  expect(await refusal(await flat(9, 9).tiff().toBuffer())).toBe(advice)
  expect(await refusal(await flat(9, 9).avif().toBuffer())).toBe(advice)
  expect(await refusal(new Uint8Array())).toBe(advice)
})

test('a file that ends too soon, or only begins like a picture, is refused as broken', async () => {
  const broken =
    'unprocessable: This picture cannot be read: its file is broken or not complete. Save it again and try once more.'
  const photo = await noise(300, 300).jpeg().toBuffer()

  expect(await refusal(photo.subarray(0, photo.length / 2))).toBe(broken)
  expect(await refusal((await noise(90, 90).png().toBuffer()).subarray(0, 2_000))).toBe(broken)
  expect(await refusal(Buffer.from('GIF89a<script>alert(1)</script>'))).toBe(broken)
  expect(await refusal(Buffer.concat([photo.subarray(0, 3), Buffer.from('<html>')]))).toBe(broken)
})

test('a small file that unpacks to more than 40 megapixels is refused before it is drawn', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refusal(bomb)).toMatch(/^too_large: This picture has more than 40 megapixels/)
})

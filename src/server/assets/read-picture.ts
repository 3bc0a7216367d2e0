import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '../errors.ts'
import { plainGif } from './plain-gif.ts'

/** The types of files that are kept, by their ends. */
export const ASSET_TYPES = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const
export type AssetEnd = keyof typeof ASSET_TYPES

/** A picture as it is kept: what its file holds is all that it says. */
export interface Picture {
  end: AssetEnd
  bytes: Uint8Array
  /** Both in px. */
  width: number
  height: number
}

/** Emails are 600 px wide as a rule; twice that is sharp on every screen. */
const WIDEST = 1_600
const MOST_PIXELS = 40_000_000
const JPEG = { quality: 84, mozjpeg: true }
const PNG = { compressionLevel: 9 }

export const KINDS_OF_PICTURES =
  'Pictures may be PNG, JPEG, GIF or WebP. Save this one as PNG (drawings, logos, SVG) or JPEG (photos), then upload that.'
const TOO_MANY_PIXELS =
  'This picture has more than 40 megapixels, all its frames counted. Make it smaller and try again: emails need 1,600 pixels in width at most.'
const BROKEN = 'This picture cannot be read: its file is broken or not complete. Save it again and try once more.'

/**
 * Reads a file that somebody uploaded, whatever it calls itself, and writes it anew: turned upright, without anything but the
 * picture (photos name the place where they were taken), at most 1,600 px wide. WebP, which Outlook for Windows does not show
 * (https://www.caniemail.com/features/image-webp/), becomes PNG, JPEG or, when it moves, GIF. A GIF that moves keeps its frames as they are.
 * Throws `unsupported_media_type` for other formats, `too_large` for too many pixels, `unprocessable` for broken files.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const write = WRITERS[formatOf(bytes) ?? 'other']
  if (!write) throw new AppError('unsupported_media_type', KINDS_OF_PICTURES)
  try {
    const facts = await sharp(bytes, SHARP).metadata()
    refuseLongFilm(facts)
    return await write(bytes, facts)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (/pixel limit/.test(String(cause))) throw new AppError('too_large', TOO_MANY_PIXELS)
    throw new AppError('unprocessable', BROKEN)
  }
}

/** The decoder counts those of the frames that it draws, which may be the first alone. */
function refuseLongFilm({ width, height, pages = 1 }: Metadata) {
  if (width * height * pages > MOST_PIXELS) throw new AppError('too_large', TOO_MANY_PIXELS)
}

/** Told from the first bytes, so that the decoders of other formats never see what strangers send. */
function formatOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return FORMATS.find(([, pattern]) => pattern.test(start))?.[0]
}

const FORMATS: [string, RegExp][] = [
  ['png', /^\x89PNG\r\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/]
]

const isMoving = ({ pages = 1 }: Metadata): boolean => pages > 1

type Write = (bytes: Uint8Array, facts: Metadata) => Promise<Picture>

/** By the format that the content has. */
const WRITERS: Record<string, Write | undefined> = {
  png: async bytes => written('png', upright(bytes).png(PNG)),
  jpeg: async bytes => written('jpg', upright(bytes).jpeg(JPEG)),
  gif: async (bytes, facts) => (isMoving(facts) ? itsFrames(bytes, facts) : written('png', upright(bytes).png(PNG))),
  webp: async (bytes, facts) => (isMoving(facts) ? written('gif', moving(bytes).gif()) : stillOf(bytes))
}

const SHARP = { limitInputPixels: MOST_PIXELS, failOn: 'truncated' } as const

const upright = (bytes: Uint8Array): Sharp =>
  sharp(bytes, SHARP).autoOrient().resize({ width: WIDEST, withoutEnlargement: true })

const moving = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { ...SHARP, animated: true }).resize({ width: WIDEST, withoutEnlargement: true })

async function written(end: AssetEnd, drawing: Sharp): Promise<Picture> {
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true })
  return { end, bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** Its first frame is drawn, so that a broken file is not kept. */
async function itsFrames(bytes: Uint8Array, { width, height }: Metadata): Promise<Picture> {
  await sharp(bytes, SHARP).stats()
  return { end: 'gif', bytes: plainGif(bytes), width, height }
}

/** What can be seen through stays so; else the smaller of both, which for photos is JPEG and for flat drawings PNG. */
async function stillOf(bytes: Uint8Array): Promise<Picture> {
  const png = await written('png', upright(bytes).png(PNG))
  const { isOpaque } = await sharp(png.bytes).stats()
  if (!isOpaque) return png
  const jpg = await written('jpg', upright(bytes).jpeg(JPEG))
  return jpg.bytes.length < png.bytes.length ? jpg : png
}

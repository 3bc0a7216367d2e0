import type { AssetAnswer } from '../../contract/asset.ts'
import { ApiError, callJson } from '../api.ts'
import { PICTURE_TYPES } from '../uploads.ts'

/** What a picture looks like, for what would make a bad logo. */
export interface LogoLook {
  width: number
  height: number
  /** Of one colour all over, with nothing cut out. */
  isBlank: boolean
}

export type LogoOutcome = { state: 'added'; url: string } | { state: 'refused'; message: string }

const MOST_MB = 10
/** Less is a dot (px). */
const LEAST = 24
const UNREADABLE = 'This picture cannot be read. Save it again as PNG, then upload that.'
const FAILED = 'The logo could not be uploaded. Please try again.'

/** Uploads a logo, unless nothing of it would be seen; never throws. */
export async function addLogo(file: File): Promise<LogoOutcome> {
  const refused = refusalOfFile(file) ?? refusalOfLook(await lookOf(file).catch(() => undefined))
  if (refused) return { state: 'refused', message: refused }
  const path = `/api/assets?${new URLSearchParams({ name: file.name.slice(-200) })}`
  try {
    const asset = await callJson<AssetAnswer>(path, { method: 'POST', file: { blob: file, onSent: () => {} } })
    return { state: 'added', url: asset.url }
  } catch (error) {
    return { state: 'refused', message: error instanceof ApiError ? error.message : FAILED }
  }
}

/** What is known of a file before it is opened. */
export function refusalOfFile({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (type === 'image/svg+xml')
    return 'Mail programs show no SVG. Save the logo as PNG, twice as large, and upload that.'
  if (!PICTURE_TYPES.includes(type))
    return `“${name}” is no picture that can be a logo. Choose a PNG, JPEG, GIF or WebP.`
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size <= MOST_MB * 1024 * 1024) return undefined
  return `This picture has ${Math.ceil(size / 1024 / 1024)} MB, and ${MOST_MB} MB is the most. Make it smaller, then upload it.`
}

/** What is seen once it is open. */
export function refusalOfLook(look: LogoLook | undefined): string | undefined {
  if (!look) return UNREADABLE
  const { width, height, isBlank } = look
  if (Math.min(width, height) < LEAST && Math.max(width, height) < 2 * LEAST)
    return `This picture is only ${width} × ${height} pixels. A logo needs some 300 across.`
  return isBlank
    ? 'This picture is of one colour all over, so nothing of it would be seen. Choose another one.'
    : undefined
}

const SIDE = 64

async function lookOf(file: Blob): Promise<LogoLook> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, SIDE, SIDE)
  const pixels = context?.getImageData(0, 0, SIDE, SIDE).data
  return { width, height, isBlank: pixels !== undefined && isOneColour(pixels) }
}

/** Is there nothing to be told apart, neither by light nor by what is cut out? */
export function isOneColour(pixels: ArrayLike<number>): boolean {
  const first = [0, 1, 2, 3].map(at => pixels[at] ?? 0)
  for (let at = 0; at < pixels.length; at++) {
    const isSeen = at % 4 === 3 || (pixels[at - (at % 4) + 3] ?? 0) > 0
    if (isSeen && Math.abs((pixels[at] ?? 0) - (first[at % 4] ?? 0)) > 10) return false
  }
  return true
}

import type { AssetAnswer } from '../../../contract/asset.ts'
import { CARRIED } from './carried.ts'
import type { CarriedPicture } from './imported.ts'

/** Answers nothing where a picture could not be uploaded. */
export type UploadPicture = (file: File) => Promise<Pick<AssetAnswer, 'url'> | undefined>

/**
 * Uploads the pictures that travel inside a message and puts their addresses into its HTML; the rest of it stays as it is. `left`
 * is how many could not come along.
 */
export async function bringPictures(html: string, pictures: readonly CarriedPicture[], upload: UploadPicture) {
  const addresses = new Map<string, string>()
  // One after the other: a message may have dozens, and each may take megabytes.
  for (const { id, file } of pictures) {
    const asset = file && (await upload(file))
    if (asset) addresses.set(id, asset.url)
  }
  const brought = html.replace(CARRIED, (address, id: string) => addresses.get(id) ?? address)
  return { html: brought, left: pictures.length - addresses.size }
}

/** What could not come along, in a sentence. */
export const leftWords = (left: number): string =>
  left === 1
    ? 'One picture inside the message could not come along. Replace it by a PNG, JPEG, GIF or WebP file.'
    : `${left} pictures inside the message could not come along. Replace them by PNG, JPEG, GIF or WebP files.`

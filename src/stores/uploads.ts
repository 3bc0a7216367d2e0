import { atom } from 'nanostores'
import type { AssetAnswer } from '../contract/asset.ts'
import { ApiError, callJson } from './api.ts'
import { listAsset } from './assets.ts'

/** A picture on its way to the server, or one that did not get there. */
export type Upload = { id: number; name: string } & (
  | { state: 'sending' /** How much has left, 0 to 1; the server then still works on it. */; sent: number }
  | { state: 'failed'; message: string }
)

/** Types that the server takes; a file dialog is told of them too. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

const MOST_BYTES = 10 * 1024 * 1024
const OTHER_KIND = 'Pictures may be PNG, JPEG, GIF or WebP. Save this one as PNG or JPEG, then upload that.'
const UNKNOWN = 'The picture could not be uploaded. Please try again.'

/** What is being uploaded, and what failed until it is put away, in the order in which it began. */
export const $uploads = atom<Upload[]>([])
const underWay = new Map<number, AbortController>()
let last = 0

/**
 * Uploads a picture and puts it at the head of the list. Answers nothing when it was stopped, or when that failed: why stands in
 * `$uploads`.
 */
export async function uploadAsset(file: File): Promise<AssetAnswer | undefined> {
  last += 1
  const id = last
  const named = { id, name: file.name }
  const refused = refusalOf(file)
  if (refused) return fail(named, refused)
  set({ ...named, state: 'sending', sent: 0 })
  const stopping = new AbortController()
  underWay.set(id, stopping)
  const onSent = (sent: number) => set({ ...named, state: 'sending', sent })
  try {
    const path = `/api/assets?${new URLSearchParams({ name: file.name.slice(-200) })}`
    const asset = await callJson<AssetAnswer>(path, {
      method: 'POST',
      file: { blob: file, onSent },
      signal: stopping.signal
    })
    dismissUpload(id)
    listAsset(asset)
    return asset
  } catch (error) {
    if (stopping.signal.aborted) return dismissUpload(id)
    return fail(named, error instanceof ApiError ? error.message : UNKNOWN)
  } finally {
    underWay.delete(id)
  }
}

/** Stops an upload; a picture that is at the server already stays there. */
export function stopUpload(id: number) {
  underWay.get(id)?.abort()
}

/** Puts away what failed. */
export function dismissUpload(id: number): undefined {
  $uploads.set($uploads.get().filter(upload => upload.id !== id))
}

/** Nobody waits for megabytes to leave to hear what is known before. */
function refusalOf({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return OTHER_KIND
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size <= MOST_BYTES) return undefined
  return `This picture has ${Math.ceil(size / 1024 / 1024)} MB, and 10 MB is the most. Make it smaller, then upload it.`
}

function fail(named: { id: number; name: string }, message: string): undefined {
  set({ ...named, state: 'failed', message })
}

function set(upload: Upload) {
  const others = $uploads.get()
  const isKnown = others.some(({ id }) => id === upload.id)
  $uploads.set(isKnown ? others.map(each => (each.id === upload.id ? upload : each)) : [...others, upload])
}

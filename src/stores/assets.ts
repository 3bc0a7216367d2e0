import { atom } from 'nanostores'
import type { AssetAnswer } from '../contract/asset.ts'
import { ApiError, callJson } from './api.ts'
import { readPage } from './pages.ts'

const PAGE_SIZE = 48

/** The pictures that the person uploaded, as far as they were asked for, the newest first. */
export const $assets = atom<AssetAnswer[]>([])

/** Where the list goes on; nothing when all of it is here. */
export const $nextAssets = atom<string | null>(null)

/** How fetching the list stands; `idle` until it is asked for. */
export const $assetsState = atom<'idle' | 'loading' | 'failed' | 'ready'>('idle')

/** Reads the list from its beginning. A failure is told by `$assetsState`, and another call tries again. */
export const loadAssets = () => load(async () => show(await readPage<AssetAnswer>('/api/assets', PAGE_SIZE), []))

/** Adds the next page, if there is one. */
export async function loadMoreAssets() {
  const cursor = $nextAssets.get()
  if (cursor === null) return
  await load(async () => show(await readPage<AssetAnswer>('/api/assets', PAGE_SIZE, cursor), $assets.get()))
}

async function load(work: () => Promise<void>) {
  if ($assetsState.get() === 'loading') return
  $assetsState.set('loading')
  await work().then(
    () => $assetsState.set('ready'),
    () => $assetsState.set('failed')
  )
}

/** What was uploaded in the meantime moves the pages: nothing is listed twice. */
function show({ rows, next }: { rows: AssetAnswer[]; next: string | null }, before: AssetAnswer[]) {
  const known = new Set(before.map(({ id }) => id))
  $assets.set([...before, ...rows.filter(({ id }) => !known.has(id))])
  $nextAssets.set(next)
}

/** Puts a picture that was uploaded at the head of the list. */
export function listAsset(asset: AssetAnswer) {
  $assets.set([asset, ...$assets.get().filter(({ id }) => id !== asset.id)])
}

export type Removal =
  /** `file` brings it back under another address, as long as the page is open; nothing where it could not be kept. */
  | { state: 'removed'; file?: File }
  /** It stands in an email or a saved section; the sentence says how often, and what to delete it means. */
  | { state: 'used'; message: string }

/**
 * Deletes a picture; one that is used only when that is `confirmed`, and for good, since what shows it would not find it again.
 * Throws an `ApiError` with a sentence, and the list is then as it was.
 */
export async function removeAsset(asset: AssetAnswer, { confirmed = false } = {}): Promise<Removal> {
  const file = confirmed ? undefined : await keep(asset)
  try {
    await callJson(`/api/assets/${asset.id}${confirmed ? '?confirm=true' : ''}`, { method: 'DELETE' })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { state: 'used', message: error.message }
    // It went in another tab.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  $assets.set($assets.get().filter(({ id }) => id !== asset.id))
  return { state: 'removed', ...(file && { file }) }
}

/** The picture as a file of this page; from the site itself, wherever readers load it from. */
async function keep({ url, name }: AssetAnswer): Promise<File | undefined> {
  const response = await fetch(`/assets/${url.split('/').at(-1)}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const blob = await response.blob().catch(() => undefined)
  return blob && new File([blob], name, { type: blob.type })
}

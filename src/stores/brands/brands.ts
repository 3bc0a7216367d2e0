import { atom, computed } from 'nanostores'
import type { BrandAnswer } from '../../contract/brand.ts'
import { ApiError, type Call } from '../api.ts'
import { type BrandFields, isSame, merged } from './parts.ts'

type SendJson = <T>(path: string, request?: Call) => Promise<T>

/** Whether what stands on the page is what is kept. `gone`: the brand was deleted elsewhere. */
export type BrandSave = { state: 'saved' | 'unsaved' | 'saving' } | { state: 'failed' | 'gone'; message: string }

const FAILED = 'This could not be saved. Check your connection and try again.'
const GONE = 'This brand was deleted elsewhere. All that you see here is still on this page.'

/** Changes wait for a pause of so many ms: a word is sent whole. */
const PAUSE_MS = 800
/** Somebody else saves in between so often at most. */
const MOST_TRIES = 4

/** The brands of an account, one of them open, each saved as it is changed. */
export function createBrandStore(known: BrandAnswer[], callJson: SendJson) {
  const $brands = atom(known)
  const $openId = atom<string | undefined>(known[0]?.id)
  const $save = atom<BrandSave>({ state: 'saved' })
  const $tried = atom<((fields: BrandAnswer) => BrandAnswer) | undefined>()
  const $open = computed([$brands, $openId], (brands, id) => brands.find(brand => brand.id === id))
  /** The open one with what is pointed at. */
  const $shown = computed([$open, $tried], (open, tried) => (open && tried ? tried(open) : open))
  /** As the server has them. */
  const kept = new Map(known.map(brand => [brand.id, brand]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  /** Changes the open brand, and saves it soon. */
  function change(edit: (brand: BrandAnswer) => BrandAnswer) {
    const open = $open.get()
    if (!open) return
    $tried.set(undefined)
    show(edit(open))
    if ($save.get().state === 'gone') return
    $save.set({ state: 'unsaved' })
    clearTimeout(timer)
    timer = setTimeout(() => void save(), PAUSE_MS)
  }

  const show = (brand: BrandAnswer) => $brands.set($brands.get().map(each => (each.id === brand.id ? brand : each)))

  /** Shows what a change would do; nothing shows what holds. */
  const tryOut = (edit?: (brand: BrandAnswer) => BrandAnswer) => $tried.set(edit)

  /** Saves what was changed; what fails is told by `$save`. */
  function save(): Promise<void> {
    clearTimeout(timer)
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function saveAll(): Promise<void> {
    for (let brand = changed(); brand; brand = changed()) {
      $save.set({ state: 'saving' })
      const failure = await saveOne(brand).catch(error => failureOf(error))
      if (failure) return $save.set(failure)
    }
    $save.set({ state: 'saved' })
  }

  const changed = () => $brands.get().find(brand => !isSame(fieldsOf(brand), fieldsOf(kept.get(brand.id) ?? brand)))

  async function saveOne(brand: BrandAnswer, triesLeft = MOST_TRIES): Promise<undefined> {
    const base = kept.get(brand.id) ?? brand
    try {
      takeUp(await patch(brand.id, { revision: base.revision, ...fieldsOf(brand) }), brand)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || triesLeft === 0) throw error
      const theirs = (await list()).find(({ id }) => id === brand.id)
      if (!theirs) throw new ApiError(404, 'not_found', GONE)
      kept.set(brand.id, theirs)
      const now = $brands.get().find(({ id }) => id === brand.id) ?? brand
      const both = { ...theirs, ...merged(base, now, theirs) }
      show(both)
      return saveOne(both, triesLeft - 1)
    }
  }

  /** What was changed while it was on its way stays. */
  function takeUp(answer: BrandAnswer, sent: BrandAnswer) {
    kept.set(answer.id, answer)
    const now = $brands.get().find(({ id }) => id === answer.id)
    if (now) show(now === sent ? answer : { ...answer, ...fieldsOf(now) })
  }

  const patch = (id: string, body: object) => callJson<BrandAnswer>(`/api/brands/${id}`, { method: 'PATCH', body })
  const list = () => callJson<BrandAnswer[]>('/api/brands')
  const post = (body: object) => callJson<BrandAnswer>('/api/brands', { method: 'POST', body })

  /** All brands as they are now, with what is not saved yet. */
  async function reload() {
    const fresh = await list()
    const changedNow = $brands.get().filter(brand => !isSame(fieldsOf(brand), fieldsOf(kept.get(brand.id) ?? brand)))
    for (const brand of fresh) kept.set(brand.id, brand)
    $brands.set(fresh.map(brand => ({ ...brand, ...fieldsOf(changedNow.find(({ id }) => id === brand.id) ?? brand) })))
  }

  /** Makes a brand and opens it. Throws an `ApiError`. */
  async function add(fields: { name: string; value?: BrandFields['value'] | undefined; is_default?: boolean }) {
    const made = await post(fields)
    kept.set(made.id, made)
    $brands.set([...$brands.get(), made])
    $openId.set(made.id)
    await reload().catch(() => {})
  }

  /** Deletes a brand and opens another. Answers what brings it back. Throws an `ApiError`. */
  async function remove({ id, is_default, ...brand }: BrandAnswer): Promise<() => Promise<void>> {
    await callJson(`/api/brands/${id}`, { method: 'DELETE' }).catch(error => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
    kept.delete(id)
    $brands.set($brands.get().filter(each => each.id !== id))
    $openId.set($brands.get()[0]?.id)
    await reload().catch(() => {})
    return () => add({ ...fieldsOf(brand), is_default })
  }

  /** New emails wear the open brand from now on. Throws an `ApiError`. */
  async function makeDefault() {
    await save()
    const open = $open.get()
    if (!open) return
    takeUp(await patch(open.id, { revision: kept.get(open.id)?.revision, is_default: true }), open)
    await reload()
  }

  /** Makes a brand anew that was deleted elsewhere. Throws an `ApiError`. */
  async function makeAgain() {
    const open = $open.get()
    if (!open) return
    await add({ ...fieldsOf(open), is_default: open.is_default })
    $save.set({ state: 'saved' })
  }

  const openBrand = (id: string) => {
    $tried.set(undefined)
    $openId.set(id)
  }

  return { $brands, $open, $shown, $save, change, tryOut, save, add, remove, makeDefault, makeAgain, open: openBrand }
}

export type BrandStore = ReturnType<typeof createBrandStore>

const fieldsOf = ({ name, value }: BrandFields): BrandFields => ({ name, value })

function failureOf(error: unknown): BrandSave {
  if (!(error instanceof ApiError)) return { state: 'failed', message: FAILED }
  return error.status === 404 ? { state: 'gone', message: GONE } : { state: 'failed', message: error.message }
}

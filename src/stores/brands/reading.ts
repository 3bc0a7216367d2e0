import { atom } from 'nanostores'
import type { ReadBrand, ReadBrandAnswer } from '../../contract/brand.ts'
import { ApiError, type Call } from '../api.ts'
import { BRAND_PARTS, type BrandFields, type BrandPath, flat, isSame, partAt, withPart } from './parts.ts'

/** What became of something that was found. `before`: what stood in its place. */
export type FoundState = { state: 'open' | 'dropped' } | { state: 'taken'; before: unknown }

/** What was read of a brand, as a proposal: nothing of it is in the brand until it is taken. */
export interface Proposal extends ReadBrandAnswer {
  /** Where it was read: `tidewater.example`. */
  from: string
  rows: Partial<Record<BrandPath, FoundState>>
}

export type Reading =
  | { state: 'idle' }
  | { state: 'reading'; from: string }
  | { state: 'failed'; message: string }
  | ({ state: 'found' } & Proposal)

type SendJson = <T>(path: string, request?: Call) => Promise<T>

const FAILED = 'This could not be read. Check your connection and try again.'
const NOTHING = 'Nothing of a brand was found there: no colours, type, logo or address. Try another page or email.'

/** Reads a brand from a website or an email, and keeps what was found until it is settled. */
export function createReading(callJson: SendJson) {
  const $reading = atom<Reading>({ state: 'idle' })
  let stopping: AbortController | undefined

  /** `from`: what is read, in words. Another reading that is under way is stopped. */
  async function read(asked: ReadBrand, from: string): Promise<void> {
    stop()
    const own = new AbortController()
    stopping = own
    $reading.set({ state: 'reading', from })
    const outcome = await callJson<ReadBrandAnswer>('/api/brands/read', {
      method: 'POST',
      body: asked,
      signal: own.signal
    }).then(
      answer => proposalOf(answer, from),
      (error): Reading => ({ state: 'failed', message: error instanceof ApiError ? error.message : FAILED })
    )
    if (!own.signal.aborted) $reading.set(outcome)
  }

  function stop() {
    stopping?.abort()
    $reading.set({ state: 'idle' })
  }

  const refuse = (message: string) => {
    stop()
    $reading.set({ state: 'failed', message })
  }

  function settle(path: BrandPath, row: FoundState) {
    const reading = $reading.get()
    if (reading.state === 'found') $reading.set({ ...reading, rows: { ...reading.rows, [path]: row } })
  }

  return { $reading, read, stop, refuse, settle }
}

export type ReadingStore = ReturnType<typeof createReading>

function proposalOf({ found, notes }: ReadBrandAnswer, from: string): Reading {
  const read = BRAND_PARTS.filter(({ path }) => partAt(found, path) !== undefined)
  // A site's own address is no finding: who asked for it knew it.
  if (read.every(({ path }) => path === 'sites')) return { state: 'failed', message: [...notes, NOTHING].join(' ') }
  const rows = Object.fromEntries(read.map(({ path }) => [path, { state: 'open' }]))
  return { state: 'found', from, found, notes, rows }
}

/** Something that was found, beside what the brand says there by now. */
export interface FoundRow {
  path: BrandPath
  label: string
  part: unknown
  /** What would be replaced. */
  own: unknown
  row: FoundState
}

/** What was found of a brand and is another than its own, or was settled. */
export function foundRows({ found, rows }: Proposal, fields: BrandFields | undefined): FoundRow[] {
  return BRAND_PARTS.flatMap(({ path, label }): FoundRow[] => {
    const row = rows[path]
    if (!row) return []
    const part = partAt(found, path)
    const own = fields && partAt(flat(fields), path)
    return row.state === 'open' && isSame(part, own) ? [] : [{ path, label, part, own, row }]
  })
}

/** What was found and not dropped, as a brand of its own; its name is where it was read if no other is known. */
export function brandOf({ found, rows, from }: Proposal, blank: BrandFields['value']): BrandFields {
  const start: BrandFields = { name: from.slice(0, 80), value: blank }
  return BRAND_PARTS.filter(({ path }) => rows[path] && rows[path].state !== 'dropped').reduce(
    (fields, { path }) => withPart(fields, path, partAt(found, path)),
    start
  )
}

import { call } from './api.ts'

/** A page of a list of the API, and the cursor of the next one unless it is the last. */
interface Page<Row> {
  rows: Row[]
  next: string | null
}

/** Reads a page of a list; its beginning without a cursor. Throws an `ApiError`. */
export async function readPage<Row>(path: string, limit: number, cursor?: string | null): Promise<Page<Row>> {
  const query = new URLSearchParams({ limit: `${limit}`, ...(cursor ? { cursor } : {}) })
  const response = await call(`${path}?${query}`)
  const { data, next_cursor } = (await response.json()) as { data: Row[]; next_cursor: string | null }
  return { rows: data, next: next_cursor }
}

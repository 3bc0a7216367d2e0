import type { ZodType } from 'zod'
import { AppError } from '../errors.ts'

/** Reads an address's query by a schema of texts; 400 with the first problem as a sentence. A name that comes twice counts once. */
export function readQuery<T>(url: URL, schema: ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success)
    throw new AppError('bad_request', parsed.error.issues[0]?.message ?? 'The query is not as expected.')
  return parsed.data
}

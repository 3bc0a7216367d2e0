import { z } from 'zod'
import { AppError } from '../errors.ts'

/** An id in the path; what is no UUID names nothing. */
export function requireId(value: string | undefined, message = 'This template does not exist.'): string {
  const id = z.uuid().safeParse(value)
  if (!id.success) throw new AppError('not_found', message)
  return id.data
}

/** A revision in the path. */
export function requireRevision(value: string | undefined): number {
  const revision = z.coerce.number().int().positive().max(2_147_483_647).safeParse(value)
  if (!revision.success) throw new AppError('not_found', 'This version does not exist.')
  return revision.data
}

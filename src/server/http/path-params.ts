import { z } from 'zod'
import { Revision } from '../../contract/template.ts'
import { AppError } from '../errors.ts'

/** An id in the path; what is no UUID names nothing. */
export function requireId(value: string | undefined, message = 'This template does not exist.'): string {
  const id = z.uuid().safeParse(value)
  if (!id.success) throw new AppError('not_found', message)
  return id.data
}

/** The id of a draft in the path. */
export const requireDraftId = (value: string | undefined) => requireId(value, 'This draft does not exist any more.')

/** A revision in the path; what is no number names none, and a number out of range is a mistake. */
export function requireRevision(value: string | undefined): number {
  if (!/^\d+$/.test(value ?? '')) throw new AppError('not_found', 'This version does not exist.')
  const revision = Revision.safeParse(Number(value))
  if (!revision.success) throw new AppError('bad_request', revision.error.issues[0]?.message ?? '')
  return revision.data
}

/** The id of a brand in the path. */
export const requireBrandId = (value: string | undefined) => requireId(value, 'This brand does not exist.')

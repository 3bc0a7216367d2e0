import type { DirectionsAnswer } from '../../contract/directions.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { Asked } from '../templates/generate.ts'
import type { Job } from '../templates/job.ts'
import { answerDirections } from './answer.ts'
import { makeAnew } from './make-anew.ts'
import { makeDirections } from './make-directions.ts'
import type { DirectionParts } from './parts.ts'
import type { MadeDirections } from './run.ts'
import { takeDirection } from './take-direction.ts'

/** Several designs of one brief, each a version of one template. Another account's template is `not_found` to every call. */
export interface DirectionService {
  /** Throws `not_found` where the template was made in one direction. */
  require: (accountId: string, templateId: string) => Promise<DirectionsAnswer>
  make: (accountId: string, asked: Asked & { count: number }, job: Job<MadeDirections>) => Promise<MadeDirections>
  /** One direction once more: free while it is not finished, else for a credit of its own, and only where that is known. */
  makeAnew: (
    accountId: string,
    asked: { templateId: string; at: number; isAnew: boolean },
    job: Job<DirectionsAnswer>
  ) => Promise<DirectionsAnswer>
  /** Makes a direction the newest; whoever has a plan or none may choose. */
  take: (accountId: string, templateId: string, at: number) => Promise<TemplateAnswer>
}

export function createDirections(parts: DirectionParts): DirectionService {
  return {
    require: (accountId, templateId) => answerDirections(parts.db, accountId, templateId),
    make: (accountId, asked, job) => makeDirections(parts, accountId, asked, job),
    makeAnew: (accountId, { templateId, ...asked }, job) => makeAnew(parts, { accountId, templateId }, asked, job),
    take: (accountId, templateId, at) => takeDirection(parts, accountId, templateId, at)
  }
}

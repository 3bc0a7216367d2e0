import { z } from 'zod'
import type { Operation } from '../email/operations/operation.ts'
import type { TemplateAnswer } from './template.ts'

const place = z.int('A direction is named by its place.').min(0).max(2)
/** One direction once more. `anew`: it is finished, and the person knows that another one costs a credit. */
export const MakeDirection = z.strictObject({ direction: place, anew: z.boolean().default(false) })
export const TakeDirection = z.strictObject({ direction: place })

/** One design of a brief. */
export interface DirectionAnswer {
  name: string
  /** 'Picture first'. */
  label: string
  /** The version that it is; null until it is finished. */
  revision: number | null
  /** Why it is not finished, and null where nobody knows or it is. */
  reason: string | null
  email: Pick<
    TemplateAnswer,
    'name' | 'subject' | 'preheader' | 'html_value' | 'css_value' | 'facts_value' | 'lang' | 'dir'
  > | null
}

/** The designs of a template's brief, each a version of the template. */
export interface DirectionsAnswer {
  template_id: string
  /** The newest of the template. */
  revision: number
  brief: string
  directions: DirectionAnswer[]
  /** The place of the one that the template goes on from; that one is answered as the template is now. */
  taken: number | null
}

/** What is told of one direction while it is made. */
export type DirectionStep = { direction: number } & (
  | { event: 'begun'; data: Pick<DirectionAnswer, 'name' | 'label'> }
  | { event: 'operation'; data: Operation }
  | { event: 'message'; data: { text: string } }
  | { event: 'progress'; data: { section: number; total?: number | undefined; label: string } }
  | { event: 'look'; data: { id: string } }
  | { event: 'finished'; data: { template_id: string; revision: number } }
  | { event: 'failed'; data: { message: string } }
)

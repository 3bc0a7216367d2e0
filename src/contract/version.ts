import { z } from 'zod'
import type { StepCause, StepChange } from '../email/history/step.ts'
import type { ChangeLine } from '../email/operations/change-line.ts'
import type { TemplateAnswer } from './template.ts'

/** `edit` is a save that did not say what was done; the others besides steps are how a template begins or how the chat changes it. */
export const VERSION_CAUSES = [
  'blank',
  'generate',
  'chat',
  'edit',
  'restore',
  'import',
  'copy',
  'hand',
  'code',
  'theme',
  'take-back',
  'undo',
  'redo',
  'merge'
] as const satisfies readonly (StepCause | 'blank' | 'generate' | 'edit' | 'import' | 'copy')[]
export type VersionCause = (typeof VERSION_CAUSES)[number]

const revision = (name: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${name} is the number of a revision.`)
    .transform(Number)
    .refine(number => number < 2 ** 31, `${name} is the number of a revision.`)

/** Of an address's query, where everything is text. `before` is the `next` of the page before. */
export const ListVersions = z.object({
  before: revision('before').optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'limit is a whole number from 1 to 100.')
    .default('50')
    .transform(Number)
})
export const ListChanges = z.object({ since: revision('since') })
export type VersionsQuery = z.infer<typeof ListVersions>

/** One version in a list. */
export interface VersionAnswer {
  revision: number
  cause: VersionCause
  /** What was done, as a sentence; names and values stand between `**`. */
  title: string
  author: 'you' | 'designer'
  /** What the designer is called that made it; `null` where none did, or its name was not kept. */
  designer: string | null
  /** Each change of it in words. */
  lines: ChangeLine[]
  created_at: string
}

/** The newest first; `next` leads to the following page, `null` on the last. */
export interface VersionPage {
  versions: VersionAnswer[]
  next: number | null
}

/** A version with the email as it was. */
export type WholeVersionAnswer = VersionAnswer &
  Pick<TemplateAnswer, 'name' | 'subject' | 'preheader' | 'html_value' | 'css_value' | 'facts_value' | 'lang' | 'dir'>

/** What a version did to the one before it. */
export interface VersionChangesAnswer extends Omit<VersionAnswer, 'lines'> {
  changes: StepChange[]
}

/** Versions after one, the oldest first. */
export interface LaterVersionsAnswer {
  versions: VersionChangesAnswer[]
  /** Do their changes lead from the version asked about to the newest? Not where versions are no longer kept, or did not say. */
  unbroken: boolean
}

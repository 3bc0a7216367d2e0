import { z } from 'zod'
import type { EmailSource } from '../email/email.ts'
import { ChooseDesigner } from './designer.ts'

/** Body of `POST /api/drafts/{id}/continue`. `designer`: this once; the account's choice stays what it is. */
export const ContinueDraft = z.strictObject({ designer: ChooseDesigner.optional() })

/** Who may finish a draft. */
export interface DraftWay {
  designer: z.infer<typeof ChooseDesigner>
  /** As it stands in a sentence: "the built-in designer". */
  label: string
  /** From what stands; otherwise it makes an email of its own from the brief. */
  goes_on: boolean
}

/** An email whose making was cut. Times are ISO 8601 in UTC. */
export interface DraftAnswer {
  id: string
  brief: string
  /** As far as it is made. */
  email: EmailSource
  sections: number
  /** Who made it so far, as it stands in a sentence. */
  designer: string
  /** Why it was cut, and what may be done about that. */
  reason: string
  /** The designer failed; otherwise somebody stopped it or left. */
  has_failed: boolean
  /** Who may finish it, the account's own choice first. */
  ways: DraftWay[]
  cut_at: string
}

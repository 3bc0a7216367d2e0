import type { EmailSource } from '../email/email.ts'
import type { Operation } from '../email/operations/operation.ts'

/** What a designer may know besides the brief. */
export interface DesignerContext {
  /** Ends the work early: the caller left or pressed Stop. */
  signal: AbortSignal
  /** Same brief and same seed give the same email from the built-in designer. */
  seed: number
  /** The day the email is written for, for dates said in words ("this Friday"). */
  today: Date
  /** Address of the recipient of mails and links where a brief names none. */
  siteUrl: string
  /** The language the email is asked for in, whatever that of the brief: a designer that writes but one is then not to ask. */
  language?: 'en' | undefined
}

/** One step of a designer's work, in the order it happens. */
export type DesignerEvent =
  | { type: 'words'; text: string }
  /** A part of the instruction that was not done, and why, in a sentence. */
  | { type: 'unable'; text: string }
  /** Already known to apply to everything the designer said before. */
  | { type: 'operation'; operation: Operation }
  /** How far it is: "Making section 3 of 7: products". `total` is unknown to a model. */
  | { type: 'progress'; section: number; total?: number; label: string }

export interface Instruction {
  text: string
  /** The outline ref of the element selected in the preview, if there is one. */
  selected?: string
}

/** What people are told of the designer that needs no network, no key and no model. */
export const BUILT_IN_LABEL = 'Built-in, works offline'

/** Both designers speak this. A failure is thrown as a `DesignerError`; nothing that failed is charged. */
export interface Designer {
  /** As shown to people: 'Built-in, works offline' or the model's name. */
  label: string
  create: (brief: string, context: DesignerContext) => AsyncIterable<DesignerEvent>
  change: (email: EmailSource, instruction: Instruction, context: DesignerContext) => AsyncIterable<DesignerEvent>
}

export type DesignerFailure = 'unavailable' | 'timeout' | 'over-quota' | 'refused' | 'unusable' | 'language'

/** Why a designer stopped. The message is fit for the screen and ends with what to do. */
export class DesignerError extends Error {
  override name = 'DesignerError'
  readonly failure: DesignerFailure

  constructor(failure: DesignerFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

import type { EmailFacts } from '../compose/email-facts.ts'
import type { Look as LookWish } from '../compose/look.ts'
import type { Brand } from '../email/brand/brand.ts'
import type { EmailSource } from '../email/email.ts'
import type { ChangeLine } from '../email/operations/change-line.ts'
import type { Operation } from '../email/operations/operation.ts'
import type { Content } from '../email/sections/section.ts'
import type { Theme } from '../email/theme/theme.ts'
import type { AskedDirection } from './directions/direction.ts'

/** One request to a model: what was read and written, and how it ended. */
export interface ModelCall {
  purpose: 'create' | 'change' | 'refine' | 'test'
  model: string
  /** As the provider counts, what was read from its cache included; by the length of the texts where it was cut before it said. */
  inputTokens: number
  cachedTokens: number
  /** Of those read, what the provider put into its cache. */
  writtenTokens: number
  outputTokens: number
  ms: number
  outcome: 'done' | 'failed' | 'stopped'
}

/** How an account's emails look, as an earlier one says it. */
export interface EarlierEmail {
  theme: Theme
  header?: Content
  footer?: Content
}

/** An email as the page that is open shows it. */
export interface Look {
  /** PNGs of it at widths in px. */
  pictures: { width: number; png: Uint8Array }[]
  /** How wide it came out on a screen of 390 px, in px: more where something reaches out of it. */
  width: number
  /** The element that reaches out the farthest, by its index in the source. */
  widest?: number | undefined
}

/** What a model may be asked for after a creation: nothing, what a check found missing, or that and what pictures show. */
export const REFINES = ['off', 'facts', 'vision'] as const

/** What the form beside a brief held when the email was asked for. */
export interface FormAsked {
  /** What the email is to say, as the person left it; it travels with the email. */
  facts?: EmailFacts | undefined
  /** What was read of the brief and nobody confirmed, as text. */
  guesses?: readonly string[] | undefined
  look?: LookWish | undefined
}

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
  /** What the form beside the brief held; what it says wins over what is read. */
  form?: FormAsked | undefined
  /** The design that is asked for, where the same brief is made in several. */
  direction?: AskedDirection | undefined
  /** Whose email it is: its look, voice and foot are worn, and its rules hold. */
  brand?: Brand | undefined
  /** How the account's emails look, where no brand says it. */
  earlier?: EarlierEmail | undefined
  /** What was made of the brief before it was cut. A model repeats it and goes on; the built-in designer makes the same again. */
  begun?: readonly Operation[] | undefined
  /** What is asked for when the email is made; only checked where nothing is said. */
  refine?: (typeof REFINES)[number] | undefined
  /** Asks the open page how it shows the email as far as it was told; nothing where it does not answer in time. */
  look?: (() => Promise<Look | undefined>) | undefined
  /** Told after each request to a model, however it ended. */
  onCall?: ((call: ModelCall) => void) | undefined
}

/** One way to understand an instruction that is not clear. */
export interface Guess {
  /** "Make the heading one size larger". */
  label: string
  icon: ChangeLine['icon']
  operations: Operation[]
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
  /** What was not done of the instruction may mean any of these, three at most; they fit the email after what was done. */
  | { type: 'guesses'; text: string; guesses: Guess[] }
  /** The last change is to be taken back. */
  | { type: 'undo' }

/** An earlier instruction of the conversation and what was done for it. */
export interface Turn {
  said: string
  operations: Operation[]
}

export interface Instruction {
  text: string
  /** Turns before, the latest last: what "it", "a bit more" and "the other one" refer to. */
  turns?: readonly Turn[]
  /** The email before the last change of the conversation, which "put it back" refers to. */
  before?: EmailSource
  /** The outline ref of the element selected in the preview, if there is one. */
  selected?: string
  /** Another design of the selected section is wanted, with all that it says. */
  isAgain?: boolean
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

/** `key` and `model`: the service refuses the one or does not know the other; `address`: nothing that may be asked answers there. */
export type DesignerFailure =
  | 'unavailable'
  | 'key'
  | 'model'
  | 'address'
  | 'timeout'
  | 'over-quota'
  | 'refused'
  | 'unusable'
  | 'language'

/** Why a designer stopped. The message is fit for the screen and ends with what to do. */
export class DesignerError extends Error {
  override name = 'DesignerError'
  readonly failure: DesignerFailure

  constructor(failure: DesignerFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

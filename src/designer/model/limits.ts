import { failure } from './failures.ts'

/** How freely a model chooses its words, 0 to 2: an email may surprise, a change and a correction may not. */
export interface Temperatures {
  create: number
  change: number
}

/** How a model is asked: how long it may take, in ms, and how freely it writes. */
export interface Limits {
  /** Tokens that an answer may have, thought included. */
  maxOutputTokens: number
  /** Nothing where the model's own usual one is better, or where it refuses any. */
  temperatures?: Temperatures | undefined
  /** Until the first sign of life of an answer. */
  firstTokenTimeoutMs: number
  /** Without a sign of life after the first. */
  silenceTimeoutMs: number
  /** Until all of the work is done, repairs included. */
  timeoutMs: number
  /** Before a request is made once more that failed before its first word, where the service does not say. */
  retryMs: number
}

export const DEFAULT_LIMITS: Limits = {
  maxOutputTokens: 8_000,
  firstTokenTimeoutMs: 20_000,
  silenceTimeoutMs: 15_000,
  timeoutMs: 120_000,
  retryMs: 1_000
}

/** Letters of one answer, thought included: ten times what a long email takes. */
const LONGEST = 64 * 1_024
/** Sections that a model may add in one piece of work. */
export const MOST_SECTIONS = 40

/** Watches an answer as it comes: `signal` aborts where nothing comes for too long. */
export function createPatience({ firstTokenTimeoutMs, silenceTimeoutMs }: Limits) {
  const over = new AbortController()
  const giveUp = () => over.abort()
  let timer = setTimeout(giveUp, firstTokenTimeoutMs)
  let letters = 0
  return {
    signal: over.signal,
    /** Throws `DesignerError` for an answer that does not come to an end. */
    heard(text: string, isThought = false) {
      clearTimeout(timer)
      // Thoughts are shown in parts, with long pauses, and the answer begins anew.
      timer = setTimeout(giveUp, isThought ? firstTokenTimeoutMs : silenceTimeoutMs)
      letters += text.length
      if (letters > LONGEST) throw tooLong()
    },
    end: () => clearTimeout(timer)
  }
}

export const tooLong = () =>
  failure('unusable', 'The model wrote far too much.', 'Please try again, or ask for less at once.')

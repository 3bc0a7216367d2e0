import type { LanguageModel, LanguageModelUsage, ModelMessage } from 'ai'
import type { ModelCall } from '../designer.ts'

/** What a request says of itself, and who is told of it. */
export interface Counted {
  model: LanguageModel
  purpose: ModelCall['purpose']
  system: string
  messages: ModelMessage[]
  /** Aborts when the caller left. */
  signal: AbortSignal
  /** Told how the request ended. */
  onCall?: ((call: ModelCall) => void) | undefined
}

/** Letters to a token, on average: for requests that were cut before the provider counted. */
const LETTERS_PER_TOKEN = 4

/** Counts one request as it goes on, and tells of it once at its end. */
export function countCall(asked: Counted) {
  const begun = performance.now()
  let letters = 0
  let usage: LanguageModelUsage | undefined
  let hasFailed = false
  return {
    heard: (text: string) => {
      letters += text.length
    },
    said: (counted: LanguageModelUsage) => {
      usage = counted
    },
    failed: () => {
      hasFailed = true
    },
    /** A request that neither failed nor came to its end was left by whoever listened. */
    end: (isWhole: boolean) => {
      const outcome = asked.signal.aborted ? 'stopped' : hasFailed ? 'failed' : isWhole ? 'done' : 'stopped'
      asked.onCall?.({
        purpose: asked.purpose,
        model: typeof asked.model === 'string' ? asked.model : asked.model.modelId,
        ...tokensOf(asked, letters, usage),
        ms: Math.round(performance.now() - begun),
        outcome
      })
    }
  }
}

/** Pictures are no text; what they take only the provider knows. */
const withoutPictures = (_: string, value: unknown) => (value instanceof Uint8Array ? undefined : value)

/** A request that was refused before its first word read nothing. */
function tokensOf({ system, messages }: Counted, letters: number, usage?: LanguageModelUsage) {
  const read = system.length + JSON.stringify(messages, withoutPictures).length
  return {
    inputTokens: usage?.inputTokens ?? (letters > 0 ? Math.ceil(read / LETTERS_PER_TOKEN) : 0),
    cachedTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
    writtenTokens: usage?.inputTokenDetails.cacheWriteTokens ?? 0,
    outputTokens: usage?.outputTokens ?? Math.ceil(letters / LETTERS_PER_TOKEN)
  }
}

import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Limits } from './limits.ts'

/** Which model is asked, where, and how long it may take. */
export interface ModelOptions extends Partial<Limits> {
  provider: 'anthropic' | 'openai' | 'openai-compatible'
  model: string
  apiKey?: string | undefined
  /** Base URL of the provider's API, without a trailing slash; the provider's own when absent. Required for `openai-compatible`. */
  baseUrl?: string | undefined
  /** How requests are sent, where the address is not the operator's own to choose. */
  fetch?: typeof globalThis.fetch | undefined
}

const OPENAI = 'https://api.openai.com/v1'

/**
 * The model as the AI SDK talks to it. Nothing is sent yet. With `openai` at another address the chat API is spoken: those
 * who speak OpenAI's language elsewhere know it, and few know the newer one.
 */
export function languageModel({ provider, model, apiKey, baseUrl, fetch }: ModelOptions): LanguageModel {
  const place = baseUrl === undefined ? {} : { baseURL: baseUrl }
  const key = apiKey === undefined ? {} : { apiKey }
  const send = fetch === undefined ? {} : { fetch }
  if (provider === 'anthropic') return createAnthropic({ ...place, ...key, ...send })(model)
  if (provider === 'openai') {
    const openai = createOpenAI({ ...place, ...key, ...send })
    return baseUrl === undefined || baseUrl === OPENAI ? openai(model) : openai.chat(model)
  }
  // Such servers say what they counted only when they are asked to.
  return createOpenAICompatible({ name: 'model', baseURL: baseUrl ?? '', includeUsage: true, ...key, ...send })(model)
}

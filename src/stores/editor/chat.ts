import { atom, computed } from 'nanostores'
import type { ErrorAnswer } from '../../contract/answer.ts'
import type { GuessAnswer, MessageAnswer, TemplateAnswer, UpdateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { ApiError, type Call } from '../api.ts'
import { readEvents } from '../events.ts'
import type { EmailDocument } from './document.ts'

/** The assistant's reply appears this long after a request, or when the update is in if that is later. */
export const REPLY_DELAY_MS = 2_000

export type ChatState = { state: 'idle' } | { state: 'thinking' } | { state: 'failed'; message: string; unsent: string }

/** What is meant by "this": a place in the outline, and its name for people. */
export interface Selection {
  ref: string
  label: string
}

export interface ChatApi {
  call: (path: string, request?: Call) => Promise<Response>
  callJson: <T>(path: string, request?: Call) => Promise<T>
  wait: (ms: number) => Promise<void>
}

/** One of the guesses that a reply offered. */
export interface Guessed {
  message_id: string
  index: number
}

const FAILED = 'The change could not be made. Your email is as it was; try again.'

/** The conversation about one template. Changes arrive in the preview as they are made; the server keeps the result. */
export function createChat(document: EmailDocument, earlier: MessageAnswer[], { call, callJson, wait }: ChatApi) {
  const $messages = atom<MessageAnswer[]>(earlier)
  const $chat = atom<ChatState>({ state: 'idle' })
  const $selection = atom<Selection | undefined>(undefined)
  const $restoring = atom(false)
  /** The email as a guess would make it, while it is pointed at. */
  const $trial = atom<EmailSource | undefined>(undefined)

  /** The reply that Restore takes back: the last one that changed the email, as long as nothing was saved after it. */
  const $restorable = computed([$messages, document.$saved, $chat], (messages, saved, chat) => {
    const reply = messages.findLast(({ revision }) => revision !== null)
    return chat.state !== 'thinking' && reply?.revision === saved?.revision ? reply : undefined
  })

  /** The reply that offers guesses: the last line, while nothing else was said. */
  const $guessing = computed([$messages, $chat], (messages, chat) => {
    const last = messages.at(-1)
    return chat.state !== 'thinking' && last && last.guesses.length > 0 ? last : undefined
  })

  /** Shows what a guess would make of the email; nothing shows the email itself. */
  function tryOut(guess: GuessAnswer | undefined) {
    const batch = createBatch(document.$email.get())
    for (const operation of guess?.operations ?? []) batch.apply(operation)
    $trial.set(guess && batch.email)
  }

  /** Takes a guess as the next turn. */
  function take(reply: MessageAnswer, index: number): Promise<void> {
    return send(reply.guesses[index]?.label ?? '', { message_id: reply.id, index })
  }

  /** Sends an instruction. Blank text, or text while the assistant is thinking, is not sent. */
  async function send(text: string, guess?: Guessed) {
    if (text.trim() === '' || $chat.get().state === 'thinking') return
    tryOut(undefined)
    const before = $messages.get()
    $chat.set({ state: 'thinking' })
    $messages.set([...before, ownMessage(text)])
    try {
      if (!(await document.save()))
        throw new ApiError(409, 'conflict', 'Save your own changes first; then send this again.')
      const [answer] = await Promise.all([follow(text, guess), wait(REPLY_DELAY_MS)])
      show(answer)
    } catch (error) {
      $messages.set(before)
      $chat.set({ state: 'failed', message: error instanceof ApiError ? error.message : FAILED, unsent: text })
    }
  }

  async function follow(text: string, guess: Guessed | undefined): Promise<UpdateAnswer> {
    const template = savedTemplate()
    const before = document.$email.get()
    const batch = createBatch(before)
    const selected = $selection.get()?.ref
    const body = { id: template.id, prompt: text, ...(selected ? { selected } : {}), ...(guess && { guess }) }
    try {
      const response = await call('/api/templates/update', { method: 'POST', body, accept: 'text/event-stream' })
      for await (const { event, data } of readEvents(response)) {
        if (event === 'done') return data as UpdateAnswer
        if (event === 'error') throw refusal(data)
        if (event === 'operation' && batch.apply(data as Operation).ok) document.$email.set(batch.email)
      }
      throw new ApiError(0, 'offline', FAILED)
    } catch (error) {
      document.$email.set(before)
      throw error
    }
  }

  function show(answer: UpdateAnswer) {
    const { message, ...template } = answer
    document.replace({ ...savedTemplate(), ...template })
    $messages.set([...$messages.get(), message])
    $selection.set(undefined)
    $chat.set({ state: 'idle' })
  }

  /**
   * Goes back to the version before the last change and forgets that reply and its request; what was refused since stays.
   * Throws what the API refused.
   */
  async function restore() {
    const reply = $restorable.get()
    if ($restoring.get() || !reply) return
    $restoring.set(true)
    try {
      const body = { template_id: savedTemplate().id }
      const { template } = await callJson<{ template: TemplateAnswer }>('/api/templates/rollback', {
        method: 'POST',
        body
      })
      document.replace(template)
      const messages = $messages.get()
      $messages.set(messages.toSpliced(messages.indexOf(reply) - 1, 2))
    } finally {
      $restoring.set(false)
    }
  }

  function savedTemplate(): TemplateAnswer {
    const template = document.$saved.get()
    if (!template)
      throw new ApiError(0, 'offline', 'This template has not been saved yet. Save it, then send this again.')
    return template
  }

  return { $messages, $chat, $selection, $restorable, $restoring, $guessing, $trial, send, take, tryOut, restore }
}

export type Chat = ReturnType<typeof createChat>

const refusal = (data: unknown) => {
  const { code, message } = data as ErrorAnswer['error']
  return new ApiError(502, code, message)
}

const ownMessage = (content: string): MessageAnswer => ({
  id: crypto.randomUUID(),
  role: 'user',
  content,
  changes: [],
  unplaced: [],
  guesses: [],
  revision: null,
  timestamp: new Date().toISOString()
})

import { atom, computed } from 'nanostores'
import type { z } from 'zod'
import type { ErrorAnswer } from '../../contract/answer.ts'
import type {
  GuessAnswer,
  MessageAnswer,
  TemplateAnswer,
  UpdateAnswer,
  UpdateTemplate
} from '../../contract/template.ts'
import { stepTitle } from '../../email/history/step-title.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { ApiError, type Call } from '../api.ts'
import { readEvents } from '../events.ts'
import { loadSectionStyles } from '../section-styles.ts'
import type { EmailDocument } from './document.ts'
import { isBlank } from './is-blank.ts'
import type { Selection } from './selection.ts'

/** The assistant's reply appears this long after a request, or when the update is in if that is later. */
export const REPLY_DELAY_MS = 2_000

export type ChatState = { state: 'idle' } | { state: 'thinking' } | { state: 'failed'; message: string; unsent: string }

export interface ChatApi {
  call: (path: string, request?: Call) => Promise<Response>
  callJson: <T>(path: string, request?: Call) => Promise<T>
  wait: (ms: number) => Promise<void>
}

/** What is asked besides the words: one of the guesses that a reply offered, or another design of the selected section. */
export type Asked = Pick<z.infer<typeof UpdateTemplate>, 'guess' | 'again'>

const NOTHING_YET = 'The sheet is still empty. Write a brief for it, or begin with something on the sheet.'
const FAILED = 'The change could not be made. Your email is as it was; try again.'

/** The conversation about one template. Changes arrive in the preview as they are made; the server keeps the result. */
export function createChat(
  document: EmailDocument,
  selection: Pick<Selection, '$selected'>,
  earlier: MessageAnswer[],
  { call, callJson, wait }: ChatApi
) {
  const $messages = atom<MessageAnswer[]>(earlier)
  const $chat = atom<ChatState>({ state: 'idle' })
  const $restoring = atom(false)
  /** One reply is taken back at a time: the next one that changes something can be again. */
  const $isRestored = atom(false)

  /** The reply that Restore takes back, and whatever was done by hand since: the last one that changed the email. */
  const $restorable = computed([$messages, $chat, $isRestored], (messages, chat, isRestored) =>
    chat.state === 'thinking' || isRestored ? undefined : messages.findLast(({ revision }) => revision !== null)
  )

  /** The reply that offers guesses: the last line, while nothing else was said. */
  const $guessing = computed([$messages, $chat], (messages, chat) => {
    const last = messages.at(-1)
    return chat.state !== 'thinking' && last && last.guesses.length > 0 ? last : undefined
  })

  /** Shows what a guess would make of the email; nothing shows the email itself. */
  const tryOut = (guess: GuessAnswer | undefined) => document.tryOut(guess?.operations)

  /** Takes a guess as the next turn. */
  function take(reply: MessageAnswer, index: number): Promise<void> {
    return send(reply.guesses[index]?.label ?? '', { guess: { message_id: reply.id, index } })
  }

  /** Sends an instruction. Blank text, or text while the assistant is thinking, is not sent. */
  async function send(text: string, more?: Asked) {
    if (text.trim() === '' || $chat.get().state === 'thinking') return
    tryOut(undefined)
    const before = $messages.get()
    $chat.set({ state: 'thinking' })
    $messages.set([...before, ownMessage(text)])
    let letGo = () => {}
    try {
      // Saved first, it would stay behind as a blank template if the designer could not do it.
      if (!document.$saved.get() && isBlank(document.$email.get()))
        throw new ApiError(422, 'unprocessable', NOTHING_YET)
      if (!(await document.save()))
        throw new ApiError(409, 'conflict', 'Save your own changes first; then send this again.')
      letGo = document.hold()
      const [reply] = await Promise.all([follow(text, more).then(arrive), wait(REPLY_DELAY_MS)])
      show(reply)
    } catch (error) {
      $messages.set(before)
      $chat.set({ state: 'failed', message: error instanceof ApiError ? error.message : FAILED, unsent: text })
    } finally {
      document.turn.leave()
      letGo()
    }
  }

  /** The designer works on what is saved. Its changes show as they come, until somebody goes on by hand. */
  async function follow(text: string, more: Asked | undefined): Promise<UpdateAnswer> {
    const template = savedTemplate()
    const batch = createBatch(document.$email.get())
    const selected = selection.$selected.get()
    const body = { id: template.id, prompt: text, ...(selected && { selected }), ...more }
    // Without them what is added shows once it is saved.
    loadSectionStyles().catch(() => {})
    const response = await call('/api/templates/update', { method: 'POST', body, accept: 'text/event-stream' })
    for await (const { event, data } of readEvents(response)) {
      if (event === 'done') return data as UpdateAnswer
      if (event === 'error') throw refusal(data)
      const isShown = event === 'operation' && batch.apply(data as Operation).ok && !document.history.isPending()
      if (isShown) document.turn.show(batch.email)
    }
    throw new ApiError(0, 'offline', FAILED)
  }

  /** The change is a step as soon as the server has it; the reply may wait. */
  function arrive({ message, ...template }: UpdateAnswer): MessageAnswer {
    const title = message.changes.length > 0 ? stepTitle(message.changes, 'chat') : 'Changed by chat'
    document.turn.arrive({ ...savedTemplate(), ...template }, { cause: 'chat', title, lines: message.changes })
    return message
  }

  function show(reply: MessageAnswer) {
    $messages.set([...$messages.get(), reply])
    if (reply.revision !== null) $isRestored.set(false)
    $chat.set({ state: 'idle' })
  }

  /**
   * Goes back to the version before the last change, with what was done by hand since, and forgets that reply and its request;
   * what was refused since stays. One step, which undo brings again. Throws what the API refused.
   */
  async function restore() {
    const reply = $restorable.get()
    if ($restoring.get() || !reply) return
    $restoring.set(true)
    try {
      await document.save()
      const body = { template_id: savedTemplate().id }
      const { template } = await callJson<{ template: TemplateAnswer }>('/api/templates/rollback', {
        method: 'POST',
        body
      })
      document.receive(template, { cause: 'restore', title: 'Restored the version before the last reply' })
      const messages = $messages.get()
      $isRestored.set(true)
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

  return { $messages, $chat, $restorable, $restoring, $guessing, send, take, tryOut, restore }
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
  guesses: [],
  revision: null,
  timestamp: new Date().toISOString()
})

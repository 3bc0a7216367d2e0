import type { MessageAnswer, UnplacedAnswer } from '../../contract/template.ts'
import { ApiError, callJson as callApi } from '../api.ts'
import type { Chat, ChatApi } from './chat.ts'
import type { EmailDocument } from './document.ts'
import { type PutIn, putIn, takeOut } from './put-in.ts'

type Choice = UnplacedAnswer['choice']

const CHANGED_SINCE =
  'This was changed since it was added, so it stays. Take it out in the preview, in the code or by asking for it.'

/**
 * Settles what an opening message left out of the email. Each throws an `ApiError` with a sentence for the screen; the email and
 * the list are then as they were.
 */
export function createUnplaced(document: EmailDocument, { $messages }: Chat, { callJson }: Pick<ChatApi, 'callJson'>) {
  /** What was added by this page, to be taken back to the byte. */
  const added = new Map<UnplacedAnswer['operation'], PutIn>()
  /** Choices are kept one after the other: the last one made is the last one kept. */
  let keeping: Promise<unknown> = Promise.resolve()

  /** Puts it into the email, once however often it is pressed, and saves. */
  async function add(message: MessageAnswer, index: number) {
    const operation = message.unplaced[index]?.operation
    if (!operation || choiceOf(message.id, index) === 'added') return
    const put = putIn(document.$email.get(), operation)
    if (typeof put === 'string') throw new ApiError(0, 'unprocessable', `It could not be added. ${put}`)
    added.set(operation, put)
    document.edit(put.after, { cause: 'hand', title: `Added from the brief: **${message.unplaced[index]?.text}**` })
    await settle(message, index, 'added')
  }

  /** Takes it out of the email again, and saves. */
  async function undo(message: MessageAnswer, index: number) {
    const operation = message.unplaced[index]?.operation
    if (!operation) return
    const out = takeOut(document.$email.get(), operation, added.get(operation))
    if (!out) throw new ApiError(0, 'unprocessable', CHANGED_SINCE)
    document.edit(out, { cause: 'hand', title: `Taken out again: **${message.unplaced[index]?.text}**` })
    await settle(message, index, 'open')
  }

  const leaveOut = (message: MessageAnswer, index: number) => settle(message, index, 'left-out')

  /** The list changes at once; what could not be kept is as it was, but for the email, whose draft the browser keeps. */
  async function settle({ id }: MessageAnswer, index: number, choice: Choice) {
    const before = choiceOf(id, index)
    show(id, index, choice)
    const keep = async () => {
      if (choice !== 'left-out') await document.save()
      const template = document.$saved.get()?.id
      await callJson(`/api/templates/${template}/messages/${id}`, { method: 'PATCH', body: { index, choice } })
    }
    try {
      const kept = keeping.then(keep, keep)
      keeping = kept
      await kept
    } catch (error) {
      if (before && choice === 'left-out') show(id, index, before)
      throw error
    }
  }

  const choiceOf = (id: string, index: number) =>
    $messages.get().find(message => message.id === id)?.unplaced[index]?.choice

  function show(id: string, index: number, choice: Choice) {
    const change = (message: MessageAnswer) => ({
      ...message,
      unplaced: message.unplaced.map((each, at) => (at === index ? { ...each, choice } : each))
    })
    $messages.set($messages.get().map(message => (message.id === id ? change(message) : message)))
  }

  return { add, undo, leaveOut }
}

export type Unplaced = ReturnType<typeof createUnplaced>

const known = new WeakMap<Chat, Unplaced>()

/** That of a chat, made when the first of its messages has something left out. */
export function unplacedOf(document: EmailDocument, chat: Chat): Unplaced {
  const unplaced = known.get(chat) ?? createUnplaced(document, chat, { callJson: callApi })
  known.set(chat, unplaced)
  return unplaced
}

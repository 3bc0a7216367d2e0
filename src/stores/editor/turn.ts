import type { WritableAtom } from 'nanostores'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import type { Received } from './history.ts'

interface Steps {
  undo: () => void
  redo: () => void
  receive: (next: TemplateAnswer, received: Received) => void
}

/**
 * What a turn of the chat makes, from its first change on to the step that it becomes. Undo means it as soon as it shows: taken
 * back before the server has all of it, it is undone with its arrival, instead of an older step that it builds on.
 */
export function createTurn($trial: WritableAtom<EmailSource | undefined>, steps: Steps) {
  let made: EmailSource | undefined
  /** So many times undo was asked for since the turn showed. */
  let waiting = 0

  /** Shows what has been made so far, unless it was taken back. */
  function show(email: EmailSource) {
    if (waiting > 0) return
    made = email
    $trial.set(email)
  }

  /** All of it is there, as the server saved it. */
  function arrive(next: TemplateAnswer, received: Received) {
    const wished = waiting
    leave()
    steps.receive(next, received)
    for (let count = 0; count < wished; count++) steps.undo()
  }

  /** It came to nothing, or it is done. */
  function leave() {
    made = undefined
    waiting = 0
    $trial.set(undefined)
  }

  function undo() {
    const isShown = made !== undefined && $trial.get() === made
    if (!isShown && waiting === 0) return steps.undo()
    waiting += 1
    $trial.set(undefined)
  }

  function redo() {
    if (waiting === 0) steps.redo()
    else waiting -= 1
  }

  return { show, arrive, leave, undo, redo }
}

import { atom, computed, type WritableAtom } from 'nanostores'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import type { Received } from './history.ts'

interface Steps {
  undo: () => void
  redo: () => void
  /** Answers whether it could be brought in beside what was done here meanwhile. */
  receive: (next: TemplateAnswer, received: Received) => boolean
}

/**
 * What a turn of the chat makes, from its first change on to the step that it becomes. Undo means it as soon as it shows: taken
 * back before the server has all of it, it is undone with its arrival, instead of an older step that it builds on.
 */
export function createTurn($trial: WritableAtom<EmailSource | undefined>, steps: Steps) {
  let made: EmailSource | undefined
  /** Whether it shows, so that it is what undo means. */
  const $isShown = computed($trial, trial => trial !== undefined && trial === made)
  /** Whether it was taken back before it arrived, so that it is what redo means. */
  const $isTakenBack = atom(false)

  /** Shows what has been made so far, unless it was taken back. */
  function show(email: EmailSource) {
    if ($isTakenBack.get()) return
    made = email
    $trial.set(email)
  }

  /** All of it is there, as the server saved it. What could not be brought in is nothing to take back. */
  function arrive(next: TemplateAnswer, received: Received) {
    const isUnwanted = $isTakenBack.get()
    leave()
    if (steps.receive(next, received) && isUnwanted) steps.undo()
  }

  /** It came to nothing, or it is done. */
  function leave() {
    made = undefined
    $isTakenBack.set(false)
    $trial.set(undefined)
  }

  /** Older steps wait until it has arrived: it builds on them. */
  function undo() {
    if ($isTakenBack.get()) return
    if (!$isShown.get()) return steps.undo()
    $isTakenBack.set(true)
    $trial.set(undefined)
  }

  function redo() {
    if (!$isTakenBack.get()) return steps.redo()
    $isTakenBack.set(false)
    if (made) $trial.set(made)
  }

  return { $isShown, $isTakenBack, show, arrive, leave, undo, redo }
}

import { atom, computed } from 'nanostores'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import { tryChange } from '../../email/history/try-change.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { EmailChange } from '../../email/operations/change.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { createHistory, type Doing, type Done } from './history.ts'
import { createSaving, type SavingApi } from './saving.ts'
import { isSameSource, sourceOf } from './template-source.ts'
import { createTurn } from './turn.ts'

export type { SaveState } from './saving.ts'

/** The edited template: its working text with its history, what is saved of it, and how the two are brought together. */
export function createDocument(template: TemplateAnswer | null, api: SavingApi) {
  const history = createHistory(sourceOf(template))
  const saving = createSaving(template, history, api)
  const { $email } = history
  /** The email as something that is only pointed at would make it. */
  const $trial = atom<EmailSource | undefined>(undefined)
  /** What the preview shows. */
  const $shown = computed([$trial, $email], (trial, email) => trial ?? email)

  /** Applies operations as one step of the history. Answers why not, in a sentence. */
  function perform(operations: readonly Operation[], doing?: Doing) {
    $trial.set(undefined)
    const done = history.perform(operations, doing)
    if (done.ok) saving.note()
    return done
  }

  /** Changes the working text directly, as code does, or a name that is typed. */
  function edit(fields: Partial<EmailSource>, doing: Doing = {}) {
    $trial.set(undefined)
    const before = $email.get()
    const after = { ...before, ...fields }
    history.record(after, changeBetween(before, after), { cause: 'code', ...doing })
    saving.note()
  }

  /** Makes a change that was worked out for the email as it stands, as one step. */
  function take(change: EmailChange, doing: Doing & { lines?: ChangeLine[] }): Done {
    const after = tryChange($email.get(), change)
    if (!after) return { ok: false, reason: 'The email was changed meanwhile, so this no longer fits. Try again.' }
    go(() => history.record(after, change, doing))
    return { ok: true }
  }

  /** Shows what operations would make of the email; nothing shows the email itself. What cannot be done is left out. */
  function tryOut(operations: readonly Operation[] | undefined) {
    if (!operations) return $trial.set(undefined)
    const batch = createBatch($email.get())
    for (const operation of operations) batch.apply(operation)
    $trial.set(batch.email)
  }

  function go(work: () => void) {
    $trial.set(undefined)
    work()
    saving.note()
  }

  /** Takes up work that a reload interrupted. Answers whether there was any that is not saved. */
  function recoverDraft(): boolean {
    const { drafts } = api
    const draft = template ? drafts.read(template.id) : drafts.all().find(({ revision }) => revision === 0)
    if (!draft) return false
    const { id, email, cause } = draft
    // Saved after all: only the answer did not reach the page.
    if (isSameSource(email, sourceOf(template))) {
      drafts.clear(id)
      return false
    }
    history.record(email, changeBetween($email.get(), email), { cause, title: 'What was not saved yet' })
    saving.noteDraft(draft)
    return true
  }

  const undo = () => go(history.undo)
  const turn = createTurn($trial, { undo, redo: () => go(history.redo), receive: saving.receive })

  return {
    $email,
    $trial,
    $shown,
    history,
    turn,
    ...saving,
    perform,
    edit,
    take,
    tryOut,
    undo: turn.undo,
    redo: turn.redo,
    recoverDraft
  }
}

export type EmailDocument = ReturnType<typeof createDocument>

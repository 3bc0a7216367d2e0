import { atom, computed } from 'nanostores'
import type { EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import { flattenChange, isNoChange } from '../../email/history/flatten.ts'
import { changeOf, type Step, type StepCause } from '../../email/history/step.ts'
import { stepTitle } from '../../email/history/step-title.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { applyChange, type EmailChange, invert, joinChanges, NO_CHANGE } from '../../email/operations/change.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { against, asOne, extended, linesOf, mergeStep, now, since } from './steps.ts'

/** The email before and after something was done to it. */
export interface Changed {
  before: EmailSource
  after: EmailSource
  change: EmailChange
  /** Whoever shows the change already, such as the text that is typed in. */
  origin: string | undefined
}

export interface Doing {
  cause?: StepCause
  /** In words; made from the changes unless given. */
  title?: string
  /** Goes into the last step when that is of the same group: a word, a drag of a slider. */
  group?: string
  origin?: string
}

export interface Received {
  cause?: StepCause
  title?: string
  lines?: ChangeLine[]
}

export type Done = { ok: true } | { ok: false; reason: string }

/** What was done, so far that it can be undone, and what was undone, so that it can be redone. */
export interface Log {
  steps: Step[]
  /** So many steps hold; those after were undone. */
  at: number
}

/** No person takes back more; each is kept in the browser. */
const MOST_STEPS = 300

/**
 * One history for all that is done to an email: by hand, by chat, in code, by theme. Undo takes back in order, to the byte. What
 * the server has not been sent yet waits in `pending`.
 */
export function createHistory(initial: EmailSource) {
  const $email = atom(initial)
  const $log = atom<Log>({ steps: [], at: 0 })
  const $changed = atom<Changed | undefined>(undefined)
  /** Steps since the last save, in order. */
  let pending: Step[] = []
  /** Steps that the server knows, by id. */
  const known = new Set<string>()
  let group: string | undefined

  const $undo = computed($log, ({ steps, at }) => steps[at - 1])
  const $redo = computed($log, ({ steps, at }) => steps[at])

  /** Applies operations together as one step, or none of them. Answers why not. */
  function perform(operations: readonly Operation[], doing: Doing = {}): Done {
    const batch = createBatch($email.get())
    const changes: Step['changes'] = []
    for (const operation of operations) {
      const before = batch.change
      const result = batch.apply(operation)
      if (!result.ok) return { ok: false, reason: result.plain }
      changes.push({ operation, line: result.line, change: since(before, batch.change) })
    }
    take(batch.email, changes, doing)
    return { ok: true }
  }

  /** Takes over a change that was made elsewhere: in code, by the designer, by the server. */
  function record(after: EmailSource, change: EmailChange, doing: Doing & { lines?: ChangeLine[] }) {
    take(after, asOne(linesOf(doing.lines, doing.title ?? 'Changed'), change), doing)
  }

  function take(after: EmailSource, changes: Step['changes'], { cause = 'hand', title, group: wished, origin }: Doing) {
    const change = flattenChange(changes.reduce((sum, each) => joinChanges(sum, each.change), NO_CHANGE))
    if (isNoChange(change)) return
    const last = wished !== undefined && wished === group ? pending.at(-1) : undefined
    const made = last ? extended(last, changes, change) : changes
    const lines = made.map(({ line }) => line)
    const step = {
      id: last?.id ?? crypto.randomUUID(),
      cause,
      title: title ?? stepTitle(lines, cause),
      changes: made,
      at: now()
    }
    const { steps, at } = $log.get()
    const kept = steps.slice(Math.max(0, at - MOST_STEPS), last ? at - 1 : at)
    pending = [...(last ? pending.slice(0, -1) : pending), step]
    group = wished
    move(after, change, origin, { steps: [...kept, step], at: kept.length + 1 })
  }

  function move(after: EmailSource, change: EmailChange, origin: string | undefined, log: Log) {
    const before = $email.get()
    $log.set(log)
    $email.set(after)
    $changed.set({ before, after, change, origin })
  }

  /** Takes back the last step that holds. */
  function undo() {
    const { steps, at } = $log.get()
    const step = steps[at - 1]
    if (step) go(step, 'undo', { steps, at: at - 1 })
  }

  /** Does again what was undone last. */
  function redo() {
    const { steps, at } = $log.get()
    const step = steps[at]
    if (step) go(step, 'redo', { steps, at: at + 1 })
  }

  function go(step: Step, cause: 'undo' | 'redo', log: Log) {
    const change = cause === 'undo' ? invert(changeOf(step)) : changeOf(step)
    const isLast =
      pending.at(-1)?.id === (cause === 'undo' && !known.has(step.id) ? step.id : `${OTHER[cause]}:${step.id}`)
    group = undefined
    // What the server does not know it need not be sent in order to be taken back.
    if (isLast) pending = pending.slice(0, -1)
    else pending = [...pending, cause === 'redo' && !known.has(step.id) ? step : against(step, cause)]
    move(applyChange($email.get(), change), flattenChange(change), undefined, log)
  }

  /**
   * Takes over a change that the server has and this page has not. What is pending goes on behind it. Answers `false`, and does
   * nothing, where both touch the same bytes.
   */
  function receive(
    change: EmailChange,
    { cause = 'merge', title = 'Changed elsewhere', lines = [] }: Received
  ): boolean {
    const rebased: Step[] = []
    let theirs = change
    for (const step of pending) {
      const merged = mergeStep(step, theirs)
      if (!merged) return false
      rebased.push({ ...step, changes: merged.changes })
      theirs = merged.theirs
    }
    pending = rebased
    group = undefined
    if (isNoChange(theirs)) return true
    const changes = asOne(linesOf(lines, title), theirs)
    const step = { id: crypto.randomUUID(), cause, title, changes, at: now() }
    known.add(step.id)
    const { steps, at } = $log.get()
    const kept = steps.slice(Math.max(0, at - MOST_STEPS), at)
    move(applyChange($email.get(), theirs), flattenChange(theirs), undefined, {
      steps: [...kept, step],
      at: kept.length + 1
    })
    return true
  }

  /** The next thing done begins a step of its own. */
  function close() {
    group = undefined
  }

  /** Hands over the steps that the server does not know; they count as known. */
  function takePending(): Step[] {
    const taken = pending
    pending = []
    for (const { id } of taken) known.add(id)
    close()
    return taken
  }

  /** Puts steps that could not be sent in front again. */
  function giveBack(steps: readonly Step[]) {
    for (const { id } of steps) known.delete(id)
    pending = [...steps, ...pending]
  }

  /**
   * Goes on with a log that was kept in an earlier sitting, and the email that it led to. What was changed elsewhere between the
   * two is a step of its own, so that all before it can still be taken back.
   */
  function takeUp(log: Log, email: EmailSource) {
    for (const { id } of log.steps) known.add(id)
    for (const { id } of pending) known.delete(id)
    if (isSame(email, $email.get())) return $log.set(log)
    const change = changeBetween(email, initial)
    const line: ChangeLine = { icon: 'code', text: 'Changed in another place' }
    const step: Step = {
      id: crypto.randomUUID(),
      cause: 'merge',
      title: line.text,
      changes: [{ line, change }],
      at: now()
    }
    known.add(step.id)
    const { steps, at } = $log.get()
    const earlier = [...log.steps.slice(0, log.at), ...(isNoChange(change) ? [] : [step])]
    $log.set({ steps: [...earlier, ...steps], at: earlier.length + at })
  }

  return {
    $email,
    $log,
    $changed,
    $undo,
    $redo,
    perform,
    record,
    undo,
    redo,
    receive,
    close,
    takePending,
    giveBack,
    takeUp,
    /** Is there anything that the server does not know? */
    isPending: () => pending.length > 0,
    pending: () => pending
  }
}

export type History = ReturnType<typeof createHistory>

const OTHER = { undo: 'redo', redo: 'undo' } as const

const isSame = (one: EmailSource, other: EmailSource) =>
  (Object.keys(one) as (keyof EmailSource)[]).every(key => one[key] === other[key])

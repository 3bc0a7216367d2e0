import { atom } from 'nanostores'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import type { Step } from '../../email/history/step.ts'
import { ApiError, type Call } from '../api.ts'
import type { Draft, DraftStorage } from './drafts.ts'
import type { History, Received } from './history.ts'
import { changesSince } from './remote-changes.ts'
import { bodyOf, copyName, isSameSource, sourceOf } from './template-source.ts'

export type SaveState =
  | { state: 'saved' }
  | { state: 'unsaved' }
  | { state: 'saving' }
  /** The server cannot be reached; what was done is kept in this browser, and tried again. */
  | { state: 'offline' }
  /** The session ended; what was done is kept in this browser. */
  | { state: 'signed-out' }
  | { state: 'failed'; message: string }
  /** Somebody deleted the template; what is here is saved as a new one when somebody asks for it. */
  | { state: 'deleted' }
  /** Someone saved a newer revision meanwhile, of the same places; both are kept until one is chosen. */
  | { state: 'conflict'; theirs: TemplateAnswer }

export interface SavingApi {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  drafts: DraftStorage
  /** Called once a blank template has been saved for the first time. */
  onCreated: (template: TemplateAnswer) => void
}

/** The server keeps so many steps at once; more are one version. */
const MOST_STEPS = 200

/** What the server has of a document, and how what is done here gets there: step by step, merged with what others did. */
export function createSaving(template: TemplateAnswer | null, history: History, api: SavingApi) {
  const { callJson, drafts, onCreated } = api
  const $save = atom<SaveState>({ state: 'saved' })
  /** The saved template; null while it has never been saved. */
  const $saved = atom<TemplateAnswer | null>(template)
  /** The browser names a new template: whoever saves it, and however often, it is the same one. */
  let id = template?.id ?? crypto.randomUUID()
  /** What was sent since the last answer: where none came, it may have arrived all the same. */
  let sent: EmailSource[] = []
  /** Whether this browser keeps what the server has not. */
  const $isKept = atom(true)
  let underWay: Promise<boolean> | undefined
  /** The designer works on what is saved: nothing may be saved until it is done. */
  let isHeld = false

  const isChanged = () => history.isPending() || !isSameSource(history.$email.get(), sourceOf($saved.get()))

  /** Notes that something was done: it is kept in this browser until the server has it. */
  function note() {
    if (!isChanged()) {
      drafts.clear(id)
      if (/unsaved|offline|failed/.test($save.get().state)) $save.set({ state: 'saved' })
      return
    }
    const cause = history.pending().at(-1)?.cause ?? 'hand'
    $isKept.set(drafts.write({ id, revision: $saved.get()?.revision ?? 0, email: history.$email.get(), cause }))
    if ($save.get().state === 'saved') $save.set({ state: 'unsaved' })
  }

  /** Work of an earlier sitting was taken up again. */
  function noteDraft({ id: drafted, revision }: Draft) {
    const saved = $saved.get()
    id = drafted
    if (saved && saved.revision !== revision) $save.set({ state: 'conflict', theirs: saved })
    else note()
  }

  /** Saves what was done. Answers whether all of it is saved now. */
  async function save({ isQuiet = false } = {}): Promise<boolean> {
    // Whoever waited with others finds another save under way.
    while (underWay) await underWay
    const current = $save.get()
    // Said anew: whoever put the choice off is asked again.
    if (current.state === 'conflict' && !isQuiet) $save.set({ ...current })
    if (current.state === 'conflict' || isHeld || (current.state === 'deleted' && isQuiet)) return false
    if ($saved.get() && !isChanged()) return settled()
    underWay = attempt(isQuiet).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  function settled(): boolean {
    if ($save.get().state !== 'saved') $save.set({ state: 'saved' })
    return true
  }

  async function attempt(isQuiet: boolean): Promise<boolean> {
    $save.set({ state: 'saving' })
    const steps = history.takePending()
    const email = history.$email.get()
    if (sent.at(-1) !== email) sent.push(email)
    try {
      settle(await send(email, steps, isQuiet).catch(error => sendWhole(error, email, steps, isQuiet)))
      return $save.get().state === 'saved'
    } catch (error) {
      history.giveBack(steps)
      return refuse(error, isQuiet)
    }
  }

  function send(email: EmailSource, steps: readonly Step[], isQuiet: boolean): Promise<TemplateAnswer> {
    const saved = $saved.get()
    const isStepwise = steps.length > 0 && steps.length <= MOST_STEPS
    const done = { ...bodyOf(email), ...(isStepwise && { steps }) }
    if (!saved) return callJson('/api/templates', { method: 'POST', body: { id, ...done }, isQuiet })
    const body = { revision: saved.revision, ...done }
    return callJson(`/api/templates/${id}`, { method: 'PATCH', body, isQuiet })
  }

  /** Steps that the server cannot follow must not keep the work from being saved: it goes as one version then. */
  function sendWhole(
    error: unknown,
    email: EmailSource,
    steps: readonly Step[],
    isQuiet: boolean
  ): Promise<TemplateAnswer> {
    const isRefused = error instanceof ApiError && (error.code === 'unprocessable' || error.code === 'too_large')
    if (!isRefused || steps.length === 0) throw error
    return send(email, [], isQuiet)
  }

  /** What was done while the save was under way stays unsaved. */
  function settle(answer: TemplateAnswer) {
    sent = []
    drafts.clear(id)
    takeOver(answer)
    $save.set({ state: 'saved' })
    if (isChanged()) note()
  }

  function takeOver(answer: TemplateAnswer) {
    const isNew = !$saved.get()
    $saved.set(answer)
    if (isNew) onCreated(answer)
  }

  async function refuse(error: unknown, isQuiet: boolean): Promise<boolean> {
    if (error instanceof ApiError && error.code === 'conflict') return catchUp(isQuiet)
    if (error instanceof ApiError && error.code === 'not_found') beginAnew()
    $save.set(failureOf(error))
    return false
  }

  /** Without its template, what is here is one that was never saved. */
  function beginAnew() {
    drafts.clear(id)
    id = crypto.randomUUID()
    $saved.set(null)
    note()
  }

  /** Brings in what others saved, where it touches nothing that was done here, and saves again. */
  async function catchUp(isQuiet: boolean): Promise<boolean> {
    try {
      const theirs = await callJson<TemplateAnswer>(`/api/templates/${id}`, { isQuiet })
      if (!isOwn(theirs) && !(await merge(theirs))) {
        $save.set({ state: 'conflict', theirs })
        return false
      }
      takeOver(theirs)
      return await attempt(isQuiet)
    } catch (error) {
      return refuse(error, isQuiet)
    }
  }

  /** Did this page save it, whatever it heard of it? */
  function isOwn(theirs: TemplateAnswer): boolean {
    const source = sourceOf(theirs)
    return sent.some(email => isSameSource(email, source))
  }

  async function merge(theirs: TemplateAnswer): Promise<boolean> {
    const saved = $saved.get()
    const known = saved ? await changesSince(saved, callJson) : undefined
    return history.receive(known ?? changeBetween(sourceOf(saved), sourceOf(theirs)), {
      title: 'Changed in another place'
    })
  }

  /**
   * Takes over what the server did to the template, such as a turn of the chat, with what was done here meanwhile on top. Answers
   * whether it could: both may have touched the same place.
   */
  function receive(next: TemplateAnswer, received: Received): boolean {
    const change = changeBetween(sourceOf($saved.get()), sourceOf(next))
    if (!history.receive(change, received)) {
      $save.set({ state: 'conflict', theirs: next })
      return false
    }
    drafts.clear(next.id)
    $saved.set(next)
    $save.set({ state: 'saved' })
    note()
    return true
  }

  /** Settles a conflict: `theirs` forgets the work of this page, `mine` puts it on top, `copy` saves it as another template. */
  async function resolve(choice: 'theirs' | 'mine' | 'copy') {
    const current = $save.get()
    if (current.state !== 'conflict') return
    const { theirs } = current
    const mine = history.$email.get()
    const body = { ...bodyOf(mine), name: copyName(mine.name) }
    const copy =
      choice === 'copy' ? await callJson<TemplateAnswer>('/api/templates', { method: 'POST', body }) : undefined
    beginAt(theirs)
    if (choice !== 'mine') return copy
    history.record(mine, changeBetween(sourceOf(theirs), mine), { title: 'My version, put over the other' })
    note()
    await save()
    return undefined
  }

  /** The page goes on with a template as the server has it. */
  function beginAt(next: TemplateAnswer) {
    const change = changeBetween(history.$email.get(), sourceOf(next))
    history.takePending()
    drafts.clear(next.id)
    takeOver(next)
    history.receive(change, { title: 'The other version' })
    $save.set({ state: 'saved' })
  }

  /** Keeps anything from being saved until what it answers is called. */
  function hold(): () => void {
    isHeld = true
    return () => {
      isHeld = false
    }
  }

  /** Would work be lost with the page? */
  const isAtRisk = () => !$isKept.get() && isChanged()

  return { $save, $saved, $isKept, isAtRisk, save, note, noteDraft, receive, resolve, hold }
}

function failureOf(error: unknown): SaveState {
  if (error instanceof ApiError && error.code === 'offline') return { state: 'offline' }
  if (error instanceof ApiError && error.status === 401) return { state: 'signed-out' }
  if (error instanceof ApiError && error.code === 'not_found') return { state: 'deleted' }
  const unknown = 'Your changes could not be saved. They are kept in this browser; try again.'
  return { state: 'failed', message: error instanceof ApiError ? error.message : unknown }
}

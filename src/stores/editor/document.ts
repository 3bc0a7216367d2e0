import { atom } from 'nanostores'
import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { ApiError, type Call } from '../api.ts'
import type { DraftStorage } from './drafts.ts'
import { bodyOf, copyName, isSameSource, sourceOf } from './template-source.ts'

export type SaveState =
  | { state: 'saved' }
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  /** Someone saved a newer revision meanwhile; both are kept until one is chosen. */
  | { state: 'conflict'; theirs: TemplateAnswer }

export interface DocumentApi {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  drafts: DraftStorage
  /** Called once a blank template has been saved for the first time. */
  onCreated: (template: TemplateAnswer) => void
}

/** The edited template: its working text, what is saved of it, and how the two are brought together. */
export function createDocument(template: TemplateAnswer | null, { callJson, drafts, onCreated }: DocumentApi) {
  let saved = template
  const $email = atom<EmailSource>(sourceOf(template))
  const $save = atom<SaveState>({ state: 'saved' })
  /** The saved template; null while it has never been saved. */
  const $saved = atom<TemplateAnswer | null>(template)

  const isChanged = () => !isSameSource($email.get(), sourceOf(saved))

  function adopt(next: TemplateAnswer) {
    saved = next
    $saved.set(next)
  }

  /** Takes up work that a reload interrupted. Answers whether there was any. */
  function recoverDraft(): boolean {
    const draft = drafts.read(saved?.id ?? null)
    if (!draft || isSameSource(draft.email, sourceOf(saved))) return false
    $email.set(draft.email)
    const isStale = saved !== null && draft.revision !== saved.revision
    $save.set(isStale ? { state: 'conflict', theirs: saved as TemplateAnswer } : { state: 'unsaved' })
    return true
  }

  /** Changes the working text by hand. Nothing is sent until `save`. */
  function edit(change: Partial<EmailSource>) {
    $email.set({ ...$email.get(), ...change })
    if (!isChanged()) {
      drafts.clear(saved?.id ?? null)
      if ($save.get().state !== 'conflict') $save.set({ state: 'saved' })
      return
    }
    drafts.write(saved?.id ?? null, { revision: saved?.revision ?? 0, email: $email.get() })
    if ($save.get().state !== 'saving' && $save.get().state !== 'conflict') $save.set({ state: 'unsaved' })
  }

  /** Saves the working text. Answers whether all of it is saved now. */
  async function save(): Promise<boolean> {
    const current = $save.get()
    if (current.state === 'saving') return false
    // Said anew: whoever put the choice off is asked again.
    if (current.state === 'conflict') {
      $save.set({ ...current })
      return false
    }
    if (saved && !isChanged()) return true
    $save.set({ state: 'saving' })
    const sent = $email.get()
    try {
      settle(await send(sent))
      return $save.get().state === 'saved'
    } catch (error) {
      await refuse(error)
      return false
    }
  }

  function send(email: EmailSource): Promise<TemplateAnswer> {
    if (!saved) return callJson('/api/templates', { method: 'POST', body: bodyOf(email) })
    return callJson(`/api/templates/${saved.id}`, {
      method: 'PATCH',
      body: { ...bodyOf(email), revision: saved.revision }
    })
  }

  /** What was typed while the save was under way stays unsaved. */
  function settle(answer: TemplateAnswer) {
    const isNew = !saved
    drafts.clear(saved?.id ?? null)
    adopt(answer)
    $save.set({ state: 'saved' })
    if (isChanged()) edit({})
    if (isNew) onCreated(answer)
  }

  async function refuse(error: unknown) {
    if (error instanceof ApiError && error.code === 'conflict' && saved) {
      const theirs = await callJson<TemplateAnswer>(`/api/templates/${saved.id}`).catch(() => undefined)
      if (theirs) return $save.set({ state: 'conflict', theirs })
    }
    const message =
      error instanceof ApiError
        ? error.message
        : 'Your changes could not be saved. They are kept in this browser; try again.'
    $save.set({ state: 'failed', message })
  }

  /** Shows a template as the server has it now, after a change that the server made. */
  function replace(next: TemplateAnswer) {
    drafts.clear(next.id)
    adopt(next)
    $email.set(sourceOf(next))
    $save.set({ state: 'saved' })
  }

  /** Settles a conflict: `theirs` forgets the work of this page, `mine` puts it on top, `copy` saves it as another template. */
  async function resolve(choice: 'theirs' | 'mine' | 'copy') {
    const current = $save.get()
    if (current.state !== 'conflict') return
    const mine = $email.get()
    if (choice === 'theirs') return replace(current.theirs)
    if (choice === 'mine') {
      adopt(current.theirs)
      $save.set({ state: 'unsaved' })
      await save()
      return
    }
    const copy = await callJson<TemplateAnswer>('/api/templates', {
      method: 'POST',
      body: { ...bodyOf(mine), name: copyName(mine.name) }
    })
    replace(current.theirs)
    return copy
  }

  return { $email, $save, $saved, recoverDraft, edit, save, replace, resolve }
}

export type EmailDocument = ReturnType<typeof createDocument>

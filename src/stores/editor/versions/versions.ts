import { atom, computed } from 'nanostores'
import type { TemplateAnswer } from '../../../contract/template.ts'
import type { LaterVersionsAnswer, WholeVersionAnswer } from '../../../contract/version.ts'
import { differencesBetween } from '../../../email/history/differences.ts'
import { type LaterChange, laterChanges } from '../../../email/history/later-changes.ts'
import type { StepChange } from '../../../email/history/step.ts'
import { stepTitle } from '../../../email/history/step-title.ts'
import { ApiError } from '../../api.ts'
import type { EmailDocument } from '../document.ts'
import type { Done } from '../history.ts'
import { bodyOf, sourceOf } from '../template-source.ts'
import { createVersionList, type VersionsApi } from './list.ts'
import { unsavedChanges } from './unsaved.ts'

/** The version that is looked at. */
export type Chosen = { revision: number } & (
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready'
      version: WholeVersionAnswer
      /** What later versions did; nothing where not all of them are kept. */
      since: StepChange[] | undefined
    }
)

const FAILED = 'This version could not be fetched. Your email is as it was; try again.'
const NOT_SAVED = 'Your own changes could not be saved, so nothing was restored. Save them first; then try again.'

/** The versions of the edited template: one can be looked at beside the email as it is, gone back to, or opened as a copy. */
export function createVersions(document: EmailDocument, api: VersionsApi) {
  const { callJson } = api
  const { $email, $save, $saved, history } = document
  const idOf = () => $saved.get()?.id
  const list = createVersionList(idOf, api)
  const $chosen = atom<Chosen | undefined>(undefined)
  const $restoring = atom(false)

  /** Steps that are no version yet, the newest first. */
  const $unsaved = computed([$email, $save], () => history.pending().toReversed())

  /** The chosen version beside the email as it is. */
  const $compared = computed([$chosen, $email], (chosen, now) => {
    if (chosen?.state !== 'ready') return undefined
    const was = sourceOf(chosen.version)
    return { version: chosen.version, was, now, differences: differencesBetween(was, now) }
  })

  /** What was done since the chosen version, the newest first, and what takes it back; nothing where that is not known. */
  const $later = computed([$chosen, $email, $save], (chosen, email): LaterChange[] | undefined => {
    const saved = $saved.get()
    if (chosen?.state !== 'ready' || !chosen.since || !saved) return undefined
    return laterChanges([...chosen.since, ...unsavedChanges(sourceOf(saved), email, history.pending())])
  })

  /** Looks at a version; nothing looks at the email alone. */
  async function choose(revision: number | undefined) {
    $chosen.set(revision === undefined ? undefined : { revision, state: 'loading' })
    if (revision !== undefined) await load(revision)
  }

  async function load(revision: number) {
    try {
      const path = `/api/templates/${idOf()}/versions`
      const [version, since] = await Promise.all([
        callJson<WholeVersionAnswer>(`${path}/${revision}`),
        fetchSince(path, revision)
      ])
      if ($chosen.get()?.revision === revision) $chosen.set({ revision, state: 'ready', version, since })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : FAILED
      if ($chosen.get()?.revision === revision) $chosen.set({ revision, state: 'failed', message })
    }
  }

  /** Changes after a version up to what this page has saved. */
  async function fetchSince(path: string, revision: number): Promise<StepChange[] | undefined> {
    const last = $saved.get()?.revision ?? revision
    const { versions, unbroken } = await callJson<LaterVersionsAnswer>(`${path}/changes?since=${revision}`)
    const wanted = versions.filter(version => version.revision <= last)
    const reached = wanted.at(-1)?.revision ?? revision
    return unbroken && reached === last ? wanted.flatMap(version => version.changes) : undefined
  }

  /** Takes one change back, with all that came after it staying. One step, which undo brings again. */
  function takeBack({ line, back, reason }: LaterChange): Done {
    if (!back) return { ok: false, reason }
    const title = stepTitle([line], 'take-back')
    return document.take(back, { cause: 'take-back', title, lines: [line] })
  }

  /** Makes the chosen version the newest: one step, which undo takes back. `moment` says of when it is. Throws what the API refused. */
  async function restore(moment: string) {
    const chosen = $chosen.get()
    if (!chosen || $restoring.get()) return
    $restoring.set(true)
    try {
      if (!(await document.save())) throw new ApiError(409, 'conflict', NOT_SAVED)
      const path = `/api/templates/${idOf()}/versions/${chosen.revision}/restore`
      const template = await callJson<TemplateAnswer>(path, { method: 'POST' })
      document.receive(template, { cause: 'restore', title: `Restored the version of **${moment}**` })
      $chosen.set(undefined)
    } finally {
      $restoring.set(false)
    }
  }

  /** Makes a template of the chosen version, and answers its id. Throws what the API refused. */
  async function copy(moment: string): Promise<string | undefined> {
    const compared = $compared.get()
    if (!compared) return undefined
    await document.save()
    const name = `${compared.was.name.slice(0, 150)} (${moment})`
    const body = { ...bodyOf(compared.was), name }
    return (await callJson<TemplateAnswer>('/api/templates', { method: 'POST', body })).id
  }

  /** Follows what is saved from now on, until what it answers is called. */
  function follow(): () => void {
    void list.refresh()
    let revision = $saved.get()?.revision
    return $saved.listen(saved => {
      if (saved?.revision === revision) return
      revision = saved?.revision
      void list.refresh()
      const chosen = $chosen.get()
      if (chosen) void load(chosen.revision)
    })
  }

  return { ...list, $chosen, $unsaved, $compared, $later, $restoring, choose, takeBack, restore, copy, follow }
}

export type Versions = ReturnType<typeof createVersions>

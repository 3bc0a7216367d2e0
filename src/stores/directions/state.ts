import { atom, computed } from 'nanostores'
import type { DirectionsAnswer } from '../../contract/directions.ts'
import type { EmailSource } from '../../email/email.ts'
import type { Call } from '../api.ts'
import { type Column, columnsOf } from './columns.ts'

export interface Api {
  call: (path: string, request: Call) => Promise<Response>
  callJson: <T>(path: string, request?: Call) => Promise<T>
  /** The first is finished: from now on the page has an address of its own. */
  onTemplate: (id: string) => void
  /** The server asks how the email of a direction looks here. */
  onLook?: (id: string, email: EmailSource) => void
  /** Credits may have changed. */
  onSettled: () => void
}

/** Why nothing came of a brief. */
export interface Failure {
  message: string
  isLanguage: boolean
}

/** The facts about the designs of one brief, and how an answer changes them. */
export function createState(given: DirectionsAnswer | undefined, callJson: Api['callJson']) {
  const $brief = atom(given?.brief ?? '')
  const $columns = atom<Column[]>(given ? columnsOf(given) : [])
  /** The template that those which are finished are versions of. */
  const $templateId = atom(given?.template_id)
  /** The one that the template goes on from, or that sections are taken for. */
  const $chosen = atom(given?.taken ?? 0)
  /** The others' sections can be taken. */
  const $isTaking = atom(false)
  const $failure = atom<Failure | undefined>(undefined)
  const $isMaking = computed($columns, columns => columns.some(({ state }) => state === 'making'))

  function adopt(answer: DirectionsAnswer) {
    $templateId.set(answer.template_id)
    $brief.set(answer.brief)
    $columns.set(columnsOf(answer))
    if (answer.taken !== null) $chosen.set(answer.taken)
  }

  const change = (at: number, next: (column: Column) => Column) =>
    $columns.set($columns.get().map((column, each) => (each === at ? next(column) : column)))

  const addressOf = (rest = '') => `/api/templates/${$templateId.get()}/directions${rest}`
  const refresh = async () => adopt(await callJson<DirectionsAnswer>(addressOf()))

  return { $brief, $columns, $templateId, $chosen, $isTaking, $failure, $isMaking, adopt, change, addressOf, refresh }
}

export type DirectionsState = ReturnType<typeof createState>

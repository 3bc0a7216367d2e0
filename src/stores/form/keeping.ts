import type { Form } from '../../compose/form/form.ts'
import { fromKept, toKept } from '../../compose/form/kept.ts'
import type { KeptFormAnswer } from '../../contract/kept-form.ts'
import type { Call } from '../api.ts'
import type { TextKeeper } from '../kept-text.ts'
import { FORM_PATH, KEPT_AT, KEPT_FORM } from './kept-place.ts'

/** The server has it so long after the last change. */
const PAUSE_MS = 3_000

/** A form with the brief that it was read from. */
export interface BriefedForm {
  brief: string
  form: Form
}

export interface KeepingParts {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  kept: TextKeeper
}

/** A form that the server keeps, and since when, by its clock. */
export interface ServerForm extends BriefedForm {
  updatedAt: string
}

/** Keeps the form: in the browser at each change, on the server once it stands still. */
export function createKeeping({ callJson, kept }: KeepingParts) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const writeHere = ({ brief, form }: BriefedForm): string => {
    const text = JSON.stringify({ brief, form: toKept(form) })
    kept.write(KEPT_FORM, text)
    return text
  }

  /** Keeps what the server has in the browser too. */
  function keepHere(now: ServerForm) {
    writeHere(now)
    kept.write(KEPT_AT, now.updatedAt)
  }

  function keep(now: BriefedForm) {
    const text = writeHere(now)
    kept.write(KEPT_AT, '')
    clearTimeout(timer)
    timer = setTimeout(() => void put(text), PAUSE_MS)
  }

  async function put(text: string) {
    const answer = await send({ method: 'PUT', body: JSON.parse(text) })
    // What was written meanwhile is not what the server has.
    if (answer && kept.read(KEPT_FORM) === text) kept.write(KEPT_AT, answer.updated_at)
  }

  /** Forgets it, here and on the server. */
  function forget() {
    clearTimeout(timer)
    kept.write(KEPT_FORM, '')
    kept.write(KEPT_AT, '')
    void send({ method: 'DELETE' })
  }

  const send = (request: Call) =>
    callJson<KeptFormAnswer | null>(FORM_PATH, { ...request, isQuiet: true }).catch(() => null)

  /** Sends nothing any more of what was kept: another tab has something newer, or nobody is here. */
  const cancel = () => clearTimeout(timer)

  /** Whether something is kept here; not after sign-out. */
  const isKept = () => kept.read(KEPT_FORM) !== ''
  /** What this browser keeps; nothing where that is damaged or of an older build. */
  const find = () => parsed(jsonOf(kept.read(KEPT_FORM)))

  /** What the account kept last in another browser, where that is newer than what is kept here; what was changed here stays. */
  async function findNewer(): Promise<ServerForm | undefined> {
    const answer = await send({})
    const known = parsed(answer)
    if (!answer || !known) return undefined
    const at = kept.read(KEPT_AT)
    const isOlder = find() === undefined || (at !== '' && Date.parse(at) < Date.parse(answer.updated_at))
    return isOlder ? { ...known, updatedAt: answer.updated_at } : undefined
  }

  return { keep, keepHere, cancel, forget, isKept, find, findNewer }
}

function parsed(answer: unknown): BriefedForm | undefined {
  const { brief, form } = (answer ?? {}) as Partial<KeptFormAnswer>
  const known = fromKept(form)
  return known && typeof brief === 'string' ? { brief, form: known } : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { Form } from '../../compose/form/form.ts'
import { fromKept, toKept } from '../../compose/form/kept.ts'
import type { KeptFormAnswer } from '../../contract/kept-form.ts'
import type { Call } from '../api.ts'
import type { TextKeeper } from '../kept-text.ts'
import { FORM_PATH, KEPT_FORM } from './kept-place.ts'

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

/** Keeps the form: in the browser at each change, on the server once it stands still. */
export function createKeeping({ callJson, kept }: KeepingParts) {
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Keeps what the server has in the browser too. */
  function keepHere({ brief, form }: BriefedForm) {
    const body = { brief, form: toKept(form) }
    kept.write(KEPT_FORM, JSON.stringify(body))
    return body
  }

  function keep(now: BriefedForm) {
    const body = keepHere(now)
    clearTimeout(timer)
    timer = setTimeout(() => void send({ method: 'PUT', body }), PAUSE_MS)
  }

  /** Forgets it, here and on the server. */
  function forget() {
    clearTimeout(timer)
    kept.write(KEPT_FORM, '')
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
  /** What the account kept last, in whichever browser. */
  const fetch = async () => parsed(await send({}))

  return { keep, keepHere, cancel, forget, isKept, find, fetch }
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

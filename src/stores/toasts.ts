import { atom } from 'nanostores'

export interface Toast {
  id: number
  kind: 'success' | 'error'
  message: string
  /** What can be done about it as long as it is there. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  /** The keys that do the same, as they are said to assistive technology. */
  keys?: string
  run: () => void
}

const SUCCESS_LEAVES_AFTER_MS = 6_000
/** Time to decide. */
const ACTION_LEAVES_AFTER_MS = 10_000
/** Of a toast that was held, after it is let go. */
const LEAST_LEFT_MS = 3_000

export const $toasts = atom<Toast[]>([])
let last = 0

interface Leaving {
  timer: ReturnType<typeof setTimeout>
  at: number
}
const leaving = new Map<number, Leaving>()

/** Says that something worked; leaves by itself. */
export function toastSuccess(message: string) {
  leaveIn(show({ kind: 'success', message }), SUCCESS_LEAVES_AFTER_MS)
}

/** Says what was done, with a button, such as to undo it; leaves by itself, a little later. Answers its id. */
export function toastAction(message: string, action: ToastAction): number {
  const id = show({ kind: 'success', message, action })
  leaveIn(id, ACTION_LEAVES_AFTER_MS)
  return id
}

/** Says that something failed, perhaps with a way out; stays until it is closed. */
export function toastError(message: string, action?: ToastAction) {
  show({ kind: 'error', message, ...(action && { action }) })
}

export function closeToast(id: number) {
  clearTimeout(leaving.get(id)?.timer)
  leaving.delete(id)
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
}

/** Keeps a toast that would leave by itself, while somebody is at it. Answers how to let it go. */
export function holdToast(id: number): () => void {
  const held = leaving.get(id)
  if (!held) return () => {}
  clearTimeout(held.timer)
  leaving.delete(id)
  return () => leaveIn(id, Math.max(held.at - Date.now(), LEAST_LEFT_MS))
}

function leaveIn(id: number, ms: number) {
  if (!$toasts.get().some(toast => toast.id === id)) return
  leaving.set(id, { timer: setTimeout(() => closeToast(id), ms), at: Date.now() + ms })
}

/** What is said already is not said beside itself, unless each has something to do. */
function show(toast: Omit<Toast, 'id'>): number {
  last += 1
  const isSaid = ({ kind, message, action }: Toast) =>
    kind === toast.kind && message === toast.message && !action && !toast.action
  $toasts.set([...$toasts.get().filter(each => !isSaid(each)), { id: last, ...toast }])
  return last
}

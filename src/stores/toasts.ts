import { atom } from 'nanostores'

export interface Toast {
  id: number
  kind: 'success' | 'error'
  message: string
}

const SUCCESS_LEAVES_AFTER_MS = 6_000

export const $toasts = atom<Toast[]>([])
let last = 0

/** Says that something worked; leaves by itself. */
export function toastSuccess(message: string) {
  const id = show('success', message)
  setTimeout(() => closeToast(id), SUCCESS_LEAVES_AFTER_MS)
}

/** Says that something failed; stays until it is closed. */
export function toastError(message: string) {
  show('error', message)
}

export function closeToast(id: number) {
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
}

/** What is said already is not said beside itself. */
function show(kind: Toast['kind'], message: string): number {
  last += 1
  const others = $toasts.get().filter(toast => toast.kind !== kind || toast.message !== message)
  $toasts.set([...others, { id: last, kind, message }])
  return last
}

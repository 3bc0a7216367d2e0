import { useStore } from '@nanostores/react'
import { Check, CircleAlert, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { $toasts, closeToast, holdToast, type Toast } from '../../stores/toasts.ts'
import { Icon } from './Icon.tsx'
import { $topDialog } from './top-dialog.ts'

/**
 * Every toast there is: successes announced politely, errors at once. The layout puts it on the page once; while a modal
 * dialog is open they lie in it, where they can be seen and closed.
 */
export function Toasts() {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const dialog = useStore($topDialog, { ssr: 'initial' })
  useWayToToasts(toasts)
  const of = (kind: Toast['kind']) => toasts.filter(toast => toast.kind === kind)
  const region = (
    <section className="toasts" aria-label="Messages">
      <div role="status">
        {of('success').map(toast => (
          <Slip key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert">
        {of('error').map(toast => (
          <Slip key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

function Slip({ toast: { id, kind, message, action } }: { toast: Toast }) {
  const held = useHeld(id)
  const act = () => {
    closeToast(id)
    action?.run()
  }
  return (
    <div className="toast" data-kind={kind} {...held}>
      <Icon of={kind === 'success' ? Check : CircleAlert} />
      <p>{message}</p>
      {action && (
        <button type="button" className="btn btn-bar btn-secondary" aria-keyshortcuts={action.keys} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="plain-button" aria-label="Dismiss" onClick={() => closeToast(id)}>
        <Icon of={X} />
      </button>
    </div>
  )
}

/** Keeps a toast as long as the pointer or the focus is on it. */
function useHeld(id: number) {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  const hold = () => {
    release.current ??= holdToast(id)
  }
  const letGo = ({ currentTarget: slip, type }: SyntheticEvent<HTMLElement>) => {
    if (slip.matches(type === 'blur' ? ':hover' : ':focus-within')) return
    release.current?.()
    release.current = undefined
  }
  return { onPointerEnter: hold, onFocus: hold, onPointerLeave: letGo, onBlur: letGo }
}

/** F6, which goes from pane to pane, leads to the newest toast that can do something, wherever on the page one is. */
function useWayToToasts(toasts: Toast[]) {
  const hasAction = toasts.some(({ action }) => action)
  useEffect(() => {
    if (!hasAction) return
    const onKeyDown = (event: KeyboardEvent) => {
      const button = [...document.querySelectorAll<HTMLElement>('.toast .btn')].at(-1)
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [hasAction])
}

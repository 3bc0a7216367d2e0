import { useStore } from '@nanostores/react'
import { Check, CircleAlert, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { $toasts, closeToast, type Toast } from '../../stores/toasts.ts'
import { Icon } from './Icon.tsx'
import { $topDialog } from './top-dialog.ts'

/**
 * Every toast there is: successes announced politely, errors at once. The layout puts it on the page once; while a modal
 * dialog is open they lie in it, where they can be seen and closed.
 */
export function Toasts() {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const dialog = useStore($topDialog, { ssr: 'initial' })
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

function Slip({ toast }: { toast: Toast }) {
  return (
    <div className="toast" data-kind={toast.kind}>
      <Icon of={toast.kind === 'success' ? Check : CircleAlert} />
      <p>{toast.message}</p>
      <button type="button" className="plain-button" aria-label="Dismiss" onClick={() => closeToast(toast.id)}>
        <Icon of={X} />
      </button>
    </div>
  )
}

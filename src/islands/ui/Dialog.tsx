import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { rescueFocus } from './rescue-focus.ts'
import { putOnTop } from './top-dialog.ts'

export interface DialogProps {
  open: boolean
  /** Called when the visitor closes it: Escape, the cross, or a click beside it. */
  onClose: () => void
  title: string
  /** Width in px; 480 unless told otherwise. */
  width?: number
  /** Airmail stripes on the top edge. */
  stripes?: boolean
  /** Fills a phone's screen. */
  full?: boolean
  children?: ReactNode
  /** Buttons, last in the dialog. */
  actions?: ReactNode
}

/** What can be acted on first in the page itself. */
const FIRST_CONTROL = '#main :is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])'

/**
 * A modal dialog. The browser keeps the focus inside and gives it back to where it was; from a dialog that opened by itself
 * it goes to the page's first control.
 */
export function Dialog({ open, onClose, title, width = 480, stripes, full, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // By script, since the policy of our pages refuses style attributes in their HTML.
    element.style.setProperty('--dialog-width', `${width}px`)
    element.showModal()
    // The browser would begin at the cross; whoever opened a form wants its first field.
    element.querySelector<HTMLElement>('.dialog-body :is(input, textarea)')?.focus()
    const leaveTop = putOnTop(element)
    return () => {
      element.close()
      leaveTop()
      rescueFocus(FIRST_CONTROL)
    }
  }, [open, width])
  const closeFromBeside = (event: MouseEvent) => (event.target === dialog.current ? onClose() : undefined)
  return (
    // The keyboard closes it by Escape, which the browser turns into a close event.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      data-full={full || undefined}
      onClose={onClose}
      onClick={closeFromBeside}
    >
      {open && (
        <>
          {stripes && <div className="stripes" aria-hidden="true" />}
          <div className="dialog-inside">
            <header className="dialog-head">
              <h2 className="page-title" id={heading}>
                {title}
              </h2>
              <button type="button" className="plain-button" aria-label="Close" onClick={onClose}>
                <Icon of={X} size={20} />
              </button>
            </header>
            <div className="dialog-body">{children}</div>
            {actions && <footer className="dialog-actions">{actions}</footer>}
          </div>
        </>
      )}
    </dialog>
  )
}

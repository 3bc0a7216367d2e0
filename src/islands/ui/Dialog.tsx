import { X } from 'lucide-react'
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'

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

/** A modal dialog. The browser keeps the focus inside and gives it back to where it was. */
export function Dialog({ open, onClose, title, width = 480, stripes, full, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      // The browser would begin at the cross; whoever opened a form wants its first field.
      dialog.current?.querySelector<HTMLElement>('.dialog-body :is(input, textarea)')?.focus()
    }
    if (!open) dialog.current?.close()
  }, [open])
  const closeFromBeside = (event: MouseEvent) => (event.target === dialog.current ? onClose() : undefined)
  return (
    // The keyboard closes it by Escape, which the browser turns into a close event.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      data-full={full || undefined}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
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

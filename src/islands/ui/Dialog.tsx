import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useReducer, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { rememberPlace } from './rescue-focus.ts'
import { putOnTop } from './top-dialog.ts'
import { FIRST_FIELD, useFocusInSteps } from './use-focus-in-steps.ts'
import { usePressBeside } from './use-press-beside.ts'
import { WholeWords } from './WholeWords.tsx'

export interface DialogProps {
  open: boolean
  /** Called when the visitor closes it: Escape, the cross, or a click beside it. It stays until `open` says otherwise. */
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

/**
 * A modal dialog. The browser keeps the focus inside and gives it back to where it was. What opened it may be gone by then: the focus
 * goes to what is nearest, and from a dialog that opened by itself to the page's first control.
 */
export function Dialog({ open, onClose, title, width = 480, stripes, full, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew where the browser closed what is to stay open
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // By script, since the policy of our pages refuses style attributes in their HTML.
    element.style.setProperty('--dialog-width', `${width}px`)
    const goBack = rememberPlace(document.activeElement)
    element.showModal()
    // The browser would begin at the cross; whoever opened a form wants its first field.
    element.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    const leaveTop = putOnTop(element)
    return () => {
      element.close()
      leaveTop()
      goBack()
    }
  }, [open, width, closings])
  const noteFocus = useFocusInSteps(dialog)
  const beside = usePressBeside(dialog, onClose)
  // Whoever opened it may have to keep it open: by itself the browser would close what is still at work, and show no more of it.
  const closeByKey = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // A second Escape in a row cannot be refused. Of what was closed from here nobody has to be told.
  const noteClosing = () => {
    if (!open || dialog.current?.open) return
    onClose()
    countClosing()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      data-full={full || undefined}
      onClose={noteClosing}
      onCancel={closeByKey}
      onFocus={noteFocus}
      {...beside}
    >
      {open && (
        <>
          {stripes && <div className="stripes" aria-hidden="true" />}
          <div className="dialog-inside">
            <div className="dialog-head">
              <h2 className="page-title" id={heading} tabIndex={-1}>
                <WholeWords>{title}</WholeWords>
              </h2>
              <button type="button" className="plain-button" aria-label="Close" onClick={onClose}>
                <Icon of={X} size={20} />
              </button>
            </div>
            <div className="dialog-body">{children}</div>
            {actions && <div className="dialog-actions">{actions}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}

import { Lock } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { Icon } from './Icon.tsx'
import { useTip } from './use-tip.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'bar' | 'default' | 'form'
  /** Work is under way: the button keeps its place, width and focus, and does nothing. */
  busy?: boolean
  /** Words while busy, such as 'Generating…'. */
  busyLabel?: string
  /** Why the button may not be used. It stays focusable, shows a lock, and says this in a tooltip. */
  gatedBy?: string | undefined
}

const SIZES = { bar: ' btn-bar', default: '', form: ' btn-form' }
const refuse = (event: MouseEvent) => event.preventDefault()

/** A button of ours. `type` is 'button' unless told otherwise. */
export function Button({ gatedBy, ...props }: ButtonProps) {
  return gatedBy ? <GatedButton gatedBy={gatedBy} {...props} /> : <OpenButton {...props} />
}

function OpenButton({ variant, size, busy = false, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick })}
      className={classOf(variant, size, className)}
    >
      {busyLabel ? <Words now={busy ? busyLabel : children} other={busy ? children : busyLabel} /> : children}
    </button>
  )
}

function GatedButton({ gatedBy, variant, size, busy, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  const id = useId()
  const { tip, handlers } = useTip<HTMLButtonElement>()
  return (
    <>
      <button
        type="button"
        {...rest}
        {...handlers}
        aria-disabled="true"
        aria-describedby={id}
        onClick={refuse}
        className={classOf(variant === 'primary' ? 'secondary' : variant, size, className)}
      >
        <Icon of={Lock} size={16} />
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip tooltip-placed">
        {gatedBy}
      </span>
    </>
  )
}

/** Both wordings share one cell, so that the wider one gives the width. */
function Words({ now, other }: { now: ButtonProps['children']; other: ButtonProps['children'] }) {
  return (
    <span className="btn-words">
      <span>{now}</span>
      <span aria-hidden="true">{other}</span>
    </span>
  )
}

function classOf(variant: ButtonProps['variant'] = 'secondary', size: ButtonProps['size'] = 'default', more = '') {
  return `btn btn-${variant}${SIZES[size]} ${more}`.trim()
}

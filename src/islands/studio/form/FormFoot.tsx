import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Stamp } from '../../ui/Stamp.tsx'

export interface FormFootProps {
  /** 'Uses 1 of your 4 credits' */
  cost: string
  /** How many doubtful facts nobody has decided on. */
  open: number
  /** Nothing can be made. */
  isOff: boolean
  isBusy: boolean
  /** Stands where the cost stood while an email is made, or above it: progress, a note about the designer. */
  children?: ReactNode
  onGenerate: () => void
}

/** What an email costs, what stays out of it, and the button that makes it. */
export function FormFoot({ cost, open, isOff, isBusy, children, onGenerate }: FormFootProps) {
  return (
    <div className="form-foot sticky bottom-0 z-3 flex items-center gap-3.5 border-rule border-t bg-paper max-sm:gap-3">
      <Stamp size="medium" label="CREDIT" />
      <div className="min-w-0 flex-1">
        {isBusy && children ? (
          children
        ) : (
          <>
            <p className="font-[550] text-[0.9375rem]/[1.4]">{cost}</p>
            {open > 0 && <Undecided open={open} />}
            {children}
          </>
        )}
      </div>
      <Button variant="primary" size="form" disabled={isOff} busy={isBusy} busyLabel="Generating…" onClick={onGenerate}>
        Generate
      </Button>
    </div>
  )
}

/** In few words where there is little room. */
function Undecided({ open }: { open: number }) {
  return (
    <p className="small">
      <span className="max-sm:hidden">
        {open === 1 ? '1 undecided fact stays out' : `${open} undecided facts stay out`}
      </span>
      <span className="sm:hidden">{open} undecided, left out</span>
    </p>
  )
}

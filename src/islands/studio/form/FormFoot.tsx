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
    <div className="form-foot">
      <Stamp size="medium" label="CREDIT" />
      <div className="form-cost">
        {isBusy && children ? (
          children
        ) : (
          <>
            <p>{cost}</p>
            {open > 0 && <p className="small">{undecidedWords(open)}</p>}
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

const undecidedWords = (open: number) =>
  open === 1 ? '1 undecided fact stays out' : `${open} undecided facts stay out`

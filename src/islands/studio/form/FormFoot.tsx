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
  /** Stands where the cost stood while an email is made. */
  progress: ReactNode
  /** Stands above it: why the last one failed, or what the designer cannot do. */
  said: ReactNode
  /** Stands below the cost. */
  note: ReactNode
  onGenerate: () => void
}

/** What an email costs, what stays out of it, and the button that makes it; there it is told how the making goes, too. */
export function FormFoot({ cost, open, isOff, isBusy, progress, said, note, onGenerate }: FormFootProps) {
  return (
    <div className="form-foot sticky bottom-0 z-3 border-rule border-t bg-paper">
      {said}
      <div className="flex items-center gap-3.5 max-sm:gap-3">
        <span className="flex max-sm:hidden">
          <Stamp size="medium" label="CREDIT" />
        </span>
        <div className="min-w-0 flex-1">
          {progress || (
            <>
              <p className="font-[550] text-[0.9375rem]/[1.4]">{cost}</p>
              {open > 0 && <Undecided open={open} />}
              {note}
            </>
          )}
        </div>
        <Button
          variant="primary"
          size="form"
          disabled={isOff}
          busy={isBusy}
          busyLabel="Generating…"
          onClick={onGenerate}
        >
          Generate
        </Button>
      </div>
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

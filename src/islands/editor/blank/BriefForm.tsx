import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import type { EntitlementsAnswer } from '../../../contract/account.ts'
import type { Balance } from '../../../stores/access.ts'
import { costWords } from '../../studio/cost.ts'
import { Button } from '../../ui/Button.tsx'
import type { useBrief } from './use-brief.ts'

interface BriefFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  writing: ReturnType<typeof useBrief>
  balance: Balance
  entitlements: EntitlementsAnswer
}

/** Where a brief is written, and what it costs. Enter sends, Shift Enter starts a new line. */
export function BriefForm({ field, writing, balance, entitlements }: BriefFormProps) {
  const { brief, setBrief, isMaking, isPart, canSend, send } = writing
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form className="composer" onSubmit={onSubmit}>
      <textarea
        ref={field}
        rows={3}
        className="brief-field"
        aria-label="Describe your email"
        placeholder="Who is it for, what is it about, what should they do?"
        value={brief}
        readOnly={isMaking}
        onChange={event => setBrief(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="small brief-cost">
        {isPart ? 'Uses no credit' : costWords(balance, entitlements)}
        {!isPart && !entitlements.access_credits && !balance.hasPlan && (
          <>
            {' '}
            <a href="/settings">Choose a plan</a>
          </>
        )}
      </span>
      <Button
        type="submit"
        size="bar"
        variant="primary"
        disabled={!isMaking && !canSend}
        busy={isMaking}
        busyLabel="Generating…"
      >
        {isPart ? 'Add' : 'Generate'}
      </Button>
    </form>
  )
}

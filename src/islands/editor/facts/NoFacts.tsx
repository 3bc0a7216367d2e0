import { useState } from 'react'
import type { Facts } from '../../../stores/editor/facts/facts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'

/** An email that came without facts, and how to get some. */
export function NoFacts({ facts, isBlank }: { facts: Facts; isBlank: boolean }) {
  const [error, setError] = useState<string>()
  const read = () => {
    const done = facts.read()
    setError(done.ok ? undefined : done.reason)
    rescueFocus('.facts-panel-head h2')
  }
  return (
    <section className="facts-panel-body" aria-label="What the email says">
      <p>
        Here stands what an email says: its date, its prices, its code. Change one, and every place that says it changes
        with it.
      </p>
      {isBlank ? (
        <p>The sheet is empty. Put something on it first.</p>
      ) : (
        <>
          <p>
            This email came without such a list. Its subject, headline, buttons, days and prices can be read from its
            texts; what they mean is not guessed.
          </p>
          <Button onClick={read}>Read it from the email</Button>
          {error && <ErrorLine>{error}</ErrorLine>}
        </>
      )}
    </section>
  )
}

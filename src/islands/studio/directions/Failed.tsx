import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { directionsAsked } from '../../../stores/directions/asked.ts'
import type { Directions } from '../../../stores/directions/directions.ts'
import type { Failure } from '../../../stores/directions/state.ts'
import { $draft, loadDraft } from '../../../stores/drafts/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'

/** Nothing came of the brief: why, and how to go on. */
export function Failed({ directions, failure }: { directions: Directions; failure: Failure }) {
  const draft = useStore($draft)
  useEffect(() => void loadDraft().catch(() => {}), [])
  const again = (language?: 'en') => {
    const asked = directionsAsked.find()
    if (!asked) return location.assign('/studio')
    // Another request than the one before: what that is answered would be answered again.
    const next = language ? { ...asked, language, key: crypto.randomUUID() } : asked
    directionsAsked.keep(next)
    void directions.make(next)
  }
  return (
    <section className="directions-failed">
      <ErrorLine>{failure.message}</ErrorLine>
      {draft?.brief === directions.$brief.get() && (
        <p>
          What was made of the first is kept in the{' '}
          <a className="link" href="/studio">
            studio
          </a>
          : continue, keep or discard it there.
        </p>
      )}
      <Button variant="primary" onClick={() => again(failure.isLanguage ? 'en' : undefined)}>
        {failure.isLanguage ? 'Write it in English' : 'Try again'}
      </Button>
    </section>
  )
}

import { useEffect } from 'react'
import { prefetchAuthClient } from '../../stores/session.ts'

/** Fetches the auth client early, and lets a page that comes back from the browser's memory see who is signed in by now. */
export function useFreshPage() {
  useEffect(() => {
    prefetchAuthClient()
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}

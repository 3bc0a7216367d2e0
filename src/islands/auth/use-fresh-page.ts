import { useEffect } from 'react'

/** Lets a page that comes back from the browser's memory see who is signed in by now. */
export function useFreshPage() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, now and as it changes. False in the server's markup. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query]
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false
  )
}

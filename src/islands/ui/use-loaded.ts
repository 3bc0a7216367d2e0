import { useEffect, useState } from 'react'

export type Loaded<Value> = { state: 'loading' | 'failed' } | { state: 'loaded'; value: Value }

/** What is fetched when it is shown for the first time, and what tries again where that failed. `load` must stay the same function. */
export function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, again: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const isLoading = loaded.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    load().then(
      value => setLoaded({ state: 'loaded', value }),
      () => setLoaded({ state: 'failed' })
    )
  }, [isLoading, load])
  return [loaded, () => setLoaded({ state: 'loading' })]
}

/**
 * Tries again for code that could not be fetched, and calls `again` once it is there. Chromium never fetches a module again that
 * failed once (seen in 150), so where that fails the page is opened anew, which keeps all work; without a connection it stays.
 */
export const loadAgain = (load: () => Promise<unknown>, again: () => void) =>
  void load().then(again, () => navigator.onLine && location.reload())

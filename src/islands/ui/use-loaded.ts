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

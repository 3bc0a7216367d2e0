import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'
import { afterPaint, notAfterPaint } from './after-paint.ts'

/**
 * What a store holds, drawn anew once the email has been painted: for all that stands around it, so that a key or a press is seen
 * in the email first. `useStore` is for what must be seen with it.
 */
export function useStoreAfterPaint<Value>(store: ReadableAtom<Value>): Value {
  const follow = useCallback(
    (onChange: () => void) => {
      const stop = store.listen(() => afterPaint(onChange))
      return () => {
        stop()
        notAfterPaint(onChange)
      }
    },
    [store]
  )
  const get = () => store.get()
  return useSyncExternalStore(follow, get, get)
}

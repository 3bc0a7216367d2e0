import { useLayoutEffect } from 'react'

/**
 * Says a fact of the page as `data-{name}` on its root, for what stands elsewhere in it. A `:has()` that asks for it from high up
 * would have the browser look over all below at every change.
 */
export function useRootData(name: string, value: string | undefined) {
  useLayoutEffect(() => {
    if (value === undefined) return
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}

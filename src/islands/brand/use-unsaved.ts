import { useEffect } from 'react'
import type { BrandStore } from '../../stores/brands/brands.ts'

/** Saves when a field is left, and asks who leaves the page before all is saved. */
export function useUnsaved(store: BrandStore) {
  useEffect(() => {
    const isUnsaved = () => store.$save.get().state !== 'saved'
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isUnsaved()) return
      void store.save()
      event.preventDefault()
    }
    const onFocusOut = () => {
      if (store.$save.get().state === 'unsaved') void store.save()
    }
    addEventListener('beforeunload', onLeave)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('beforeunload', onLeave)
      removeEventListener('focusout', onFocusOut)
    }
  }, [store])
}

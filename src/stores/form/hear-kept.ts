import { ownKey } from '../own-storage.ts'
import { readSite } from '../site.ts'
import { KEPT_FORM } from './kept-place.ts'

/** Hears when another tab of the same person keeps or forgets the form. Answers a function that stops. */
export function hearKeptForm(listener: () => void): () => void {
  const key = ownKey(readSite().userId, `text:${KEPT_FORM}`)
  const hear = (event: StorageEvent) => event.key === key && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

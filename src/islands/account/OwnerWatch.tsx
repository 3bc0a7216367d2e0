import { useEffect } from 'react'
import { ownStorage } from '../../stores/own-storage.ts'
import { watchOwner } from '../../stores/page-owner.ts'

/** Shows nothing; keeps the browser's storage tidy, and leaves the page once it is no longer its owner's. */
export function OwnerWatch() {
  useEffect(() => {
    ownStorage.tidy()
    return watchOwner()
  }, [])
  return null
}

import { useEffect } from 'react'
import { watchOwner } from '../../stores/page-owner.ts'

/** Shows nothing; leaves the page once it is no longer its owner's. */
export function OwnerWatch() {
  useEffect(watchOwner, [])
  return null
}

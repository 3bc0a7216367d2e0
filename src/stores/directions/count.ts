import { atom } from 'nanostores'
import { type DirectionCount, type DirectionsAsked, directionsAsked } from './asked.ts'

/** How many designs the person wants of a brief; one until their last choice is read. */
export const $directionCount = atom<DirectionCount>(1)

export const readDirectionCount = () => $directionCount.set(directionsAsked.count())

export function chooseDirectionCount(count: DirectionCount) {
  $directionCount.set(count)
  directionsAsked.keepCount(count)
}

/** Leads to the page where a brief is made in several directions, where more than one is wanted. Answers whether it does. */
export function askDirections(asked: Omit<DirectionsAsked, 'directions' | 'key'>): boolean {
  const directions = $directionCount.get()
  if (directions === 1) return false
  directionsAsked.keep({ ...asked, directions, key: crypto.randomUUID() })
  location.assign('/studio/directions/new')
  return true
}

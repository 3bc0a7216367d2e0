import type { Ask } from '../form/ask.ts'
import { type OwnStorage, ownStorage } from '../own-storage.ts'

/** How many designs are made of a brief. */
export type DirectionCount = 1 | 2 | 3

/** A brief that is to be made in several directions, from the prompt box to the page where they come. */
export interface DirectionsAsked extends Ask {
  prompt: string
  directions: 2 | 3
  /** The same after a reload, so that nothing is made or paid twice. */
  key: string
}

type Storage = Pick<OwnStorage, 'read' | 'write' | 'remove'>
const NAME = 'directions:asked'
const COUNT = 'directions:count'

export function createAsked(storage: Storage) {
  return {
    keep: (asked: DirectionsAsked) => storage.write(NAME, JSON.stringify(asked)),
    find: (): DirectionsAsked | undefined => {
      const text = storage.read(NAME)
      return text === undefined ? undefined : JSON.parse(text)
    },
    forget: () => storage.remove(NAME),
    /** How many directions the person chose last. */
    count: (): DirectionCount => {
      const count = Number(storage.read(COUNT))
      return count === 2 || count === 3 ? count : 1
    },
    keepCount: (count: DirectionCount) => (count === 1 ? storage.remove(COUNT) : storage.write(COUNT, String(count)))
  }
}

export const directionsAsked = createAsked(ownStorage)

import { useStore } from '@nanostores/react'
import type { BrandStore } from '../../stores/brands/brands.ts'
import type { ReadingStore } from '../../stores/brands/reading.ts'
import type { Late } from './load-late.ts'

interface FoundProps {
  store: BrandStore
  reading: ReadingStore
  late: Late | undefined
}

/** What was read of a brand, as a proposal. */
export function Found({ store, reading, late }: FoundProps) {
  const state = useStore(reading.$reading)
  if (state.state !== 'found' || !late) return null
  return <late.Proposed key={state.from} store={store} reading={reading} proposal={state} />
}

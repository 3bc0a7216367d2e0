import { createGuardedFetch } from '../internet/guarded-fetch.ts'
import { AddressRefusal } from './address-refusal.ts'

/** Where a model is asked that an account chose: at public addresses only, or at a server that the operator named. */
export type Reach = 'public' | 'named'

/** How it is asked. Neither way follows redirects: they would lead to places that nobody looked at. */
export function fetchWithin(reach: Reach, guarded = createGuardedFetch({ refusal: AddressRefusal })): typeof fetch {
  return reach === 'public' ? guarded : (input, init) => fetch(input, { ...init, redirect: 'error' })
}

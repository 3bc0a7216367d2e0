import type { StarterAnswer, StarterCard } from '../contract/starter.ts'
import { callJson } from './api.ts'

let list: Promise<StarterCard[]> | undefined

/** The finished emails that a template may begin with; asked for once a page. Throws what the API refused. */
export function loadStarters(): Promise<StarterCard[]> {
  list ??= callJson<StarterCard[]>('/api/starters').catch(error => {
    // The next one who asks tries again.
    list = undefined
    throw error
  })
  return list
}

/** One of them, with its source. Throws what the API refused. */
export function loadStarter(id: string): Promise<StarterAnswer> {
  return callJson<StarterAnswer>(`/api/starters/${id}`)
}

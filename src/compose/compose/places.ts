import type { Composition } from './compose.ts'

type Places = Composition['places']

/** Where a field is said: its own place, else that of the field it is part of (`offer.until` is said where `offer` is). */
export function placeOf(places: Places, path: string): string | undefined {
  const end = path.lastIndexOf('.')
  return places[path] ?? (end > 0 ? placeOf(places, path.slice(0, end)) : undefined)
}

/** The field that a part of the email says; of several the first. Nothing for parts that are copy. */
export function fieldAt(places: Places, ref: string): string | undefined {
  const [field] = Object.entries(places).find(([, place]) => place === ref) ?? []
  const end = ref.lastIndexOf('.')
  return field ?? (end > 0 ? fieldAt(places, ref.slice(0, end)) : undefined)
}

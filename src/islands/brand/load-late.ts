import { type Loaded, loadAgain, useLoaded } from '../ui/use-loaded.ts'

/** What the page comes without. */
export type Late = typeof import('./late.ts')

/** What is fetched first is what can be seen and pressed at once. */
const AT_REST_MS = 200
const rest = () => new Promise(resolve => setTimeout(resolve, AT_REST_MS))

const load = () => rest().then(() => import('./late.ts'))

/** What the page comes without, once it is at rest, and what tries again where that failed. */
export function useLateParts(): [late: Loaded<Late>, again: () => void] {
  const [late, again] = useLoaded(load)
  return [late, () => loadAgain(load, again)]
}

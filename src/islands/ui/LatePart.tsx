import type { ComponentType, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { loadAgain, useLoaded } from './use-loaded.ts'

export interface LatePartProps<More extends object> {
  /** Fetches the component. It must stay the same function. */
  load: () => Promise<{ default: ComponentType<More> }>
  /** What that component needs. */
  more: More
  /** What stands in its place until then: around nothing, or around why it is not there. */
  place?: (inside?: ReactNode) => ReactNode
}

/**
 * A part of the page whose code is fetched once the page is alive. Not `lazy`: streamed by the server, that would bring inline
 * scripts, which the page's policy refuses.
 */
export function LatePart<More extends object>({ load, more, place = inside => inside }: LatePartProps<More>) {
  const [loaded, again] = useLoaded(load)
  if (loaded.state === 'loaded') return <loaded.value.default {...more} />
  if (loaded.state === 'loading') return place()
  return place(
    <div role="alert" className="late-failed">
      <p>This part of the page could not be loaded: the connection was lost.</p>
      <Button size="bar" onClick={() => loadAgain(load, again)}>
        Try again
      </Button>
    </div>
  )
}

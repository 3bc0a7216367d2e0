import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button.tsx'

export interface LatePartProps<More extends object> {
  /** Fetches the component. It must stay the same function. */
  load: () => Promise<{ default: ComponentType<More> }>
  /** What that component needs. */
  more: More
  /** What stands in its place until then: around nothing, or around why it is not there. */
  place: (inside?: ReactNode) => ReactElement
}

type Loaded<More> = { state: 'loading' | 'failed' } | { state: 'loaded'; Part: ComponentType<More> }

/**
 * A part of the page whose code is fetched once the page is alive. Not `lazy`: streamed by the server, that would bring inline
 * scripts, which the page's policy refuses.
 */
export function LatePart<More extends object>({ load, more, place }: LatePartProps<More>) {
  const [loaded, setLoaded] = useState<Loaded<More>>({ state: 'loading' })
  const isLoading = loaded.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    load().then(
      ({ default: Part }) => setLoaded({ state: 'loaded', Part }),
      () => setLoaded({ state: 'failed' })
    )
  }, [isLoading, load])
  if (loaded.state === 'loaded') return <loaded.Part {...more} />
  if (isLoading) return place()
  return place(
    <div role="alert" className="late-failed">
      <p>This part of the page could not be loaded: the connection was lost.</p>
      <Button size="bar" onClick={() => setLoaded({ state: 'loading' })}>
        Try again
      </Button>
    </div>
  )
}

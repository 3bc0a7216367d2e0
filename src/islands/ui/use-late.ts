import { type ComponentType, useEffect, useRef, useState } from 'react'
import { toastError } from '../../stores/toasts.ts'

const LOST = 'This could not be opened: the connection was lost. Nothing is changed; try again when you are online.'

/**
 * A component whose code is fetched once it is wanted: nothing until then. Without a connection a toast says so, `onFailed` is called,
 * and the next wish tries again; `lazy` would take the whole page down. `load` must stay the same function.
 */
export function useLate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onFailed?: () => void
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    if (!isWanted) return
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => {
        toastError(LOST)
        failed.current?.()
      }
    )
  }, [isWanted, load])
  return Part
}

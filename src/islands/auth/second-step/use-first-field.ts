import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the field called `code` once it asks for something else, as `way` says; not when it is first shown. */
export function useFirstField(part: RefObject<HTMLElement | null>, way: unknown) {
  const known = useRef(way)
  useEffect(() => {
    if (known.current !== way) part.current?.querySelector<HTMLElement>('[name=code]')?.focus()
    known.current = way
  }, [part, way])
}

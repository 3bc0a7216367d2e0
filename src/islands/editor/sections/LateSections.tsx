import { type ComponentType, memo, type RefObject, useEffect, useState } from 'react'
import type { EditorStores } from '../use-editor.ts'

type Layer = ComponentType<{ editor: EditorStores }>

interface LateSectionsProps {
  editor: EditorStores
  bench: RefObject<HTMLElement | null>
}

/** What is done with sections, fetched when pointer or keyboard first come to the bench; at once where a finger may press long. */
export const LateSections = memo(function LateSections({ editor, bench }: LateSectionsProps) {
  const [Layer, setLayer] = useState<Layer>()
  useEffect(() => {
    if (Layer) return
    const off = new AbortController()
    const load = () =>
      // Without a connection the email can still be worked on, and the next try may succeed.
      import('./SectionLayer.tsx').then(({ SectionLayer }) => setLayer(() => SectionLayer)).catch(() => {})
    for (const type of ['pointerenter', 'focusin']) bench.current?.addEventListener(type, load, { signal: off.signal })
    const stops = [editor.selection.$selected.listen(load), editor.view.$panel.listen(load)]
    if (globalThis.matchMedia('(pointer: coarse)').matches) void load()
    return () => {
      off.abort()
      for (const stop of stops) stop()
    }
  }, [Layer, bench, editor])
  return Layer ? <Layer editor={editor} /> : null
})

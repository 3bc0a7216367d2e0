import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { useCompiledSize } from '../use-compiled-size.ts'
import type { EditorStores } from '../use-editor.ts'
import { Canvas } from './Canvas.tsx'

export interface BenchProps {
  editor: EditorStores
  onKey: (event: KeyboardEvent) => void
}

/** The cutting mat with the email on it, its ruler above and its weight below. */
export function Bench({ editor, onKey }: BenchProps) {
  const { document, view } = editor
  const email = useStore(document.$email)
  const size = useCompiledSize(email)
  const width = view.pixels(useStore(view.$width), useStore(view.$free))
  const marks = Array.from({ length: Math.floor(width / 100) + 1 }, (_, at) => at * 100)
  return (
    <>
      <div className="ruler" aria-hidden="true">
        {marks.map(mark => (
          <span key={mark} style={{ '--at': mark } as CSSProperties}>
            {mark}
          </span>
        ))}
      </div>
      <Canvas editor={editor} onKey={onKey} />
      <div className="checks-line">
        <span className="checks-end">{size}</span>
      </div>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { LatePart } from '../../ui/LatePart.tsx'
import { useCompiled } from '../use-compiled.ts'
import type { EditorStores } from '../use-editor.ts'
import { Canvas } from './Canvas.tsx'

export interface BenchProps {
  editor: EditorStores
  onKey: (event: KeyboardEvent) => void
}

const loadBlank = () => import('../blank/BlankSheet.tsx')
const PlainText = lazy(() => import('./PlainText.tsx'))
const InboxRow = lazy(() => import('./InboxRow.tsx'))

/** The cutting mat with the email on it, its ruler above and its weight below. */
export function Bench({ editor, onKey }: BenchProps) {
  const { document, view } = editor
  const email = useStore(document.$email)
  const compiled = useCompiled(email)
  const light = useStore(view.$light)
  const form = useStore(view.$form)
  const isBlank = useStore(editor.$isSheetBlank)
  // The gallery shows on the sheet what it would add.
  const isChoosing = useStore(view.$panel) === 'gallery'
  const isInbox = useStore(view.$inboxRow)
  return (
    <>
      <Suspense>{isInbox && <InboxRow email={email} />}</Suspense>
      <Ruler editor={editor} />
      {isBlank && !isChoosing ? (
        <LatePart load={loadBlank} place={benchPlace} more={{ editor }} />
      ) : form === 'text' ? (
        <Suspense fallback={<section className="bench" aria-label="Plain text" />}>
          <PlainText email={email} />
        </Suspense>
      ) : (
        <Canvas editor={editor} onKey={onKey} />
      )}
      <div className="checks-line">
        {light !== 'light' && compiled.hasDark === false && (
          <span>It stays light on dark devices: some of its colours are not the theme’s.</span>
        )}
        <span className="checks-end">{compiled.words}</span>
      </div>
    </>
  )
}

const benchPlace = (inside?: ReactNode) => (
  <section className="bench" aria-label="Preview">
    {inside}
  </section>
)

function Ruler({ editor: { view } }: { editor: EditorStores }) {
  const width = useStore(view.$width)
  const free = useStore(view.$free)
  const pixels = view.pixels(width, free)
  const marks = Array.from({ length: Math.floor(pixels / 100) + 1 }, (_, at) => at * 100)
  return (
    <div className="ruler" aria-hidden="true">
      {marks.map(mark => (
        <span key={mark} style={{ '--at': mark } as CSSProperties}>
          {mark}
        </span>
      ))}
      {width === 'free' && <b style={{ '--at': pixels } as CSSProperties}>{pixels}</b>}
    </div>
  )
}

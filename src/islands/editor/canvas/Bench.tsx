import { useStore } from '@nanostores/react'
import type { CSSProperties, ReactNode } from 'react'
import { LatePart } from '../../ui/LatePart.tsx'
import { useLate } from '../../ui/use-late.ts'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import { useCompiled } from '../use-compiled.ts'
import type { EditorStores } from '../use-editor.ts'
import { Canvas } from './Canvas.tsx'

export interface BenchProps {
  editor: EditorStores
  onKey: (event: KeyboardEvent) => void
}

const loadBlank = () => import('../blank/BlankSheet.tsx')
const loadPlainText = () => import('./PlainText.tsx')
const loadInboxRow = () => import('./InboxRow.tsx')

/** The cutting mat with the email on it, its ruler above and its weight below. */
export function Bench({ editor, onKey }: BenchProps) {
  const { document, view } = editor
  const email = useStoreAfterPaint(document.$email)
  const compiled = useCompiled(email)
  const light = useStore(view.$light)
  const form = useStore(view.$form)
  const isBlank = useStore(editor.$isSheetBlank)
  // The gallery shows on the sheet what it would add.
  const isChoosing = useStore(view.$panel) === 'gallery'
  const isInbox = useStore(view.$inboxRow)
  const InboxRow = useLate(loadInboxRow, isInbox)
  const PlainText = useLate(loadPlainText, form === 'text', () => view.$form.set('email'))
  return (
    <>
      {isInbox && (InboxRow ? <InboxRow email={email} /> : <div className="inbox-row" />)}
      <Ruler editor={editor} />
      {isBlank && !isChoosing ? (
        <LatePart load={loadBlank} place={benchPlace} more={{ editor }} />
      ) : form === 'text' ? (
        PlainText ? (
          <PlainText email={email} />
        ) : (
          <section className="bench" aria-label="Plain text" />
        )
      ) : (
        <Canvas editor={editor} onKey={onKey} />
      )}
      <div className="checks-line">
        {isBlank && <span className="small">Nothing to check yet</span>}
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
        <span key={mark}>{mark}</span>
      ))}
      {width === 'free' && <b style={{ '--at': pixels } as CSSProperties}>{pixels}</b>}
    </div>
  )
}

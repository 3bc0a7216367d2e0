import { type KeyboardEvent, useState } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { saveByHand } from './save-by-hand.ts'

/** The template's name, which is changed where it stands. An empty one goes back to what it was. */
export function EditorName({ document }: { document: EmailDocument }) {
  const { name } = useStoreAfterPaint(document.$email)
  const [draft, setDraft] = useState<string>()
  const finish = () => {
    const next = draft?.trim()
    setDraft(undefined)
    if (!next || next === name) return
    document.perform([{ op: 'meta', name: next }])
    void saveByHand(document)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(undefined)
    if (event.key === 'Enter') event.currentTarget.blur()
  }
  return (
    <h1 className="editor-name">
      <input
        aria-label="Name of the template"
        title={name}
        maxLength={200}
        value={draft ?? name}
        onChange={event => setDraft(event.target.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
    </h1>
  )
}

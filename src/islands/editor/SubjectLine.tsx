import { useStore } from '@nanostores/react'
import { Palette, Pencil, Type } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { ariaKeys } from './commands/keys.ts'
import type { EditorStores } from './use-editor.ts'

interface SubjectLineProps {
  editor: EditorStores
  onEdit: () => void
}

/** What a reader sees in the inbox, and the ways to change it, the facts and the theme. Phones have these in their menu. */
export function SubjectLine({ editor: { document, view, theming }, onEdit }: SubjectLineProps) {
  const panel = useStore(view.$panel)
  const { subject, preheader } = useStoreAfterPaint(document.$email)
  return (
    <div className="subject-line">
      <span className="small">Subject</span>
      {subject ? <b className="truncate-line">{subject}</b> : <span>No subject yet</span>}
      <span>{preheader}</span>
      <button type="button" className="plain-button" aria-label="Edit subject and preview text" onClick={onEdit}>
        <Icon of={Pencil} />
      </button>
      <button
        type="button"
        className="theme-button"
        aria-expanded={panel === 'facts'}
        aria-keyshortcuts={ariaKeys('f')}
        onClick={view.toggleFacts}
      >
        <Icon of={Type} />
        Facts
      </button>
      <button
        type="button"
        className="theme-button"
        aria-expanded={panel === 'theme'}
        aria-keyshortcuts={ariaKeys('t')}
        onClick={theming.toggle}
      >
        <Icon of={Palette} />
        Theme
      </button>
    </div>
  )
}

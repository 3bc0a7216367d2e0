import { X } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { DesignersAnswer } from '../../../contract/designer.ts'
import { callJson } from '../../../stores/api.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { focusGenerate } from '../focus-brief.ts'
import { connectWords } from './designer-note.ts'

/** What it is kept under that the note was closed. */
const CLOSED = 'designer-note'

/** What the built-in designer cannot, and the way to a model, for who has none. It stays closed once it was. */
export function DesignerNote() {
  const [isClosed, setClosed] = useState(() => keptText.read(CLOSED) !== '')
  const [loaded] = useLoaded(useCallback(() => callJson<DesignersAnswer>('/api/designers', { isQuiet: true }), []))
  const connect = loaded.state === 'loaded' ? connectWords(loaded.value) : undefined
  if (isClosed || !connect) return null
  const close = () => {
    keptText.write(CLOSED, 'closed')
    setClosed(true)
    focusGenerate()
  }
  return (
    <div className="form-note small flex items-start gap-2">
      <p className="min-w-0 flex-1">
        The built-in designer writes no new copy, and only English. For more,{' '}
        <a className="link" href="/settings/designer">
          {connect}
        </a>
        .
      </p>
      <button type="button" className="plain-button" aria-label="Close this note" onClick={close}>
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import type { EditorStores } from './use-editor.ts'

/** Says to screen readers what is selected, and what was done to it or taken back. What is typed they say themselves. */
export function SelectionNews({ editor: { document, selection } }: { editor: EditorStores }) {
  const selected = useStoreAfterPaint(selection.$described)
  const step = useStoreAfterPaint(document.history.$undo)
  const [news, setNews] = useState('')
  const name = selected && `${selected.parents.map(({ label }) => `${label}, `).join('')}${selected.label} selected`
  useEffect(() => setNews(name ?? ''), [name])
  useEffect(() => {
    if (step?.cause === 'hand' && !/ typed: /.test(step.title)) setNews(step.title.replaceAll('**', ''))
  }, [step])
  return (
    <p role="status" className="only-spoken">
      {news}
    </p>
  )
}

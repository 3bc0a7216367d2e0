import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { EditorStores } from './use-editor.ts'

/** Says to screen readers what is selected, and what was done to it or taken back. What is typed they say themselves. */
export function SelectionNews({ editor: { document, selection } }: { editor: EditorStores }) {
  const selected = useStore(selection.$described)
  const step = useStore(document.history.$undo)
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

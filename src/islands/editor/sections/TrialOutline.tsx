import { useStore } from '@nanostores/react'
import type { EditorStores } from '../use-editor.ts'

/** The outline of what the gallery would add, as it stands in the email for now. */
export function TrialOutline({ editor: { trying, canvas } }: { editor: EditorStores }) {
  const tried = useStore(trying.$tried)
  const box = tried?.ref === undefined ? undefined : canvas.boxOf(tried.ref)
  if (!tried || !box) return null
  const { left, top, width, height } = box
  return (
    <span className="outline-trial" style={{ left, top, width, height }}>
      <b>{tried.label}</b>
    </span>
  )
}

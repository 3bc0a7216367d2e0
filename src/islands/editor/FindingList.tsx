import type { Finding } from '../../email/sending/findings.ts'
import type { EditorStores } from './use-editor.ts'

interface FindingListProps {
  editor: EditorStores
  findings: readonly Finding[]
}

/** What to look at before an email leaves, each with a way to its place. */
export function FindingList({ editor, findings }: FindingListProps) {
  return (
    <ul className="grid gap-3" aria-label="To look at first">
      {findings.map(finding => (
        <li key={finding.words} className="flex items-baseline justify-between gap-4">
          <span>{finding.words}</span>
          {finding.place !== undefined && (
            <button type="button" className="link shrink-0" onClick={() => goTo(editor, `${finding.place}`)}>
              Go to
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Closes the dialog and selects the place in the email, or opens the subject. */
function goTo({ view, selection, canvas }: EditorStores, place: string) {
  view.$dialog.set(place === 'subject' ? 'subject' : undefined)
  if (place === 'subject') return
  selection.select(place)
  canvas.reveal(place)
}

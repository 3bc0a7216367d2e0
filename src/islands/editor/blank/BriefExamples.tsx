import { NOT_FETCHED } from '../../../stores/editor/blank.ts'
import { toastError } from '../../../stores/toasts.ts'

const LABELS = ['Welcome', 'Sale', 'Order on its way'] as const

/** Briefs to begin with; their words are fetched when one is chosen. */
export function BriefExamples({ onChoose }: { onChoose: (example: string) => void }) {
  const choose = (label: (typeof LABELS)[number]) =>
    import('./example-briefs.ts').then(
      ({ EXAMPLE_BRIEFS }) => onChoose(EXAMPLE_BRIEFS[label]),
      () => toastError(NOT_FETCHED)
    )
  return (
    <fieldset className="brief-examples" aria-label="Examples of briefs">
      {LABELS.map(label => (
        <button key={label} type="button" className="btn btn-bar btn-secondary" onClick={() => choose(label)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

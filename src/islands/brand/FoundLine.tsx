import type { FoundRow } from '../../stores/brands/reading.ts'
import { FoundValue } from './FoundValue.tsx'

interface FoundLineProps {
  found: FoundRow
  /** Nothing where there is no brand yet to take it into. */
  onTake: (() => void) | undefined
  onDrop: () => void
  onUndo: () => void
}

/** One thing that was found: dashed until it is taken or dropped, then a line with a way back. */
export function FoundLine({ found: { path, label, part, own, row }, onTake, onDrop, onUndo }: FoundLineProps) {
  if (row.state !== 'open')
    return (
      <li className="brand-settled small">
        {label} {row.state}.
        <button type="button" className="link" onClick={onUndo}>
          Undo<span className="only-spoken">: {label}</span>
        </button>
      </li>
    )
  return (
    <li className="brand-found-row">
      <b>{label}</b>
      <span className="brand-found-says">
        <FoundValue path={path} part={part} />
        {own !== undefined && <span className="small">instead of yours</span>}
      </span>
      <span className="brand-found-ways">
        {onTake && (
          <button type="button" className="text-button" onClick={onTake}>
            Take<span className="only-spoken">: {label}</span>
          </button>
        )}
        <button type="button" className="text-button" onClick={onDrop}>
          Drop<span className="only-spoken">: {label}</span>
        </button>
      </span>
    </li>
  )
}

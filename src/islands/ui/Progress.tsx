export interface ProgressProps {
  /** What is being made: 'Making section 3 of 7: products'. */
  label: string
  /** 0 to 1; absent when nobody knows, and then the stripes drift. */
  value?: number | undefined
  onStop?: () => void
  /** What it costs to stop. */
  note?: string
}

/** Long work, announced politely. */
export function Progress({ label, value, onStop, note }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="progress-part">
      <div className="progress-head">
        <b role="status">{label}</b>
        {onStop && (
          <button type="button" className="link" onClick={onStop}>
            Stop
          </button>
        )}
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        data-unknown={percent === undefined || undefined}
      >
        <div className="stripes" style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
      {note && <p className="small">{note}</p>}
    </div>
  )
}

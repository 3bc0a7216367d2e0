export interface PartHeadProps {
  name: string
  /** How many there are of it. */
  count: number
  isAll: boolean
  onAll: (isAll: boolean) => void
}

/** The name of a part of the panel, and a way to all that it has. */
export function PartHead({ name, count, isAll, onAll }: PartHeadProps) {
  return (
    <div className="theme-part-head">
      <h3>{name}</h3>
      <button type="button" className="text-button" aria-expanded={isAll} onClick={() => onAll(!isAll)}>
        {isAll ? 'Fewer' : `All ${count}`}
        <span className="only-spoken"> of {name}</span>
      </button>
    </div>
  )
}

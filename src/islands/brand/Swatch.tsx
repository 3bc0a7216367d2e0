import { withProperties } from '../ui/with-properties.ts'

/** A colour; without one, its empty place. */
export const Swatch = ({ colour }: { colour: string | undefined }) => (
  <span
    key={colour}
    className="swatch"
    data-empty={!colour || undefined}
    ref={withProperties({ '--swatch': colour ?? 'transparent' })}
  />
)

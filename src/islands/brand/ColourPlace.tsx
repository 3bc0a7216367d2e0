import { lineUpTo } from '../../stores/brands/checks.ts'
import { ColourField, type ColourFieldProps } from '../editor/theme/ColourField.tsx'
import { TypedField } from './TypedField.tsx'

interface ColourPlaceProps extends ColourFieldProps {
  /** What its people call it, and what it is called without that; nothing for a colour that is not chosen yet. */
  name: { own: string; read: string } | undefined
  onName: (name: string) => void
  /** Leaves it to the designer. */
  onLeave: () => void
}

const checkName = lineUpTo(40, 'the name')

/** The field of one colour of a brand, with what it is called. */
export function ColourPlace({ name, onName, onLeave, ...field }: ColourPlaceProps) {
  return (
    <>
      <ColourField {...field} />
      {name && (
        <div className="brand-colour-name">
          <TypedField
            label={`What you call it: ${field.label}`}
            value={name.own}
            placeholder={name.read}
            check={checkName}
            onWrite={onName}
          />
          <button type="button" className="text-button" onClick={onLeave}>
            Leave it to the designer
          </button>
        </div>
      )}
    </>
  )
}

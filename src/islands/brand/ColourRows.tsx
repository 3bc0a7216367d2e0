import { useState } from 'react'
import type { BrandAnswer } from '../../contract/brand.ts'
import { COLOUR_ROLES, type ColourRole } from '../../email/brand/choices.ts'
import { labelColour } from '../../email/theme/colour-label.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { withPart } from '../../stores/brands/parts.ts'
import { ColourPlace } from './ColourPlace.tsx'
import { colourName, ROLES } from './colour-roles.ts'
import { Swatch } from './Swatch.tsx'
import { writePart } from './write-part.ts'

type Colours = BrandAnswer['value']['colours']
type Colour = NonNullable<Colours[ColourRole]>

/** The colours of a brand by the parts that they play; a press opens the field of one below it. */
export function ColourRows({ store, colours }: { store: BrandStore; colours: Colours }) {
  const [role, setRole] = useState<ColourRole>()
  return (
    <ul className="colour-rows" aria-label="Colours">
      {COLOUR_ROLES.map(each => (
        <li key={each}>
          <ColourRow
            role={each}
            colour={colours[each]}
            isOpen={role === each}
            onOpen={() => setRole(role === each ? undefined : each)}
          />
          {role === each && <OpenColour store={store} role={each} colour={colours[each]} onClose={setRole} />}
        </li>
      ))}
    </ul>
  )
}

interface ColourRowProps {
  role: ColourRole
  colour: Colour | undefined
  isOpen: boolean
  onOpen: () => void
}

function ColourRow({ role, colour, isOpen, onOpen }: ColourRowProps) {
  const { label, serves } = ROLES[role]
  return (
    <button
      type="button"
      className="brand-colour"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `brand-colour-${role}` : undefined}
      onClick={onOpen}
    >
      <Swatch colour={colour?.value} />
      <b className="truncate-line">{colour ? colourName(colour) : 'Not chosen'}</b>
      <span className="brand-serves">
        <span className="only-spoken">{label}: </span>
        {serves}
      </span>
      <span className="colour-value">{colour?.value.toUpperCase()}</span>
    </button>
  )
}

interface OpenColourProps {
  store: BrandStore
  role: ColourRole
  colour: Colour | undefined
  onClose: (role: undefined) => void
}

function OpenColour({ store, role, colour, onClose }: OpenColourProps) {
  const path = `colours.${role}`
  const { label, start } = ROLES[role]
  const withColour = (value: string) => (brand: BrandAnswer) =>
    withPart(brand, path, { ...brand.value.colours[role], value })
  const more = {
    id: `brand-colour-${role}`,
    label,
    value: colour?.value ?? start,
    name: colour && { own: colour.name ?? '', read: labelColour(colour.value) },
    onShow: (value: string | undefined) => store.tryOut(value === undefined ? undefined : withColour(value)),
    onChoose: (value: string) => store.change(withColour(value)),
    onName: (name: string) => writePart(store, `${path}.name`, name),
    onLeave: () => writePart(store, path, undefined),
    onClose: () => onClose(undefined)
  }
  return <ColourPlace {...more} />
}

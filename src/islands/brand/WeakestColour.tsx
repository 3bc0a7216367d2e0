import { TriangleAlert } from 'lucide-react'
import type { BrandAnswer } from '../../contract/brand.ts'
import { COLOUR_ROLES } from '../../email/brand/choices.ts'
import { contrastOn } from '../editor/theme/contrast-words.ts'
import { Icon } from '../ui/Icon.tsx'
import { colourName, ROLES } from './colour-roles.ts'

/** Of the colours that words may have, the first that small words may not. */
export function WeakestColour({ colours }: Pick<BrandAnswer['value'], 'colours'>) {
  const paper = colours.surface?.value ?? '#ffffff'
  const weak = COLOUR_ROLES.map(role => ({ role, colour: colours[role] })).find(
    ({ role, colour }) => colour && ROLES[role].isRead && !contrastOn(colour.value, paper).reads
  )?.colour
  if (!weak) return null
  const { ratio } = contrastOn(weak.value, paper)
  return (
    <p className="brand-warning">
      <Icon of={TriangleAlert} size={16} />
      {colourName(weak)} {ratio}, {Number(ratio) >= 3 ? 'large words only' : 'no words'}
    </p>
  )
}

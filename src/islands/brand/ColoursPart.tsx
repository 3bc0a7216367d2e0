import { COLOUR_ROLES } from '../../email/brand/choices.ts'
import { BrandPart } from './BrandPart.tsx'
import type { PartProps } from './part-props.ts'
import { RulesOf } from './RulesOf.tsx'
import { Swatch } from './Swatch.tsx'

/** The colours of the brand. */
export function ColoursPart({ store, brand, late, ...opening }: PartProps) {
  const { colours } = brand.value
  const summary = COLOUR_ROLES.map(each => <Swatch key={each} colour={colours[each]?.value} />)
  return (
    <BrandPart
      id="colours"
      name="Colours"
      summary={summary}
      aside={late && <late.WeakestColour colours={colours} />}
      {...opening}
    >
      {late ? <late.ColourRows store={store} colours={colours} /> : <div className="brand-late-rows" />}
      <RulesOf store={store} brand={brand} late={late} place="colours" isInline />
    </BrandPart>
  )
}

import { BrandPart } from './BrandPart.tsx'
import { LogoSide } from './LogoSide.tsx'
import type { PartProps } from './part-props.ts'
import { RulesOf } from './RulesOf.tsx'

/** The logo, and the one for dark grounds. Without one, the name stands in its place. */
export function LogoPart({ store, brand, late, ...opening }: PartProps) {
  const { light, dark } = brand.value.logo
  const summary = light ? <img className="brand-row-logo" src={light} alt="" /> : brand.name
  return (
    <BrandPart id="logo" name="Logo" summary={summary} {...opening}>
      <div className="brand-logos">
        <LogoSide store={store} brand={brand} late={late} ground="light" src={light} />
        <LogoSide store={store} brand={brand} late={late} ground="dark" src={dark} />
      </div>
      <RulesOf store={store} brand={brand} late={late} place="logo" isInline />
    </BrandPart>
  )
}

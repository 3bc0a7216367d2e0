import { BrandPart } from './BrandPart.tsx'
import { LeaveOpen } from './LeaveOpen.tsx'
import type { PartProps } from './part-props.ts'
import { RulesOf } from './RulesOf.tsx'
import { writePart } from './write-part.ts'

/** The fonts of headings and text. */
export function TypePart({ store, brand, late, ...opening }: PartProps) {
  const { type } = brand.value
  const summary = type && late?.pairingLabel(type)
  const aside = type && <LeaveOpen of="type" onLeave={() => writePart(store, 'type', undefined)} />
  return (
    <BrandPart id="type" name="Type" summary={summary} aside={aside} {...opening}>
      {late ? <late.TypePairs store={store} /> : <div className="brand-late" />}
      <RulesOf store={store} brand={brand} late={late} place="type" isInline />
    </BrandPart>
  )
}

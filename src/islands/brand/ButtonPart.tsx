import type { BrandAnswer } from '../../contract/brand.ts'
import { BUTTON_SHAPES } from '../../email/brand/choices.ts'
import { withPart } from '../../stores/brands/parts.ts'
import { Choices } from '../editor/theme/Choices.tsx'
import { withProperties } from '../ui/with-properties.ts'
import { BrandPart } from './BrandPart.tsx'
import { LeaveOpen } from './LeaveOpen.tsx'
import type { PartProps } from './part-props.ts'
import { SHAPES } from './shapes.ts'
import { writePart } from './write-part.ts'

type Shape = NonNullable<BrandAnswer['value']['button']>

/** The shape of what is pressed. */
export function ButtonPart({ store, brand: { value }, late: _, ...opening }: PartProps) {
  const colour = value.colours.brand?.value ?? value.colours.ink?.value ?? 'var(--ink)'
  const drawn = (shape: Shape) => (
    <span key={colour} className="brand-shape" data-shape={shape} ref={withProperties({ '--swatch': colour })} />
  )
  const aside = value.button && <LeaveOpen of="button" onLeave={() => writePart(store, 'button', undefined)} />
  return (
    <BrandPart id="button" name="Button" summary={value.button && drawn(value.button)} aside={aside} {...opening}>
      <Choices
        label="Button"
        className="brand-shapes"
        choices={BUTTON_SHAPES.map(shape => ({ id: shape, value: shape, label: SHAPES[shape], content: drawn(shape) }))}
        chosen={value.button}
        onShow={shape => store.tryOut(shape && (each => withPart(each, 'button', shape)))}
        onChoose={shape => writePart(store, 'button', shape)}
      />
    </BrandPart>
  )
}

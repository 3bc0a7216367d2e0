import { setSize } from '../set-size.ts'
import { COMMON_SIZES, LARGEST, nextSize, SMALLEST } from '../sizes.ts'
import type { PanelProps } from '../tool.ts'
import { NumberField } from './NumberField.tsx'

/** The size of letters: step by step, typed, or one of the common ones. */
export default function SizePanel({ context }: PanelProps) {
  const { size } = context.look
  const set = (px: number) => setSize(context, px, 'size')
  return (
    <div className="panel-inside size-panel">
      <NumberField label="Size" value={size} least={SMALLEST} most={LARGEST} next={nextSize} onChange={set} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands */}
      <div className="size-steps" role="group" aria-label="Common sizes">
        {COMMON_SIZES.map(px => (
          <button key={px} type="button" aria-pressed={px === size} onClick={() => set(px)}>
            {px}
          </button>
        ))}
      </div>
    </div>
  )
}

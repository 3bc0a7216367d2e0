import { apply } from '../context.ts'
import { widthOperations } from '../set-width.ts'
import type { PanelProps } from '../tool.ts'
import { NumberField } from './NumberField.tsx'

const [LEAST, MOST, STEP] = [16, 800, 20]
/** Shares of the email's width. */
const SHARES = [1, 0.75, 0.5, 0.25]

/** How wide a picture is shown; its height follows. */
export default function WidthPanel({ context }: PanelProps) {
  const { look, editor, part } = context
  const set = (px: number) => apply(context, widthOperations(context, px), { group: `width:${part.ref}` })
  const room = editor.canvas.nodeOf(part.ref)?.parentElement?.clientWidth ?? look.width
  return (
    <div className="panel-inside size-panel">
      <NumberField
        label="Width"
        value={look.width}
        least={LEAST}
        most={MOST}
        next={(value, direction) => value + direction * STEP}
        onChange={set}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands */}
      <div className="size-steps" role="group" aria-label="Share of the width">
        {SHARES.map(share => (
          <button
            key={share}
            type="button"
            aria-pressed={Math.abs(look.width - room * share) < 2}
            onClick={() => set(Math.round(room * share))}
          >
            {share * 100} %
          </button>
        ))}
      </div>
    </div>
  )
}

import { setGround } from '../set-colour.ts'
import type { PanelProps } from '../tool.ts'
import { ColourField } from './ColourField.tsx'

/** The colour that a part stands on. */
export default function GroundPanel({ context }: PanelProps) {
  const { colour, ground } = context.look
  return (
    <ColourField
      context={context}
      label="Ground"
      value={ground}
      contrastWith={colour}
      onChoose={({ css }) => setGround(context, css)}
      onClear={() => setGround(context, '')}
    />
  )
}

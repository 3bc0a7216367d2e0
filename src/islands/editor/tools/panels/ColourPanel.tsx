import { setColour } from '../set-colour.ts'
import type { PanelProps } from '../tool.ts'
import { ColourField } from './ColourField.tsx'

/** The colour of letters. */
export default function ColourPanel({ context }: PanelProps) {
  const { colour, ground } = context.look
  return (
    <ColourField
      context={context}
      label="Colour"
      value={colour}
      contrastWith={ground}
      onChoose={({ css }) => setColour(context, css)}
      onClear={() => setColour(context, '')}
    />
  )
}

import { Frame } from 'lucide-react'
import { styled } from './context.ts'
import { isKind } from './part.ts'
import type { ChoicesTool } from './tool.ts'

const WIDTHS = [
  { value: 0, label: 'No border' },
  { value: 1, label: 'Thin' },
  { value: 2, label: 'Medium' },
  { value: 4, label: 'Thick' }
]

/** A line around a part, in the colour of its text. */
export const border: ChoicesTool = {
  type: 'choices',
  id: 'border',
  name: 'Border',
  icon: Frame,
  isMore: () => true,
  fits: isKind('picture', 'button', 'text', 'item', 'cell', 'block'),
  choices: context =>
    WIDTHS.map(({ value, label }) => ({
      value: `${value}`,
      label,
      isChosen: context.look.border.width === value,
      operations: [
        styled(context, { border: value === 0 ? 'none' : `${value}px solid ${lineColour(context.part.email.css)}` })
      ]
    }))
}

/** A line of the theme follows it. */
const lineColour = (css: string): string => (css.includes('--brand') ? 'var(--brand)' : 'currentcolor')

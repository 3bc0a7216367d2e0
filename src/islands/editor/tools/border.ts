import { Frame } from 'lucide-react'
import { styled } from './context.ts'
import type { Look } from './look.ts'
import { isKind } from './part.ts'
import type { ChoicesTool } from './tool.ts'

const LINES = [
  { value: '0', label: 'No border', line: 'none' },
  { value: '1', label: 'Thin', line: '1px solid' },
  { value: '2', label: 'Medium', line: '2px solid' },
  { value: '4', label: 'Thick', line: '4px solid' },
  { value: '1 dashed', label: 'Thin, dashed', line: '1px dashed' },
  { value: '2 dashed', label: 'Medium, dashed', line: '2px dashed' }
]

/** A line around a part, in the colour of its text. */
export const border: ChoicesTool = {
  type: 'choices',
  id: 'border',
  name: 'Border',
  icon: Frame,
  isMore: () => true,
  fits: isKind('picture', 'button', 'link', 'text', 'item', 'cell', 'block'),
  choices: context =>
    LINES.map(({ value, label, line }) => ({
      value,
      label,
      isChosen: lineOf(context.look.border) === value,
      operations: [
        styled(context, {
          border: line === 'none' ? line : `${line} ${lineColour(context.part.email.css)}`,
          ...(context.part.kind === 'link' && roomFor(line))
        })
      ]
    }))
}

const lineOf = ({ width, isDashed }: Look['border']): string => `${width}${width > 0 && isDashed ? ' dashed' : ''}`

/** A line around a link stands among words: it needs room on all sides, which nothing else gives it. */
const roomFor = (line: string): Record<string, string> =>
  line === 'none'
    ? { display: '', padding: '', 'line-height': '' }
    : { display: 'inline-block', padding: '12px 18px', 'line-height': '20px' }

/** A line of the theme follows it. */
const lineColour = (css: string): string => (css.includes('--brand') ? 'var(--brand)' : 'currentcolor')

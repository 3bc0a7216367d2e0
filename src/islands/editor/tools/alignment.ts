import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react'
import { styled } from './context.ts'
import { isKind } from './part.ts'
import type { ChoicesTool } from './tool.ts'

const SIDES = [
  { value: 'left', label: 'Left', icon: TextAlignStart },
  { value: 'center', label: 'Centre', icon: TextAlignCenter },
  { value: 'right', label: 'Right', icon: TextAlignEnd }
]

/** Left, centre or right. */
export const alignment: ChoicesTool = {
  type: 'choices',
  id: 'alignment',
  name: 'Alignment',
  short: 'Align',
  icon: TextAlignStart,
  fits: isKind('text', 'button', 'cell', 'block'),
  choices: context =>
    SIDES.map(side => ({
      ...side,
      isChosen: context.look.align === side.value,
      operations: [styled(context, { 'text-align': side.value })]
    }))
}

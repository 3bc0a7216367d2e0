import { Square, SquareRoundCorner, Squircle } from 'lucide-react'
import { styled } from './context.ts'
import { isKind } from './part.ts'
import type { ChoicesTool } from './tool.ts'

const CORNERS = [
  { value: '0px', label: 'Square', icon: Square },
  { value: '10px', label: 'Soft', icon: SquareRoundCorner },
  { value: '28px', label: 'Round', icon: Squircle }
]

/** Square, soft or round corners. */
export const corners: ChoicesTool = {
  type: 'choices',
  id: 'corners',
  name: 'Corners',
  icon: Squircle,
  fits: isKind('picture', 'button', 'item', 'cell', 'block'),
  choices: context =>
    CORNERS.map(corner => ({
      ...corner,
      isChosen: nearest(context.look.corner) === corner.value,
      operations: [styled(context, { 'border-radius': corner.value })]
    }))
}

const nearest = (px: number): string => (px < 3 ? '0px' : px < 20 ? '10px' : '28px')

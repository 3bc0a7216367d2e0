import { apply } from '../context.ts'
import { roomOf, type Side, setRoom, sidesOf } from '../spacings.ts'
import type { PanelProps, ToolContext } from '../tool.ts'
import { NumberField } from './NumberField.tsx'

const NAMES: Record<Side, string> = { above: 'Above', below: 'Below', inside: 'Inside' }
const [MOST, STEP] = [200, 4]

/** Room above, below and inside a part. */
export default function SpacingPanel({ context }: PanelProps) {
  const { part } = context
  return (
    <div className="panel-inside spacing-panel">
      {sidesOf(part).map(side => (
        <div key={side} className="spacing-row">
          <span aria-hidden="true">{NAMES[side]}</span>
          <NumberField
            label={NAMES[side]}
            value={roomNow(context, side)}
            least={0}
            most={MOST}
            next={(value, direction) => value + direction * STEP}
            onChange={px => apply(context, setRoom(part, side, px), { group: `room:${part.ref}:${side}` })}
          />
        </div>
      ))}
    </div>
  )
}

/** The room that the preview shows, in px. */
function roomNow({ editor: { canvas }, part }: ToolContext, side: Side): number {
  const room = roomOf(part, side)
  const node = room && canvas.nodeOf(room.ref)
  const style = node?.ownerDocument.defaultView?.getComputedStyle(node)
  const property = room?.properties[0] === 'padding' ? 'padding-top' : room?.properties[0]
  return Math.round(Number.parseFloat(style?.getPropertyValue(property ?? '') ?? '') || 0)
}

import { ArrowDown, ArrowUp, CodeXml, Droplet, Image, LayoutGrid, Minus, Plus, Type, TypeOutline } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import { Icon } from '../ui/Icon.tsx'
import { withProperties } from '../ui/with-properties.ts'

export const ICONS = {
  text: Type,
  colour: Droplet,
  'move-up': ArrowUp,
  'move-down': ArrowDown,
  add: Plus,
  remove: Minus,
  layout: LayoutGrid,
  image: Image,
  code: CodeXml,
  type: TypeOutline
}

/** What a reply changed, line by line, as it was applied. */
export function ChangeList({ changes }: { changes: ChangeLine[] }) {
  if (changes.length === 0) return null
  return (
    <ul className="change-list">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a reply never change
        <li key={index}>
          <Icon of={ICONS[change.icon]} size={16} />
          <span>
            {emphasised(change.text)} <ColourChips line={change} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The colours of a line, before and after, as chips; `between` them may stand a word. */
export function ColourChips({ line: { colours }, between }: { line: ChangeLine; between?: string }) {
  if (!colours) return null
  return (
    <>
      {colours.from && <Chip colour={colours.from} />}
      {colours.from && between}
      <Chip colour={colours.to} />
    </>
  )
}

function Chip({ colour }: { colour: string }) {
  return <i className="chip-colour" aria-hidden="true" ref={withProperties({ '--chip': colour })} />
}

/** New values stand between `**`. */
export function emphasised(text: string): ReactNode {
  return text.split('**').map((part, index) => {
    const key = `${index}${part}`
    return index % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>
  })
}

import { Ellipsis } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, lazy, memo, Suspense, useRef, useState } from 'react'
import type { ListedTemplate } from '../../stores/templates/list.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import type { Cell } from './cells.ts'
import { editedWords } from './edited.ts'
import { TemplatePicture } from './TemplatePicture.tsx'

const RenameField = lazy(() => import('./RenameField.tsx'))
const loadItems = () => import('./TemplateItems.tsx')

interface TemplateCardProps extends Cell {
  template: ListedTemplate
  /** How many templates the list has. */
  total: number
  now: number
}

/** One email of the account: its top as a picture, its name, and when it changed. Only those that change are drawn anew. */
export const TemplateCard = memo(function TemplateCard({ template, now, ...cell }: TemplateCardProps) {
  const { id, name, revision, pictured = revision, updated_at } = template
  const [isRenaming, setRenaming] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || isRenaming) return
    event.preventDefault()
    setRenaming(true)
  }
  const endRenaming = (isByKey: boolean) => {
    setRenaming(false)
    if (isByKey) card.current?.querySelector<HTMLElement>('.template-picture')?.focus()
  }
  const trigger = (props: TriggerProps) => (
    <button type="button" className="plain-button" aria-label={`More for ${name}`} {...props}>
      <Icon of={Ellipsis} />
    </button>
  )
  const shownName = (
    <span className="template-name truncate-line" title={name}>
      {name}
    </span>
  )
  return (
    <li ref={card} className="template-card" data-id={id} {...placing(cell)} onKeyDown={onKeyDown}>
      <a className="template-picture" href={`/editor/${id}`} title={name} aria-keyshortcuts="F2">
        <span className="only-spoken">{name}</span>
        <TemplatePicture name={name} address={`/preview/${id}?revision=${pictured}`} />
      </a>
      <div className="template-foot">
        {isRenaming ? (
          <Suspense fallback={shownName}>
            <RenameField template={template} onEnd={endRenaming} />
          </Suspense>
        ) : (
          shownName
        )}
        <LateMenu trigger={trigger} load={loadItems} more={{ template, onRename: () => setRenaming(true) }} />
      </div>
      <span className="small truncate-line">{editedWords(Date.parse(updated_at), now)}</span>
    </li>
  )
})

/** The place of a template that is being fetched. */
export function EmptyCard({ total, ...cell }: Cell & { total: number }) {
  return (
    <li className="template-card" {...placing({ ...cell, total })} aria-busy="true">
      <span className="template-picture" />
      <div className="template-foot">
        <span className="template-name">&nbsp;</span>
      </div>
      <span className="small">&nbsp;</span>
    </li>
  )
}

/** Where a card stands, for the eye, for assistive technology, and for who looks for it. */
function placing({ index, top, column, total }: Cell & { total: number }) {
  const style = { top, '--column': column } as CSSProperties
  const place = { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': total }
  return top === undefined ? place : { ...place, style }
}

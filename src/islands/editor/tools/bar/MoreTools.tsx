import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { keyOf } from '../../commands/key-table.ts'
import { ariaKeys, keyNames } from '../../commands/keys.ts'
import { backToEmail } from '../context.ts'
import { ToolPanel } from '../ToolPanel.tsx'
import { nameOf, type Tool, type ToolContext } from '../tool.ts'
import { PanelPopover } from './PanelPopover.tsx'
import { moveFocus } from './use-roving.ts'

interface MoreToolsProps {
  tools: readonly Tool[]
  context: ToolContext
  stop: object
}

/** ⋯: the tools that the bar has no room for. What one of them opens takes the place of the list. */
export function MoreTools({ tools, context, stop }: MoreToolsProps) {
  const { view } = context.editor
  const open = useStore(view.$tool)
  const opened = tools.find(({ id }) => id === open)
  const close = () => view.$tool.set(undefined)
  const trigger = (
    <button type="button" className="tool" aria-label="More tools" {...stop}>
      <Icon of={Ellipsis} />
    </button>
  )
  const isDialog = opened?.type === 'panel' && opened.isDialog
  return (
    <span className="tool-more">
      <PanelPopover
        trigger={trigger}
        name={opened ? nameOf(opened, context) : 'More tools'}
        isOpen={(open === 'more' || opened !== undefined) && !isDialog}
        onOpen={isWanted => view.$tool.set(isWanted ? 'more' : undefined)}
        editor={context.editor}
        align="end"
      >
        {opened && opened.type !== 'button' ? (
          <ToolPanel key={opened.id} tool={opened} context={context} onClose={close} />
        ) : (
          <ToolList tools={tools} context={context} />
        )}
      </PanelPopover>
      {isDialog && <ToolPanel tool={opened} context={context} onClose={close} />}
    </span>
  )
}

/** Tools as a list, with their names and shortcuts. */
export function ToolList({ tools, context }: Pick<MoreToolsProps, 'tools' | 'context'>) {
  const list = useRef<HTMLDivElement>(null)
  const { view, selection } = context.editor
  const use = (tool: Tool) => {
    if (tool.type !== 'button') return view.$tool.set(tool.id)
    view.$tool.set(undefined)
    tool.run(context)
    if (selection.$typing.get()) backToEmail(context.editor)
  }
  return (
    <div
      ref={list}
      className="menu-body tool-list"
      role="menu"
      aria-label="More tools"
      onKeyDown={event => void moveFocus(event, list.current)}
    >
      {tools.map(tool => (
        <ToolItem key={tool.id} tool={tool} context={context} onUse={() => use(tool)} />
      ))}
    </div>
  )
}

function ToolItem({ tool, context, onUse }: { tool: Tool; context: ToolContext; onUse: () => void }) {
  const keys = keyOf(tool.id)
  return (
    <button
      type="button"
      role="menuitem"
      className="menu-item"
      aria-keyshortcuts={keys && ariaKeys(keys)}
      data-danger={(tool.type === 'button' && tool.isDanger) || undefined}
      onClick={onUse}
    >
      <Icon of={tool.icon} />
      {nameOf(tool, context)}
      {keys && <span className="tool-keys">{keyNames(keys).join(' ')}</span>}
    </button>
  )
}

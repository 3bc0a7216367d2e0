import { Popover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { EditorStores } from '../../use-editor.ts'
import { backToEmail } from '../context.ts'

interface PanelPopoverProps {
  trigger: ReactElement
  name: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  editor: EditorStores
  align?: 'start' | 'end'
  children: ReactNode
}

/** What a button of the bar opens below it. It holds nobody: Tab leaves it, Escape closes it and goes back to where the keyboard was. */
export function PanelPopover({ trigger, name, isOpen, onOpen, editor, align = 'start', children }: PanelPopoverProps) {
  const goBack = (event: Event) => {
    const bench = editor.canvas.frame()?.closest('.bench')
    if (!editor.selection.$typing.get() && document.activeElement !== bench) return
    event.preventDefault()
    backToEmail(editor)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="menu tool-panel"
          aria-label={name}
          align={align}
          sideOffset={7}
          collisionPadding={8}
          onCloseAutoFocus={goBack}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

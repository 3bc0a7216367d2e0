import type { ReactElement } from 'react'
import type { Operation } from '../../../email/operations/operation.ts'
import { findRef } from '../../../email/outline/find.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { TONES } from '../../../email/sections/section.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Menu, MenuChoices, MenuSeparator } from '../../ui/Menu.tsx'
import type { EditorStores } from '../use-editor.ts'
import { layoutWords, TONE_WORDS } from './layout-words.ts'

export interface LayoutItemsProps {
  trigger: ReactElement
  editor: EditorStores
  part: string
}

/** How a section may stand: its layouts and the ground under it. Pointing at one shows it in the email. */
export default function LayoutItems({ trigger, editor: { document }, part }: LayoutItemsProps) {
  const found = findRef(document.$email.get(), part)
  const kind = found?.type === 'section' ? SECTION_KINDS[found.section.kind] : undefined
  if (found?.type !== 'section' || !kind) return trigger
  const { layout, tone } = found.section
  const operation = (choice: { layout: string } | { tone: (typeof TONES)[number] }): Operation[] => [
    { op: 'layout', ref: part, ...choice }
  ]
  const choose = (operations: Operation[]) => {
    const done = document.perform(operations)
    if (!done.ok) toastError(done.reason)
  }
  return (
    <Menu trigger={trigger} align="start" side="right" defaultOpen onClose={() => document.tryOut(undefined)}>
      <MenuChoices
        label="Layout"
        value={layout}
        options={kind.layouts.map(value => ({ value, label: layoutWords(value) }))}
        onTry={value => document.tryOut(operation({ layout: value }))}
        onChange={value => choose(operation({ layout: value }))}
      />
      <MenuSeparator />
      <MenuChoices
        label="Ground"
        value={tone}
        options={TONES.map(value => ({ value, label: TONE_WORDS[value] }))}
        onTry={value => document.tryOut(operation({ tone: value }))}
        onChange={value => choose(operation({ tone: value }))}
      />
    </Menu>
  )
}

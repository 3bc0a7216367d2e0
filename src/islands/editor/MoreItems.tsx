import { useStore } from '@nanostores/react'
import {
  History,
  Lock,
  Monitor,
  Moon,
  Palette,
  PanelBottomOpen,
  Pencil,
  Redo2,
  Send,
  Smartphone,
  Type
} from 'lucide-react'
import type { ReactElement } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import type { View } from '../../stores/editor/view.ts'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { ExportChoices } from './ExportItems.tsx'
import type { EditorStores } from './use-editor.ts'
import { ViewChecks } from './ViewItems.tsx'

interface MoreItemsProps {
  trigger: ReactElement
  editor: EditorStores
  document: EmailDocument
  onTest: () => void
  onSubject: () => void
  /** Why exporting or testing is not allowed. */
  exportGate: string | undefined
  testGate: string | undefined
}

/** What the bar has no room for: on a phone nearly all of it, between a phone and a wide screen the views. */
export default function MoreItems({ trigger, editor, ...items }: MoreItemsProps) {
  const isPhone = useMedia('(width < 700px)')
  return (
    <Menu trigger={trigger} defaultOpen>
      {isPhone && <PhoneItems editor={editor} {...items} />}
      <LightItem view={editor.view} />
      <ViewChecks view={editor.view} />
    </Menu>
  )
}

function PhoneItems({ editor, document, onTest, onSubject, exportGate, testGate }: Omit<MoreItemsProps, 'trigger'>) {
  const redo = useStoreAfterPaint(document.history.$redo)
  return (
    <>
      <MenuItem icon={Redo2} disabled={!redo} onSelect={document.redo}>
        Redo
      </MenuItem>
      <MenuItem icon={PanelBottomOpen} onSelect={() => editor.adding.open()}>
        Add a section
      </MenuItem>
      <MenuItem icon={History} onSelect={editor.view.toggleVersions}>
        Versions
      </MenuItem>
      <WidthItem view={editor.view} />
      <MenuItem icon={Pencil} onSelect={onSubject}>
        Subject and preview text
      </MenuItem>
      <MenuItem icon={Type} onSelect={editor.view.toggleFacts}>
        Facts
      </MenuItem>
      <MenuItem icon={Palette} onSelect={editor.theming.toggle}>
        Theme
      </MenuItem>
      {testGate ? (
        <Refused words={testGate} />
      ) : (
        <MenuItem icon={Send} onSelect={onTest}>
          Test email
        </MenuItem>
      )}
      <MenuSeparator />
      {exportGate ? <Refused words={exportGate} /> : <ExportChoices editor={editor} />}
      <MenuSeparator />
    </>
  )
}

/** On a screen that is as narrow as a phone every width is the screen's own: then there is nothing to choose. */
function WidthItem({ view }: { view: View }) {
  const width = useStore(view.$width)
  const hasRoom = useMedia('(width >= 600px)')
  if (!hasRoom) return null
  const isWide = width === 'desktop'
  return (
    <MenuItem icon={isWide ? Smartphone : Monitor} onSelect={() => view.$width.set(isWide ? 'phone' : 'desktop')}>
      {isWide ? 'Mobile width' : 'Desktop width'}
    </MenuItem>
  )
}

function LightItem({ view }: { view: View }) {
  const light = useStore(view.$light)
  return (
    <MenuCheck icon={Moon} checked={light === 'dark'} onChange={on => view.$light.set(on ? 'dark' : 'light')}>
      On dark devices
    </MenuCheck>
  )
}

function Refused({ words }: { words: string }) {
  return (
    <MenuItem icon={Lock} disabled>
      {words}
    </MenuItem>
  )
}

import { useStore } from '@nanostores/react'
import { History, Redo2, Undo2 } from 'lucide-react'
import type { Step } from '../../email/history/step.ts'
import type { View } from '../../stores/editor/view.ts'
import { Icon } from '../ui/Icon.tsx'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { keyOf } from './commands/key-table.ts'
import { ariaKeys } from './commands/keys.ts'
import type { EditorStores } from './use-editor.ts'

/** Undo and redo, which say what they would do; on a phone redo is in the menu. */
export function HistoryButtons({ editor, isNarrow = false }: { editor: EditorStores; isNarrow?: boolean }) {
  const { document, view } = editor
  const undo = useStoreAfterPaint(document.history.$undo)
  const redo = useStoreAfterPaint(document.history.$redo)
  return (
    <>
      <HistoryButton name="Undo" step={undo} id="undo" onPress={document.undo} icon={Undo2} />
      {!isNarrow && <HistoryButton name="Redo" step={redo} id="redo" onPress={document.redo} icon={Redo2} />}
      {!isNarrow && <VersionsButton view={view} />}
    </>
  )
}

function VersionsButton({ view }: { view: View }) {
  const isOpen = useStore(view.$panel) === 'versions'
  return (
    <button
      type="button"
      className="plain-button versions-button"
      aria-label="Versions"
      aria-keyshortcuts={keyOf('versions')}
      title="Versions"
      aria-pressed={isOpen}
      onClick={view.toggleVersions}
    >
      <Icon of={History} />
    </button>
  )
}

interface HistoryButtonProps {
  name: string
  step: Step | undefined
  id: string
  icon: typeof Undo2
  onPress: () => void
}

function HistoryButton({ name, step, id, icon, onPress }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={name}
      aria-keyshortcuts={ariaKeys(keyOf(id) ?? '')}
      title={step ? `${name}: ${step.title.replaceAll('**', '')}` : `Nothing to ${name.toLowerCase()}`}
      disabled={!step}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}

import { useStore } from '@nanostores/react'
import { History, Redo2, Undo2 } from 'lucide-react'
import type { Step } from '../../email/history/step.ts'
import type { View } from '../../stores/editor/view.ts'
import { Icon } from '../ui/Icon.tsx'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { REDO_KEY, UNDO_KEY, VERSIONS_KEY } from './commands/bar-keys.ts'
import { ariaKeys } from './commands/keys.ts'
import type { EditorStores } from './use-editor.ts'

/** What a turn of the chat is called until it is a step. */
const TURN: Pick<Step, 'title'> = { title: 'What the chat makes' }

/** Undo and redo, which say what they would do; on a phone redo is in the menu. */
export function HistoryButtons({ editor, isNarrow = false }: { editor: EditorStores; isNarrow?: boolean }) {
  const { document, view } = editor
  const isMaking = useStoreAfterPaint(document.turn.$isShown)
  const isTakenBack = useStoreAfterPaint(document.turn.$isTakenBack)
  const undone = useStoreAfterPaint(document.history.$undo)
  const redone = useStoreAfterPaint(document.history.$redo)
  const undo = isMaking ? TURN : undone
  const redo = isTakenBack ? TURN : redone
  return (
    <>
      <HistoryButton name="Undo" step={undo} keys={UNDO_KEY} onPress={document.undo} icon={Undo2} />
      {!isNarrow && <HistoryButton name="Redo" step={redo} keys={REDO_KEY} onPress={document.redo} icon={Redo2} />}
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
      aria-keyshortcuts={VERSIONS_KEY}
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
  step: Pick<Step, 'title'> | undefined
  keys: string
  icon: typeof Undo2
  onPress: () => void
}

function HistoryButton({ name, step, keys, icon, onPress }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={name}
      aria-keyshortcuts={ariaKeys(keys)}
      title={step ? `${name}: ${step.title.replaceAll('**', '')}` : `Nothing to ${name.toLowerCase()}`}
      disabled={!step}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}

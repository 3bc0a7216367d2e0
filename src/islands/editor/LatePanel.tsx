import type { ComponentType } from 'react'
import { Button } from '../ui/Button.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { EditorStores } from './use-editor.ts'

export interface LatePanelProps {
  editor: EditorStores
  /** What it is, as people call it: 'theme'. */
  name: string
  /** Fetches the panel. It must stay the same function. */
  load: () => Promise<{ default: ComponentType<{ editor: EditorStores }> }>
  onClose: () => void
}

/** What stands in the panel's place, fetched when it is opened for the first time. */
export function LatePanel({ editor, name, load, onClose }: LatePanelProps) {
  const [loaded, again] = useLoaded(load)
  if (loaded.state === 'loaded') return <loaded.value.default editor={editor} />
  const isLoading = loaded.state === 'loading'
  return (
    <div className="panel-waiting">
      {isLoading ? (
        <p role="status">Opening the {name}…</p>
      ) : (
        <p role="alert">The {name} could not be opened: the connection was lost. Your email is as it was.</p>
      )}
      <div>
        {!isLoading && (
          <Button size="bar" onClick={again}>
            Try again
          </Button>
        )}
        <Button size="bar" variant="ghost" onClick={onClose}>
          Back
        </Button>
      </div>
    </div>
  )
}

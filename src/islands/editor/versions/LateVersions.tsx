import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { EditorStores } from '../use-editor.ts'

type Part = 'VersionsPanel' | 'VersionsStage'
type Parts = Record<Part, ComponentType<{ editor: EditorStores; bench?: ReactNode }>>

interface LateVersionsProps {
  editor: EditorStores
  part: Part
  /** The email to work on, in whose place versions are compared once one is chosen. */
  bench?: ReactNode
}

/** The versions, fetched when they are opened for the first time. Until then the bench stays. */
export function LateVersions({ editor, part, bench }: LateVersionsProps) {
  const [loaded, setLoaded] = useState<Parts | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (loaded !== 'loading') return
    import('./Versions.tsx').then(setLoaded, () => setLoaded('failed'))
  }, [loaded])
  if (typeof loaded === 'object') {
    const Loaded = loaded[part]
    return <Loaded editor={editor} bench={bench} />
  }
  if (part === 'VersionsStage') return bench
  return (
    <div className="gallery-waiting">
      {loaded === 'loading' ? (
        <p role="status">Opening the versions…</p>
      ) : (
        <div role="alert">
          <p>The versions could not be opened: the connection was lost. Your email is as it was.</p>
          <Button size="bar" onClick={() => setLoaded('loading')}>
            Try again
          </Button>
        </div>
      )}
      <Button size="bar" variant="ghost" onClick={editor.view.toggleVersions}>
        Back
      </Button>
    </div>
  )
}

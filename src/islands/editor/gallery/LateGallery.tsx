import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { EditorStores } from '../use-editor.ts'

type Loaded = { state: 'loading' | 'failed' } | { state: 'loaded'; Gallery: ComponentType<{ editor: EditorStores }> }

/** The gallery of sections, fetched with all its data when it is opened for the first time. */
export function LateGallery({ editor }: { editor: EditorStores }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const isLoading = loaded.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    import('./Gallery.tsx').then(
      ({ Gallery }) => setLoaded({ state: 'loaded', Gallery }),
      () => setLoaded({ state: 'failed' })
    )
  }, [isLoading])
  if (loaded.state === 'loaded') return <loaded.Gallery editor={editor} />
  return (
    <div className="gallery-waiting">
      {isLoading ? (
        <p role="status">Opening the sections…</p>
      ) : (
        <div role="alert">
          <p>The sections could not be opened: the connection was lost. Your email is as it was.</p>
          <Button size="bar" onClick={() => setLoaded({ state: 'loading' })}>
            Try again
          </Button>
        </div>
      )}
      <Button size="bar" variant="ghost" onClick={editor.adding.close}>
        Back
      </Button>
    </div>
  )
}

import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { CodeBack } from './code/CodeBack.tsx'
import type { CodeProps } from './code/code-props.ts'

type Loaded = { state: 'loading' | 'failed' } | { state: 'loaded'; Code: ComponentType<CodeProps> }

export interface CodePanelProps extends CodeProps {
  /** Leads back to the other mode, where the panel takes the whole screen. */
  onBack?: () => void
}

/** 'Code Edit': the HTML and CSS as they are. What edits them is fetched when it is opened. */
export function CodePanel({ document, selection, onBack }: CodePanelProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const isLoading = loaded.state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    import('./code/Code.tsx').then(
      ({ Code }) => setLoaded({ state: 'loaded', Code }),
      () => setLoaded({ state: 'failed' })
    )
  }, [isLoading])
  return (
    <div className="panel-body code-panel" id="editor-code" role="tabpanel" aria-label="Code Edit">
      {onBack && <CodeBack onBack={onBack} />}
      {loaded.state === 'loaded' && <loaded.Code document={document} selection={selection} />}
      {isLoading && (
        <p className="code-waiting" role="status">
          Opening the code…
        </p>
      )}
      {loaded.state === 'failed' && (
        <div className="code-waiting" role="alert">
          <p>The code could not be opened: the connection was lost. Your email is as it was.</p>
          <Button size="bar" onClick={() => setLoaded({ state: 'loading' })}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

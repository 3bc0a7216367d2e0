import { Button } from '../ui/Button.tsx'
import { loadAgain, useLoaded } from '../ui/use-loaded.ts'
import { CodeBack } from './code/CodeBack.tsx'
import type { CodeProps } from './code/code-props.ts'

const loadCode = () => import('./code/Code.tsx')

export interface CodePanelProps extends CodeProps {
  /** Leads back to the other mode, where the panel takes the whole screen. */
  onBack?: () => void
}

/** 'Code Edit': the HTML and CSS as they are. What edits them is fetched when it is opened. */
export function CodePanel({ document, selection, onBack }: CodePanelProps) {
  const [loaded, again] = useLoaded(loadCode)
  return (
    <div className="panel-body code-panel" id="editor-code" role="tabpanel" aria-label="Code Edit">
      {onBack && <CodeBack onBack={onBack} />}
      {loaded.state === 'loaded' && <loaded.value.Code document={document} selection={selection} />}
      {loaded.state === 'loading' && (
        <p className="code-waiting" role="status">
          Opening the code…
        </p>
      )}
      {loaded.state === 'failed' && (
        <div className="code-waiting" role="alert">
          <p>The code could not be opened: the connection was lost. Your email is as it was.</p>
          <Button size="bar" onClick={() => loadAgain(loadCode, again)}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

import { Button } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { CodeEditors } from './CodeEditors.tsx'
import type { CodeProps } from './code-props.ts'

/** The code, without which the rest of the editor goes on. */
export function Code(props: CodeProps) {
  return (
    <ErrorBoundary
      fallback={again => (
        <div className="code-waiting" role="alert">
          <p>The code cannot be shown. Your email is as it was, and everything else works.</p>
          <Button size="bar" onClick={again}>
            Show the code again
          </Button>
        </div>
      )}
    >
      <CodeEditors {...props} />
    </ErrorBoundary>
  )
}

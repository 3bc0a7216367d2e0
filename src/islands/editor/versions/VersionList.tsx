import { useStore } from '@nanostores/react'
import { byDays, timeOf } from '../../../stores/editor/versions/days.ts'
import type { Versions } from '../../../stores/editor/versions/versions.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { emphasised } from '../ChangeList.tsx'
import type { EditorStores } from '../use-editor.ts'
import { VersionRow } from './VersionRow.tsx'

/** The versions by their days, the newest first; what is not saved yet stands on top. */
export function VersionList({ editor, versions }: { editor: EditorStores; versions: Versions }) {
  const { state, versions: all, next, message } = useStore(versions.$list)
  const unsaved = useStore(versions.$unsaved)
  const days = byDays(all, { now: new Date() })
  const isEmpty = state === 'ready' && all.length < 2 && unsaved.length === 0
  return (
    <section
      className="versions-list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label="List of versions"
      aria-busy={state === 'loading'}
    >
      {isEmpty && <p className="versions-empty">Only the beginning so far.</p>}
      {unsaved.length > 0 && (
        <>
          <h3>Now</h3>
          <ol className="versions-rows">
            {unsaved.map(step => (
              <li key={step.id} className="version version-unsaved">
                <time dateTime={step.at}>{timeOf(step.at)}</time>
                <span>
                  <span className="version-title">{emphasised(step.title)}</span>
                  <small>You, not saved yet</small>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {days.map(({ heading, versions: ofDay }) => (
        <section key={heading} aria-label={heading}>
          <h3>{heading}</h3>
          <ol className="versions-rows">
            {ofDay.map(version => {
              const isNow = unsaved.length === 0 && version === all[0]
              return <VersionRow key={version.revision} {...{ editor, versions, version, isNow }} />
            })}
          </ol>
        </section>
      ))}
      {state === 'loading' && all.length === 0 && <p role="status">Fetching the versions…</p>}
      {state === 'failed' && (
        <div className="versions-failed">
          <ErrorLine>{message}</ErrorLine>
          <Button size="bar" onClick={all.length > 0 && next !== null ? versions.more : versions.refresh}>
            Try again
          </Button>
        </div>
      )}
      {state !== 'failed' && next !== null && (
        <Button size="bar" className="versions-more" busy={state === 'loading'} onClick={versions.more}>
          Show earlier versions
        </Button>
      )}
    </section>
  )
}

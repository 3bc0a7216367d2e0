import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { VersionAnswer } from '../../../contract/version.ts'
import { timeOf } from '../../../stores/editor/versions/days.ts'
import type { Versions } from '../../../stores/editor/versions/versions.ts'
import { authorWords } from '../../../stores/editor/versions/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { emphasised } from '../ChangeList.tsx'
import type { EditorStores } from '../use-editor.ts'
import { LaterList } from './LaterList.tsx'

interface VersionRowProps {
  editor: EditorStores
  versions: Versions
  version: VersionAnswer
  /** Whether it is the email as it stands. */
  isNow: boolean
}

/** A version: when, what happened, and who did it. Pressed, it opens to what was changed since. */
export function VersionRow({ editor, versions, version, isNow }: VersionRowProps) {
  const chosen = useStore(versions.$chosen)
  const id = useId()
  const mine = chosen?.revision === version.revision ? chosen : undefined
  const choose = () => void versions.choose(mine ? undefined : version.revision)
  return (
    <li className="version" data-chosen={mine ? true : undefined}>
      <button
        type="button"
        className="version-button"
        aria-expanded={Boolean(mine)}
        aria-controls={id}
        onClick={choose}
      >
        <time dateTime={version.created_at}>{timeOf(version.created_at)}</time>
        <span>
          <span className="version-title">{emphasised(version.title)}</span>
          <small>
            {authorWords(version)}
            {isNow && ', now'}
          </small>
        </span>
      </button>
      <div id={id} className="version-more" hidden={!mine}>
        {mine?.state === 'loading' && <p role="status">Fetching this version…</p>}
        {mine?.state === 'failed' && (
          <>
            <ErrorLine>{mine.message}</ErrorLine>
            <Button size="bar" onClick={() => void versions.choose(version.revision)}>
              Try again
            </Button>
          </>
        )}
        {mine?.state === 'ready' && <LaterList editor={editor} versions={versions} lines={version.lines} />}
      </div>
    </li>
  )
}

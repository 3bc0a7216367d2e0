import { useStore } from '@nanostores/react'
import { ArrowLeft, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'
import { closeVersions } from './close-versions.ts'
import { VersionList } from './VersionList.tsx'
import { VersionsFoot } from './VersionsFoot.tsx'
import { versionsOf } from './versions-of.ts'

/** All versions of the email by their days. One can be looked at beside the email as it is. */
export default function VersionsPanel({ editor }: { editor: EditorStores }) {
  const versions = versionsOf(editor)
  const head = useRef<HTMLHeadingElement>(null)
  const chosen = useStore(versions.$chosen)
  useEffect(() => versions.follow(), [versions])
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  const close = () => closeVersions(editor)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  }
  return (
    <section className="versions" aria-labelledby="versions-title" onKeyDown={onKeyDown}>
      <header className="versions-head">
        <button type="button" className="plain-button only-narrow" aria-label="Back" onClick={close}>
          <Icon of={ArrowLeft} />
        </button>
        <h2 ref={head} id="versions-title" tabIndex={-1}>
          Versions
        </h2>
        <button type="button" className="plain-button only-wide" aria-label="Close" onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      <VersionList editor={editor} versions={versions} />
      {chosen?.state === 'ready' && <VersionsFoot {...{ editor, versions }} />}
    </section>
  )
}

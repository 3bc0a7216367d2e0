import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { LaterChange } from '../../../email/history/later-changes.ts'
import type { ChangeLine } from '../../../email/operations/change-line.ts'
import type { Versions } from '../../../stores/editor/versions/versions.ts'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChangeList, ColourChips, ICONS } from '../ChangeList.tsx'
import { RESTORE_REFUSAL } from '../entitlement-words.ts'
import type { EditorStores } from '../use-editor.ts'
import { TakeBack } from './TakeBack.tsx'

interface LaterListProps {
  editor: EditorStores
  versions: Versions
  /** What the version itself did. */
  lines: ChangeLine[]
}

/** What was changed since a version, each with what takes it back as long as it still applies, and what the version itself did. */
export function LaterList({ editor, versions, lines }: LaterListProps) {
  const later = useStore(versions.$later)
  const list = useRef<HTMLElement>(null)
  const gate = editor.entitlements.access_rollback_feature ? undefined : RESTORE_REFUSAL
  const takeBack = (change: LaterChange) => {
    const done = versions.takeBack(change)
    if (!done.ok) return toastError(done.reason)
    toastSuccess(`Taken back: ${change.name}.`)
    list.current?.focus()
  }
  return (
    <section ref={list} className="later" tabIndex={-1} aria-label="Changes">
      <p className="later-head">{headOf(later)}</p>
      {later && later.length > 0 && (
        <ul>
          {later.map((change, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes have no name of their own, and none is moved
            <li key={at}>
              <Icon of={ICONS[change.line.icon]} size={16} />
              <span>
                {change.name} <ColourChips line={change.line} between=" to " />
              </span>
              {change.reason ? (
                <small>{change.reason}</small>
              ) : (
                <TakeBack name={change.name} gate={gate} onPress={() => takeBack(change)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 1 && (
        <>
          <p className="later-head">What this version did</p>
          <ChangeList changes={lines} />
        </>
      )}
    </section>
  )
}

function headOf(later: LaterChange[] | undefined): string {
  if (!later) return 'The single changes since are no longer kept. The version can be compared and restored.'
  return later.length === 0 ? 'Nothing was changed since' : 'Changed since this version'
}

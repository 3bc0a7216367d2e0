import { useStore } from '@nanostores/react'
import { ArrowLeft, Ellipsis } from 'lucide-react'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { EditorName } from './EditorName.tsx'
import { BLANK_REFUSAL, EXPORT_REFUSAL, TEST_REFUSAL } from './entitlement-words.ts'
import { HistoryButtons } from './HistoryButtons.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import type { EditorStores } from './use-editor.ts'
import { ViewControls } from './ViewControls.tsx'

export interface EditorBarProps {
  editor: EditorStores
  entitlements: EntitlementsAnswer
  onTest: () => void
  /** Opens subject and preview text, which a phone has no line for. */
  onSubject: () => void
}

const loadExport = () => import('./ExportItems.tsx')
const loadMore = () => import('./MoreItems.tsx')

/** The editor's own bar. On phones all but the name moves into one menu. */
export function EditorBar({ editor, entitlements, onTest, onSubject }: EditorBarProps) {
  const { document, view } = editor
  const template = useStore(document.$saved)
  const emptyGate = useStore(editor.$isBlank) ? BLANK_REFUSAL : undefined
  const exportGate = entitlements.access_export_feature ? emptyGate : EXPORT_REFUSAL
  const testGate = entitlements.access_email_sending_feature ? emptyGate : TEST_REFUSAL
  const more = { editor, document, onTest, onSubject, exportGate, testGate }
  return (
    <header className="bar editor-bar">
      <a className="plain-button" href="/studio" aria-label="Back to the studio">
        <Icon of={ArrowLeft} />
      </a>
      <div className="editor-title">
        <EditorName document={document} />
        <SaveStatus document={document} />
      </div>
      <ViewControls view={view} />
      <div className="bar-end only-wide">
        <HistoryButtons editor={editor} />
        <Button size="bar" gatedBy={testGate} disabled={!testGate && !template} onClick={onTest}>
          Test email
        </Button>
        {exportGate ? (
          <Button size="bar" gatedBy={exportGate}>
            Export HTML/CSS
          </Button>
        ) : (
          <LateMenu trigger={exportButton} load={loadExport} more={{ editor }} />
        )}
      </div>
      <div className="bar-end only-narrow">
        <HistoryButtons editor={editor} isNarrow />
      </div>
      <div className="editor-more">
        <LateMenu trigger={moreButton} load={loadMore} more={more} />
      </div>
    </header>
  )
}

const exportButton = (props: TriggerProps) => (
  <button type="button" className="btn btn-bar btn-primary" {...props}>
    Export HTML/CSS
  </button>
)

const moreButton = (props: TriggerProps) => (
  <button type="button" className="plain-button" aria-label="More" {...props}>
    <Icon of={Ellipsis} size={20} />
  </button>
)

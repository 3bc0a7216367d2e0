import { useStore } from '@nanostores/react'
import { ArrowLeft, Ellipsis, Monitor, Smartphone } from 'lucide-react'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { Segments } from '../ui/Segments.tsx'
import { EditorName } from './EditorName.tsx'
import { EXPORT_REFUSAL, TEST_REFUSAL } from './entitlement-words.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { Device } from './width.ts'

export interface EditorBarProps {
  document: EmailDocument
  entitlements: EntitlementsAnswer
  device: Device
  onDevice: (device: Device) => void
  onTest: () => void
  /** Opens subject and preview text, which a phone has no line for. */
  onSubject: () => void
}

const DEVICES = [
  { value: 'desktop', label: 'Desktop width', icon: Monitor },
  { value: 'mobile', label: 'Mobile width', icon: Smartphone }
] as const

const loadExport = () => import('./ExportItems.tsx')
const loadMore = () => import('./MoreItems.tsx')

/** The editor's own bar. On phones all but the name moves into one menu. */
export function EditorBar({ document, entitlements, device, onDevice, onTest, onSubject }: EditorBarProps) {
  const template = useStore(document.$saved)
  const exportGate = entitlements.access_export_feature ? undefined : EXPORT_REFUSAL
  const testGate = entitlements.access_email_sending_feature ? undefined : TEST_REFUSAL
  const more = { document, device, onDevice, onTest, onSubject, exportGate, testGate }
  return (
    <header className="bar editor-bar">
      <a className="plain-button" href="/studio" aria-label="Back to the studio">
        <Icon of={ArrowLeft} />
      </a>
      <EditorName document={document} />
      <SaveStatus document={document} />
      <div className="editor-widths only-wide">
        <Segments label="Width" value={device} onChange={onDevice} options={[...DEVICES]} />
      </div>
      <div className="bar-end only-wide">
        <Button size="bar" gatedBy={testGate} disabled={!testGate && !template} onClick={onTest}>
          Test email
        </Button>
        {exportGate ? (
          <Button size="bar" gatedBy={exportGate}>
            Export HTML/CSS
          </Button>
        ) : (
          <LateMenu trigger={exportButton} load={loadExport} more={{ document }} />
        )}
      </div>
      <div className="bar-end only-narrow">
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

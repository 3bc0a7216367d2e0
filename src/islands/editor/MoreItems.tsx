import { Lock, Monitor, Pencil, Send, Smartphone } from 'lucide-react'
import type { ReactElement } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { useMedia } from '../ui/use-media.ts'
import { ExportChoices } from './ExportItems.tsx'
import type { Device } from './width.ts'

interface MoreItemsProps {
  trigger: ReactElement
  document: EmailDocument
  device: Device
  onDevice: (device: Device) => void
  onTest: () => void
  onSubject: () => void
  /** Why exporting or testing is not allowed. */
  exportGate: string | undefined
  testGate: string | undefined
}

/** What the bar has no room for on a phone. */
export default function MoreItems({
  trigger,
  document,
  device,
  onDevice,
  onTest,
  onSubject,
  exportGate,
  testGate
}: MoreItemsProps) {
  const other = device === 'desktop' ? 'mobile' : 'desktop'
  // On a screen that is as narrow as a phone both widths are the screen's own.
  const hasRoom = useMedia('(width >= 600px)')
  return (
    <Menu trigger={trigger} defaultOpen>
      {hasRoom && (
        <MenuItem icon={other === 'mobile' ? Smartphone : Monitor} onSelect={() => onDevice(other)}>
          {other === 'mobile' ? 'Mobile width' : 'Desktop width'}
        </MenuItem>
      )}
      <MenuItem icon={Pencil} onSelect={onSubject}>
        Subject and preview text
      </MenuItem>
      {testGate ? (
        <Refused words={testGate} />
      ) : (
        <MenuItem icon={Send} onSelect={onTest}>
          Test email
        </MenuItem>
      )}
      <MenuSeparator />
      {exportGate ? <Refused words={exportGate} /> : <ExportChoices document={document} />}
    </Menu>
  )
}

function Refused({ words }: { words: string }) {
  return (
    <MenuItem icon={Lock} disabled>
      {words}
    </MenuItem>
  )
}

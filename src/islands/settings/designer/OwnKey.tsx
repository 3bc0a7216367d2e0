import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ConnectionForm } from './ConnectionForm.tsx'
import { DesignerRow } from './DesignerRow.tsx'

/** A model of one's own, with one's own key. */
export function OwnKey({ settings, now }: { settings: DesignerSettings; now: number }) {
  const { connection, own_off } = useStore(settings.$state)
  const isOpen = useStore(settings.$opened) === 'own'
  const works = connection?.tested && (
    <span className="designer-works">
      <Icon of={Check} size={16} />
      Works
    </span>
  )
  const remove = connection && (
    <button type="button" className="link" onClick={() => void settings.disconnect()}>
      Remove
    </button>
  )
  return (
    <DesignerRow
      settings={settings}
      designer="own"
      name="Your own key"
      badge={works}
      fact={remove}
      more={isOpen && !own_off && <ConnectionForm settings={settings} now={now} />}
    >
      {own_off ?? 'Anthropic, OpenAI or any compatible address. The key is stored encrypted and never shown again.'}
    </DesignerRow>
  )
}

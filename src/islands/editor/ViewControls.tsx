import { useStore } from '@nanostores/react'
import { ChevronDown, Columns2, Monitor, Moon, MoveHorizontal, Smartphone, Sun } from 'lucide-react'
import type { Light, View, Width } from '../../stores/editor/view.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { Segments } from '../ui/Segments.tsx'

const WIDTHS = [
  { value: 'desktop', label: 'Desktop width', icon: Monitor },
  { value: 'phone', label: 'Mobile width', icon: Smartphone },
  { value: 'free', label: 'Free width', icon: MoveHorizontal }
] as const

const LIGHTS = [
  { value: 'light', label: 'On light devices', icon: Sun },
  { value: 'dark', label: 'On dark devices', icon: Moon },
  { value: 'both', label: 'Light and dark beside each other', icon: Columns2 }
] as const

const loadViews = () => import('./ViewItems.tsx')

/** How the email is looked at: how wide, on which devices, and what else readers may get. */
export function ViewControls({ view }: { view: View }) {
  const width = useStore(view.$width)
  const light = useStore(view.$light)
  return (
    <div className="editor-views only-wide">
      <Segments<Width> label="Width" value={width} onChange={view.$width.set} options={[...WIDTHS]} />
      <div className="editor-lights">
        <Segments<Light> label="Light and dark" value={light} onChange={view.$light.set} options={[...LIGHTS]} />
      </div>
      <div className="editor-forms">
        <LateMenu trigger={viewButton} load={loadViews} more={{ view }} />
      </div>
    </div>
  )
}

const viewButton = (props: TriggerProps) => (
  <button type="button" className="btn btn-bar btn-secondary" {...props}>
    View
    <Icon of={ChevronDown} size={16} />
  </button>
)

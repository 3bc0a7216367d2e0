import { useStore } from '@nanostores/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { $theme, type Theme } from '../../stores/theme.ts'
import { Menu, MenuChoices } from '../ui/Menu.tsx'

const OPTIONS: { value: Theme; label: string; icon: typeof Sun }[] = [
  { value: 'system', label: 'As this device', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'night', label: 'Night desk', icon: Moon }
]

/** The lights to choose from. */
export default function ThemeItems({ trigger }: { trigger: ReactElement }) {
  const theme = useStore($theme)
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuChoices value={theme} onChange={chosen => $theme.set(chosen)} options={OPTIONS} />
    </Menu>
  )
}

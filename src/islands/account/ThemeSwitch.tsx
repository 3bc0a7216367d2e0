import { useStore } from '@nanostores/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { $theme, followTheme, type Theme } from '../../stores/theme.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu, MenuChoices } from '../ui/Menu.tsx'

const OPTIONS: { value: Theme; label: string; icon: typeof Sun }[] = [
  { value: 'system', label: 'As this device', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'night', label: 'Night desk', icon: Moon }
]

/** Chooses the light of this device. */
export function ThemeSwitch() {
  const theme = useStore($theme, { ssr: 'initial' })
  useEffect(() => followTheme(document.documentElement), [])
  const trigger = (
    <button type="button" className="plain-button only-wide" aria-label="Light or night">
      <Icon of={theme === 'light' ? Sun : Moon} />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuChoices value={theme} onChange={chosen => $theme.set(chosen)} options={OPTIONS} />
    </Menu>
  )
}

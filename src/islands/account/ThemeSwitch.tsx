import { useStore } from '@nanostores/react'
import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { $theme, followTheme } from '../../stores/theme.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'

const load = () => import('./ThemeItems.tsx')
const more = {}

/** Opens the choice of light for this device, and keeps the page in it. */
export function ThemeSwitch() {
  const theme = useStore($theme, { ssr: 'initial' })
  useEffect(() => followTheme(document.documentElement), [])
  const trigger = (props: TriggerProps) => (
    <button type="button" className="plain-button only-wide" aria-label="Light or night" {...props}>
      <Icon of={theme === 'light' ? Sun : Moon} />
    </button>
  )
  return <LateMenu trigger={trigger} load={load} more={more} />
}

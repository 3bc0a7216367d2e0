import { useStore } from '@nanostores/react'
import { LayoutGrid, LogOut, Moon, Settings, Sun, SwatchBook } from 'lucide-react'
import type { ReactElement } from 'react'
import { $session } from '../../stores/session-state.ts'
import { $theme } from '../../stores/theme.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { asOfNow, type Person } from './person.ts'
import { signOut } from './sign-out.ts'

/** The account menu itself. On phones it also holds what the bar has no room for. */
export default function AccountItems({ trigger, person }: { trigger: ReactElement; person: Person }) {
  const night = useStore($theme) === 'night'
  const session = useStore($session)
  return (
    <Menu trigger={trigger} head={<Who person={asOfNow(person, session)} />} defaultOpen>
      <MenuItem icon={LayoutGrid} href="/studio" className="only-narrow">
        Studio
      </MenuItem>
      <MenuItem icon={SwatchBook} href="/brand">
        Brand
      </MenuItem>
      <MenuItem icon={Settings} href="/settings">
        Settings
      </MenuItem>
      <MenuItem
        icon={night ? Sun : Moon}
        className="only-narrow"
        onSelect={() => $theme.set(night ? 'light' : 'night')}
      >
        {night ? 'Light' : 'Night desk'}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

function Who({ person: { fullName, email } }: { person: Person }) {
  return (
    <>
      <b>{fullName || email}</b>
      {fullName && <span className="small">{email}</span>}
    </>
  )
}

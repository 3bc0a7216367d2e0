import { useStore } from '@nanostores/react'
import { LayoutGrid, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { $theme } from '../../stores/theme.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { initialOf, type Person } from './person.ts'
import { signOut } from './sign-out.ts'

/** The avatar and its menu. On phones it also holds what the bar has no room for. */
export function AccountMenu({ person }: { person: Person }) {
  const night = useStore($theme, { ssr: 'initial' }) === 'night'
  const trigger = (
    <button type="button" className="avatar" aria-label="Account">
      {person.avatarUrl ? <img src={person.avatarUrl} alt="" /> : initialOf(person.email)}
    </button>
  )
  return (
    <Menu trigger={trigger} head={<Who person={person} />}>
      <MenuItem icon={LayoutGrid} href="/studio" className="only-narrow">
        Studio
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

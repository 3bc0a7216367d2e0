import { useStore } from '@nanostores/react'
import { $shownPortrait } from '../../stores/portrait/shown-portrait.ts'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { initialOf, type Person } from './person.ts'

const load = () => import('./AccountItems.tsx')

/** The avatar, which opens the account menu. */
export function AccountMenu({ person }: { person: Person }) {
  const changed = useStore($shownPortrait, { ssr: 'initial' })
  const url = changed === undefined ? person.avatarUrl : changed
  const trigger = (props: TriggerProps) => (
    <button type="button" className="avatar" aria-label="Account menu" {...props}>
      {url ? <img src={url} alt="" /> : initialOf(person.email)}
    </button>
  )
  return <LateMenu trigger={trigger} load={load} more={{ person }} />
}

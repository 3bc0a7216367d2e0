import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { initialOf, type Person } from './person.ts'

const load = () => import('./AccountItems.tsx')

/** The avatar, which opens the account menu. */
export function AccountMenu({ person }: { person: Person }) {
  const trigger = (props: TriggerProps) => (
    <button type="button" className="avatar" aria-label="Account menu" {...props}>
      {person.avatarUrl ? <img src={person.avatarUrl} alt="" /> : initialOf(person.email)}
    </button>
  )
  return <LateMenu trigger={trigger} load={load} more={{ person }} />
}

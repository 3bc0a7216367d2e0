import { CircleUser, CreditCard, type LucideIcon, PencilRuler, ShieldCheck } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'

interface SettingsNavProps {
  current: 'account' | 'designer'
  /** The plan's name, where there is one. */
  plan: string | undefined
  /** Who designs. */
  designer: string
}

interface Row {
  name: string
  href: string
  icon: LucideIcon
  fact?: string | undefined
  isCurrent?: boolean
}

/** The pages and parts of the settings: a list, and a menu on phones. */
export function SettingsNav({ current, plan, designer }: SettingsNavProps) {
  const isDesigner = current === 'designer'
  const rows: Row[] = [
    { name: 'Account', href: '/settings', icon: CircleUser, isCurrent: !isDesigner },
    { name: 'Billing & Pricing', href: '/settings#billing', icon: CreditCard, fact: plan?.replace(' Pack', '') },
    { name: 'Designer', href: '/settings/designer', icon: PencilRuler, fact: designer, isCurrent: isDesigner },
    { name: 'Security', href: '/settings#security', icon: ShieldCheck }
  ]
  return (
    <>
      <nav className="settings-nav" aria-label="Settings">
        <Rows rows={rows} />
      </nav>
      <details className="settings-menu">
        <summary>{isDesigner ? 'Designer' : 'Account'}</summary>
        <nav aria-label="Settings">
          <Rows rows={rows} />
        </nav>
      </details>
    </>
  )
}

const Rows = ({ rows }: { rows: Row[] }) => (
  <ul className="ruled-rows">
    {rows.map(({ name, href, icon, fact, isCurrent }) => (
      <li key={name}>
        <a className="row" href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon of={icon} />
          <b>{name}</b>
          {fact && <span className="small">{fact}</span>}
        </a>
      </li>
    ))}
  </ul>
)

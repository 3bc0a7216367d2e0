import { CircleUser, CreditCard, type LucideIcon, PencilRuler, ShieldCheck } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'

type SettingsPage = 'account' | 'designer' | 'security'

interface SettingsNavProps {
  current: SettingsPage
  /** The plan's name, where there is one. */
  plan: string | undefined
  /** Who designs. */
  designer: string
}

interface Row {
  page?: SettingsPage
  name: string
  href: string
  icon: LucideIcon
  fact?: string | undefined
}

/** The pages and parts of the settings: a list, and a menu on phones. */
export function SettingsNav({ current, plan, designer }: SettingsNavProps) {
  const rows: Row[] = [
    { page: 'account', name: 'Account', href: '/settings', icon: CircleUser },
    { name: 'Billing & Pricing', href: '/settings#billing', icon: CreditCard, fact: plan?.replace(' Pack', '') },
    { page: 'designer', name: 'Designer', href: '/settings/designer', icon: PencilRuler, fact: designer },
    { page: 'security', name: 'Security and data', href: '/settings/security', icon: ShieldCheck }
  ]
  return (
    <>
      <nav className="settings-nav" aria-label="Settings">
        <Rows rows={rows} current={current} />
      </nav>
      <details className="settings-menu">
        <summary>{rows.find(({ page }) => page === current)?.name}</summary>
        <nav aria-label="Settings">
          <Rows rows={rows} current={current} />
        </nav>
      </details>
    </>
  )
}

const Rows = ({ rows, current }: { rows: Row[]; current: SettingsPage }) => (
  <ul className="ruled-rows">
    {rows.map(({ page, name, href, icon, fact }) => (
      <li key={name}>
        <a className="row" href={href} aria-current={page === current ? 'page' : undefined}>
          <Icon of={icon} />
          <b>{name}</b>
          {fact && <span className="small">{fact}</span>}
        </a>
      </li>
    ))}
  </ul>
)

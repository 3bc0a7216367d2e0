import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Facts above the items, such as who is signed in. */
  head?: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Open from the start: for a menu that was fetched when it was asked for. */
  defaultOpen?: boolean
  children: ReactNode
}

/** A menu under a button, with arrow keys and type-ahead. */
export function Menu({ trigger, head, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align={align} sideOffset={6} collisionPadding={8}>
          {head && <div className="menu-head">{head}</div>}
          <div className="menu-body">{children}</div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  icon?: LucideIcon
  onSelect?: () => void
  /** Makes the item a link. */
  href?: string
  disabled?: boolean
  danger?: boolean
  /** Only where it is narrow or wide: 'only-narrow', 'only-wide'. */
  className?: string
  children: ReactNode
}

export function MenuItem({ icon, onSelect, href, disabled, danger, className = '', children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <Icon of={icon} />}
      {children}
    </>
  )
  return (
    <DropdownMenu.Item
      className={`menu-item ${className}`}
      asChild={href !== undefined}
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      data-danger={danger || undefined}
    >
      {href === undefined ? inside : <a href={href}>{inside}</a>}
    </DropdownMenu.Item>
  )
}

export interface MenuChoicesProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: string; icon?: LucideIcon }[]
}

/** Items of which exactly one is chosen. */
export function MenuChoices<Value extends string>({ value, onChange, options }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={chosen => onChange(chosen as Value)}>
      {options.map(option => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className="menu-item">
          {option.icon && <Icon of={option.icon} />}
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="menu-line" />
}

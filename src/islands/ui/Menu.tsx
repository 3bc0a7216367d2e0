import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Facts above the items, such as who is signed in. */
  head?: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'bottom' | 'right'
  /** Open from the start: for a menu that was fetched when it was asked for. */
  defaultOpen?: boolean
  onClose?: () => void
  /** Asked when it closes: whether the button gets the focus back. Without it, it does. */
  returnsFocus?: () => boolean
  children: ReactNode
}

/** A menu under a button, with arrow keys and type-ahead. */
export function Menu({
  trigger,
  head,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  onClose,
  returnsFocus,
  children
}: MenuProps) {
  const onCloseAutoFocus = (event: Event) => {
    if (returnsFocus?.() === false) event.preventDefault()
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen} onOpenChange={isOpen => isOpen || onClose?.()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark()}>
        <DropdownMenu.Content
          className="menu"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {head && <div className="menu-head">{head}</div>}
          <div className="menu-body">{children}</div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Where menus lie: what stands outside of all landmarks is not found by who goes from one to the next. */
const landmark = () => (typeof document === 'undefined' ? null : document.getElementById('main'))

export interface MenuItemProps {
  icon?: LucideIcon
  onSelect?: () => void
  /** Makes the item a link. */
  href?: string
  disabled?: boolean
  danger?: boolean
  /** The key that does the same, as it is written on keyboards. */
  keys?: string
  /** Only where it is narrow or wide: 'only-narrow', 'only-wide'. */
  className?: string
  children: ReactNode
}

export function MenuItem({ icon, onSelect, href, disabled, danger, keys, className = '', children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {keys && (
        <span className="menu-keys" aria-hidden="true">
          {keys}
        </span>
      )}
    </>
  )
  return (
    <DropdownMenu.Item
      className={`menu-item ${className}`}
      asChild={href !== undefined}
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      data-danger={danger || undefined}
      aria-keyshortcuts={keys}
    >
      {href === undefined ? inside : <a href={href}>{inside}</a>}
    </DropdownMenu.Item>
  )
}

export interface MenuCheckProps {
  icon?: LucideIcon
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** An item that is on or off; a tick at its end says which. */
export function MenuCheck({ icon, checked, onChange, children }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem className="menu-item" checked={checked} onCheckedChange={onChange}>
      {icon && <Icon of={icon} />}
      {children}
      <DropdownMenu.ItemIndicator className="menu-tick">
        <Icon of={Check} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

export interface MenuChoicesProps<Value extends string> {
  /** What is chosen, where a menu has more than one choice. */
  label?: string
  value: Value
  /** Called for what is pointed at or reached by the arrow keys. */
  onTry?: (value: Value) => void
  onChange: (value: Value) => void
  options: { value: Value; label: string; icon?: LucideIcon }[]
}

/** Items of which exactly one is chosen. */
export function MenuChoices<Value extends string>({ label, value, onTry, onChange, options }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label} onValueChange={chosen => onChange(chosen as Value)}>
      {options.map(option => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className="menu-item"
          onFocus={() => onTry?.(option.value)}
        >
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

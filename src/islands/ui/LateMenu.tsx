import { type ComponentType, lazy, type ReactElement, Suspense, useMemo, useState } from 'react'

/** What the trigger needs until the menu itself is there. */
export interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface LateMenuProps<More extends object> {
  trigger: (props: TriggerProps) => ReactElement
  /** Fetches a component that renders a Menu, open from the start, around its `trigger`. */
  load: () => Promise<{ default: ComponentType<{ trigger: ReactElement } & More> }>
  /** What that component needs besides. */
  more: More
}

/** A menu whose code is fetched when somebody is about to open it: pages come without it. `load` must stay the same function. */
export function LateMenu<More extends object>({ trigger, load, more }: LateMenuProps<More>) {
  const [asked, setAsked] = useState(false)
  const Opened = useMemo(() => lazy(load), [load])
  const closed = trigger({
    onClick: () => setAsked(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    'aria-haspopup': 'menu',
    'aria-expanded': false
  })
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <Opened trigger={trigger({})} {...more} />
    </Suspense>
  )
}

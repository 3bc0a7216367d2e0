import { type ComponentType, type MouseEvent, type ReactElement, useEffect, useState } from 'react'
import { useLate } from './use-late.ts'

/** What the trigger needs until the menu itself is there. */
export interface TriggerProps {
  onClick?: (event: MouseEvent) => void
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
  const [asked, setAsked] = useState<'pointer' | 'keyboard'>()
  const Opened = useLate(load, asked !== undefined, () => setAsked(undefined))
  const closed = trigger({
    // The browser makes a click of Enter and Space, and counts no press in it.
    onClick: event => setAsked(event.detail === 0 ? 'keyboard' : 'pointer'),
    onPointerEnter: () => void load().catch(() => {}),
    onFocus: () => void load().catch(() => {}),
    'aria-haspopup': 'menu',
    'aria-expanded': false
  })
  if (!asked || !Opened) return closed
  return (
    <>
      <Opened trigger={trigger({})} {...more} />
      {asked === 'keyboard' && <FirstItem />}
    </>
  )
}

/** The menu was not there yet when the key was pressed, so it cannot know: its first item is where a keyboard goes on. */
function FirstItem() {
  useEffect(() => {
    setTimeout(() => document.querySelector<HTMLElement>('.menu [role^=menuitem]:not([data-disabled])')?.focus())
  }, [])
  return null
}

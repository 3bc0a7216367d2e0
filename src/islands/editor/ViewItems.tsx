import { useStore } from '@nanostores/react'
import { AlignLeft, ImageOff, Inbox } from 'lucide-react'
import type { ReactElement } from 'react'
import type { View } from '../../stores/editor/view.ts'
import { Menu, MenuCheck } from '../ui/Menu.tsx'

/** What readers get who do not get it all, as a menu under a button. */
export default function ViewItems({ trigger, view }: { trigger: ReactElement; view: View }) {
  return (
    <Menu trigger={trigger} align="start" defaultOpen>
      <ViewChecks view={view} />
    </Menu>
  )
}

/** The same as items of another menu. */
export function ViewChecks({ view }: { view: View }) {
  const isOff = useStore(view.$picturesOff)
  const form = useStore(view.$form)
  const isInbox = useStore(view.$inboxRow)
  return (
    <>
      <MenuCheck icon={ImageOff} checked={isOff} onChange={view.$picturesOff.set}>
        Pictures off
      </MenuCheck>
      <MenuCheck icon={AlignLeft} checked={form === 'text'} onChange={on => view.$form.set(on ? 'text' : 'email')}>
        Plain text
      </MenuCheck>
      <MenuCheck icon={Inbox} checked={isInbox} onChange={view.$inboxRow.set}>
        Inbox row
      </MenuCheck>
    </>
  )
}

import { useStore } from '@nanostores/react'
import type { Chat } from '../../../stores/editor/chat.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import { wishesFor } from './wishes.ts'

export interface WishesProps {
  document: EmailDocument
  chat: Chat
  selection: Selection
  hasModel: boolean
}

/** What is often asked of the selected part; each sends itself. */
export default function Wishes({ document, chat, selection, hasModel }: WishesProps) {
  const email = useStoreAfterPaint(document.$email)
  const selected = useStoreAfterPaint(selection.$selected)
  const isBusy = useStore(chat.$chat).state === 'thinking'
  const send = (says: string) => {
    void chat.send(says)
    window.document.querySelector<HTMLElement>('.composer textarea')?.focus()
  }
  const wishes = wishesFor(email, selected, hasModel)
  if (wishes.length === 0) return <div className="wishes" />
  return (
    <ul className="wishes" aria-label="Often asked of this">
      {wishes.map(({ label, says }) => (
        <li key={label}>
          <button type="button" className="wish" aria-disabled={isBusy} onClick={() => send(says)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

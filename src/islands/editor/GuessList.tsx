import type { MessageAnswer } from '../../contract/template.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import { Icon } from '../ui/Icon.tsx'
import { ICONS } from './ChangeList.tsx'

/** What may have been meant. Pointing at one shows it in the email, pressing it makes it the next turn. */
export default function GuessList({ reply, chat }: { reply: MessageAnswer; chat: Chat }) {
  const take = (index: number) => {
    void chat.take(reply, index)
    document.querySelector<HTMLElement>('.composer textarea')?.focus()
  }
  return (
    <ul className="guess-list" aria-label="What you may have meant">
      {reply.guesses.map((guess, index) => (
        <li key={guess.label}>
          <button
            type="button"
            className="guess"
            onClick={() => take(index)}
            onPointerEnter={() => chat.tryOut(guess)}
            onPointerLeave={() => chat.tryOut(undefined)}
            onFocus={() => chat.tryOut(guess)}
            onBlur={() => chat.tryOut(undefined)}
          >
            <Icon of={ICONS[guess.icon]} />
            {guess.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

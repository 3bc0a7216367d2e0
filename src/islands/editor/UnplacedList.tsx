import { Check, ChevronDown } from 'lucide-react'
import type { MessageAnswer, UnplacedAnswer } from '../../contract/template.ts'
import { ApiError } from '../../stores/api.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { unplacedOf } from '../../stores/editor/unplaced.ts'
import { loadSectionStyles } from '../../stores/section-styles.ts'
import { toastError } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'

export interface UnplacedListProps {
  message: MessageAnswer
  document: EmailDocument
  chat: Chat
}

/** What of the brief the email has not. Once all of it is settled, one line. */
export default function UnplacedList({ message, document, chat }: UnplacedListProps) {
  const items = message.unplaced
  const rows = (
    <ul className="unplaced">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a message keeps its order
        <li key={index}>
          <div>
            <p>“{item.text}”</p>
            <p className="small">{item.place}</p>
          </div>
          <Choices {...{ item, index, message, document, chat }} />
        </li>
      ))}
    </ul>
  )
  if (items.some(({ choice }) => choice === 'open')) {
    return (
      <section className="unplaced-open" aria-label="Not in the email yet">
        <h2>Not in the email yet</h2>
        {rows}
      </section>
    )
  }
  return (
    <details className="disclosure unplaced-settled">
      <summary>
        <Icon of={ChevronDown} />
        {settledWords(items)}
      </summary>
      {rows}
    </details>
  )
}

interface ChoicesProps extends UnplacedListProps {
  item: UnplacedAnswer
  index: number
}

function Choices({ item, index, message, document, chat }: ChoicesProps) {
  const unplaced = unplacedOf(document, chat)
  const { choice, text, operation } = item
  // The pressed button is gone with its row's choices, at once or once styles have come.
  const rescue = () => rescueFocus('.unplaced-open button', '.unplaced-settled summary')
  const settle = (work: (message: MessageAnswer, index: number) => Promise<void>) => () => {
    const failed = (error: unknown) =>
      toastError(error instanceof ApiError ? error.message : 'That could not be done. Please try again.')
    void work(message, index).catch(failed).finally(rescue)
    rescue()
  }
  // What is put in needs the rules of its section; where they do not come, `add` says so.
  const addWithStyles = (message: MessageAnswer, index: number) =>
    loadSectionStyles()
      .catch(() => {})
      .then(() => unplaced.add(message, index))
  const add = operation && (
    <Button
      size="bar"
      variant={choice === 'open' ? 'secondary' : 'ghost'}
      aria-label={`Add “${text}”`}
      onClick={settle(addWithStyles)}
    >
      Add
    </Button>
  )
  if (choice === 'open') {
    return (
      <div className="unplaced-choices">
        {add}
        <Button size="bar" variant="ghost" aria-label={`Leave out “${text}”`} onClick={settle(unplaced.leaveOut)}>
          Leave out
        </Button>
      </div>
    )
  }
  return (
    <div className="unplaced-choices">
      <span className="small">
        <Icon of={Check} size={16} />
        {choice === 'added' ? 'Added' : 'Left out'}
      </span>
      {choice === 'added' ? (
        <Button size="bar" variant="ghost" aria-label={`Undo adding “${text}”`} onClick={settle(unplaced.undo)}>
          Undo
        </Button>
      ) : (
        add
      )}
    </div>
  )
}

function settledWords(items: readonly UnplacedAnswer[]): string {
  const added = items.filter(({ choice }) => choice === 'added').length
  const left = items.length - added
  if (left === 0) return `${added} added to the email`
  return `${added > 0 ? `${added} added, ` : ''}${left} left out of the email`
}

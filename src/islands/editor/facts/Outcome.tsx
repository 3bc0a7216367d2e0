import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'
import type { FactQuestion } from '../../../compose/change/fact-questions.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Facts } from '../../../stores/editor/facts/facts.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import { pointing } from '../theme/pointing.ts'

interface OutcomeProps {
  facts: Facts
  document: EmailDocument
}

/** What became of the last change: the places that took it, and those to decide about. */
export function Outcome({ facts, document }: OutcomeProps) {
  const asked = useStore(facts.$asked)
  const questions = useStore(facts.$questions)
  if (!asked) return null
  return (
    <div className="said-outcome">
      <p className="small" role="status">
        {asked.places && <Icon of={Check} size={16} />}
        {outcomeWords(asked.places, questions.length)}
      </p>
      {questions.length > 0 && (
        <ul className="said-questions" aria-label="To decide">
          {questions.map(question => (
            <Question key={question.key} {...{ question, facts, document }} isOut={asked.after === ''} />
          ))}
        </ul>
      )}
    </div>
  )
}

function outcomeWords(places: string, open: number): string {
  const decide = open === 0 ? '' : open === 1 ? ' One place to decide.' : ` ${open} places to decide.`
  return (places ? `Changed in ${places}.` : 'Kept as a fact; the email itself is as it was.') + decide
}

function Question({ question, facts, document, isOut }: { question: FactQuestion; isOut: boolean } & OutcomeProps) {
  const { text, operations, place } = question
  const rescue = () => rescueFocus('.said-questions button', '.facts-panel-head h2')
  const put = () => {
    const done = facts.putThere(question)
    if (!done.ok) toastError(`That could not be done. ${done.reason}`)
    rescue()
  }
  const leave = () => {
    document.tryOut(undefined)
    facts.leave(question)
    rescue()
  }
  const words = isOut ? 'Take it out' : 'Put it there'
  return (
    <li>
      <p>{text}</p>
      <div>
        {operations.length > 0 && (
          <Button
            size="bar"
            aria-label={`${words}: ${place.words}`}
            onClick={put}
            {...pointing(isPointed => document.tryOut(isPointed ? operations : undefined))}
          >
            {words}
          </Button>
        )}
        <Button size="bar" variant="ghost" aria-label={`Leave it: ${place.words}`} onClick={leave}>
          Leave it
        </Button>
      </div>
    </li>
  )
}

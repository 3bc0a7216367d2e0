import { Check, CircleHelp } from 'lucide-react'
import { keyOf, quoteOf } from '../../../compose/form/form.ts'
import { drop, droppedOf, offersOf, take, undoDrop } from '../../../compose/form/offers.ts'
import { type FormPath, fieldOf } from '../../../compose/form/paths.ts'
import { guessWords } from '../../../compose/form/words.ts'
import type { FactGuess } from '../../../compose/reading/brief-reading.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import { EntryLine } from './EntryLine.tsx'
import { useForm } from './view.ts'

/** What was read for a field and is not sure, dashed and not in the email, and what the person left out. */
export function Doubtful({ paths }: { paths: readonly FormPath[] }) {
  const { form } = useForm()
  const offers = paths.flatMap(path => offersOf(form, path))
  const dropped = paths.flatMap(path => droppedOf(form, path))
  if (offers.length + dropped.length === 0) return null
  return (
    <EntryLine>
      {offers.map(guess => (
        <Offer key={keyOf(guess)} guess={guess} />
      ))}
      {dropped.map(guess => (
        <Dropped key={keyOf(guess)} guess={guess} />
      ))}
    </EntryLine>
  )
}

function Offer({ guess }: { guess: FactGuess }) {
  const { store, form, onPoint } = useForm()
  const words = guessWords(guess)
  const quote = quoteOf(form, guess)
  const decide = (decision: typeof take) => {
    onPoint(undefined)
    store.change(now => decision(now, guess))
    goOnAt(guess)
  }
  const point = { onFocus: () => onPoint(guess), onPointerEnter: () => onPoint(guess) }
  const leave = { onBlur: () => onPoint(undefined), onPointerLeave: () => onPoint(undefined) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div className="entry-doubtful" role="group" aria-label={`Not sure: ${words}`}>
      <Icon of={CircleHelp} size={16} />
      <b>{words}</b>
      {quote && quote !== words && <q>{quote}</q>}
      <span className="entry-decide">
        <Button size="bar" aria-label={`Take ${words}`} onClick={() => decide(take)} {...point} {...leave}>
          <Icon of={Check} size={16} />
          Take
        </Button>
        <Button size="bar" variant="ghost" aria-label={`Drop ${words}`} onClick={() => decide(drop)}>
          Drop
        </Button>
      </span>
    </div>
  )
}

function Dropped({ guess }: { guess: FactGuess }) {
  const { store } = useForm()
  const undo = () => {
    store.change(now => undoDrop(now, guess))
    goOnAt(guess)
  }
  return (
    <p className="entry-dropped small flex items-baseline justify-between gap-3">
      <s className="min-w-0 wrap-anywhere">{guessWords(guess)}</s>
      <button type="button" className="link" aria-label={`Undo: drop ${guessWords(guess)}`} onClick={undo}>
        Undo
      </button>
    </p>
  )
}

/** The button that was pressed is gone: the next decision in its field is where a keyboard goes on, else the field. */
function goOnAt({ path }: FactGuess) {
  const entry = `.entry[data-field="${fieldOf(path)}"]`
  const places = ['.entry-doubtful button', '.entry-dropped button', `[data-fact^="${path}"]`, 'button']
  rescueFocus(...places.map(place => `${entry} ${place}`))
}

import { CircleAlert } from 'lucide-react'
import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { afterPress } from './after-press.ts'
import { LONGEST_BRIEF, mayGenerate, tooLongWords } from './brief-limits.ts'
import { CountChoice } from './CountChoice.tsx'
import { DesignerMenu } from './DesignerMenu.tsx'

export interface PromptBoxProps {
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (prompt: string) => void
  /** The box was left. */
  onLeave: () => void
  onGenerate: () => void
  /** Who designs: 'Built-in, works offline' or a model's name. */
  designer: string
  onDesigner: (label: string) => void
  /** Stands beside the designer: whose email it is. */
  brand: ReactNode
  /** What it costs, or what is missing. */
  cost: string
  /** Without credits nothing can be written. */
  locked: boolean
  making: boolean
  /** Below it stands the form of its facts, whose foot has Generate. */
  hasForm: boolean
  /** What the designer says of a brief in another language. */
  notEnglish: string | undefined
  /** Has the email written in English all the same. */
  onEnglish: () => void
}

/** The brief, on ruled lines, with its stamp. What is too long is said, never cut. Over a form it folds when it is left. */
export function PromptBox(props: PromptBoxProps) {
  const { prompt, field, onChange, onLeave, onGenerate, designer, onDesigner, cost, locked, making, hasForm } = props
  const [isIn, setIn] = useState(false)
  const isFolded = hasForm && !isIn
  const tooLong = prompt.length > LONGEST_BRIEF
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayGenerate(prompt) && !locked && !making) onGenerate()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    afterPress(() => document.activeElement !== field.current && setIn(false))
    onLeave()
  }
  return (
    <form
      className="prompt-box mt-6"
      autoComplete="off"
      data-locked={locked || undefined}
      data-folded={isFolded || undefined}
      onSubmit={submit}
      // What else is pressed in a folded box stays under the pointer.
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && setIn(true)}
      onBlur={leave}
    >
      <div className="prompt-head">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-4">
          <DesignerMenu label={designer} isOff={locked} onChosen={onDesigner} />
          {props.brand}
        </div>
        {!isFolded && <Stamp size="medium" label="CREDIT" />}
      </div>
      <textarea
        ref={field}
        className="ruled"
        rows={isFolded ? 2 : 5}
        aria-label="Describe your email"
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? 'prompt-too-long' : undefined}
        placeholder="Who is it for, what is it about, what should they do?"
        value={prompt}
        disabled={locked}
        readOnly={making}
        onChange={event => onChange(event.target.value)}
      />
      {isFolded && (
        <button type="button" className="link prompt-change" onClick={() => field.current?.focus()}>
          Change the brief
        </button>
      )}
      {tooLong && (
        <p className="field-error mt-3" id="prompt-too-long" role="alert">
          <Icon of={CircleAlert} size={16} />
          {tooLongWords(prompt.length)}
        </p>
      )}
      <InEnglish {...props} />
      {!hasForm && (
        <div className="prompt-foot">
          <div className="prompt-cost">
            <span className="small">{cost}</span>
            <CountChoice isOff={locked || making} />
          </div>
          <Button
            type="submit"
            variant="primary"
            disabled={!mayGenerate(prompt) || locked}
            busy={making}
            busyLabel="Generating…"
          >
            Generate
          </Button>
        </div>
      )}
    </form>
  )
}

function InEnglish({ notEnglish, onEnglish }: Pick<PromptBoxProps, 'notEnglish' | 'onEnglish'>) {
  if (!notEnglish) return null
  return (
    <div className="prompt-language">
      <p className="field-error" role="alert">
        <Icon of={CircleAlert} size={16} />
        {notEnglish}
      </p>
      <Button onClick={onEnglish}>Write it in English</Button>
    </div>
  )
}

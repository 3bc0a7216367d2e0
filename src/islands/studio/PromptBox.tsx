import { CircleAlert } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import type { BriefReading } from '../../stores/reading/reading.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { BriefMarks } from './BriefMarks.tsx'
import { CountChoice } from './CountChoice.tsx'
import { DesignerMenu } from './DesignerMenu.tsx'

export interface PromptBoxProps {
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (prompt: string) => void
  onGenerate: () => void
  /** Who designs: 'Built-in, works offline' or a model's name. */
  designer: string
  /** Which of its words a chip is about. */
  reading: BriefReading
  /** What it costs, or what is missing. */
  cost: string
  /** Without credits nothing can be written. */
  locked: boolean
  making: boolean
  /** What the designer says of a brief in another language. */
  notEnglish: string | undefined
  /** Has the email written in English all the same. */
  onEnglish: () => void
}

/** As the API takes it, in UTF-16 units. */
const LONGEST = 10_000

/** The brief, on ruled lines, with its stamp. What is too long is said, never cut. */
export function PromptBox(props: PromptBoxProps) {
  const { prompt, field, onChange, onGenerate, reading, designer, cost, locked, making, notEnglish, onEnglish } = props
  const blank = prompt.trim() === ''
  const tooLong = prompt.length > LONGEST
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!blank && !tooLong && !locked && !making) onGenerate()
  }
  return (
    <form className="prompt-box mt-6" autoComplete="off" data-locked={locked || undefined} onSubmit={submit}>
      <div className="prompt-head">
        <DesignerMenu label={designer} isOff={locked} />
        <Stamp size="medium" label="CREDIT" />
      </div>
      <div className="brief-box">
        <BriefMarks text={prompt} reading={reading} />
        <textarea
          ref={field}
          className="ruled"
          rows={5}
          aria-label="Describe your email"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'prompt-too-long' : undefined}
          placeholder="Who is it for, what is it about, what should they do?"
          value={prompt}
          disabled={locked}
          readOnly={making}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      {tooLong && (
        <p className="field-error mt-3" id="prompt-too-long" role="alert">
          <Icon of={CircleAlert} size={16} />
          {tooLongWords(prompt.length)}
        </p>
      )}
      {notEnglish && (
        <div className="prompt-language">
          <p className="field-error" role="alert">
            <Icon of={CircleAlert} size={16} />
            {notEnglish}
          </p>
          <Button onClick={onEnglish}>Write it in English</Button>
        </div>
      )}
      <div className="prompt-foot">
        <div className="prompt-cost">
          <span className="small">{cost}</span>
          <CountChoice isOff={locked || making} />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={blank || tooLong || locked}
          busy={making}
          busyLabel="Generating…"
        >
          Generate
        </Button>
      </div>
    </form>
  )
}

const tooLongWords = (length: number) =>
  `These are ${length.toLocaleString('en')} characters; a brief may have ${LONGEST.toLocaleString('en')}. Shorten it to go on.`

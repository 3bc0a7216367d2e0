import { PencilRuler } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stamp } from '../ui/Stamp.tsx'

export interface PromptBoxProps {
  prompt: string
  onChange: (prompt: string) => void
  onGenerate: () => void
  /** Who designs: 'Built-in, works offline' or a model's name. */
  designer: string
  /** What it costs, or what is missing. */
  cost: string
  /** Without credits nothing can be written. */
  locked: boolean
  making: boolean
}

/** The brief, on ruled lines, with its stamp. */
export function PromptBox({ prompt, onChange, onGenerate, designer, cost, locked, making }: PromptBoxProps) {
  const blank = prompt.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!blank && !locked && !making) onGenerate()
  }
  return (
    <form className="prompt-box mt-6" data-locked={locked || undefined} onSubmit={submit}>
      <div className="prompt-head">
        <span className="designer-choice">
          <Icon of={PencilRuler} size={20} />
          <span>
            <span className="label-over">Designer</span>
            <b>{designer}</b>
          </span>
        </span>
        <Stamp size="medium" label="CREDIT" />
      </div>
      <textarea
        className="ruled"
        rows={5}
        maxLength={10_000}
        aria-label="Describe your email"
        placeholder="Who is it for, what is it about, what should they do?"
        value={prompt}
        disabled={locked}
        readOnly={making}
        onChange={event => onChange(event.target.value)}
      />
      <div className="prompt-foot">
        <span className="small">{cost}</span>
        <Button type="submit" variant="primary" disabled={blank || locked} busy={making} busyLabel="Generating…">
          Generate
        </Button>
      </div>
    </form>
  )
}

import { ArrowUpLeft, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FALLBACK_NOTICE, loadExamplePrompts } from '../../stores/example-prompts.ts'
import { toastError } from '../../stores/toasts.ts'
import { Icon } from '../ui/Icon.tsx'

export interface ExamplePromptsProps {
  onChoose: (prompt: string) => void
}

/** A list to begin from. It starts open where there is room for it. */
export function ExamplePrompts({ onChoose }: ExamplePromptsProps) {
  const [prompts, setPrompts] = useState<string[]>([])
  const [open, setOpen] = useState(true)
  useEffect(() => {
    setOpen(matchMedia('(width >= 700px)').matches)
    void loadExamplePrompts().then(examples => {
      setPrompts(examples.prompts)
      if (examples.fallback) toastError(FALLBACK_NOTICE)
    })
  }, [])
  return (
    <details className="disclosure mt-6" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronDown} />
        Example prompts
      </summary>
      <ul className="ruled-rows">
        {prompts.map(prompt => (
          <li key={prompt}>
            <button type="button" className="row" title={prompt} onClick={() => onChoose(prompt)}>
              <span className="truncate-line">{prompt}</span>
              <Icon of={ArrowUpLeft} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

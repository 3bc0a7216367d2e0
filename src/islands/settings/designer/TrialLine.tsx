import { Check } from 'lucide-react'
import type { TestAnswer } from '../../../contract/designer.ts'
import type { Trial } from '../../../stores/designers/designers.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { agoWords, testWords } from './words.ts'

interface TrialLineProps {
  trial: Trial | undefined
  /** The test that is remembered, and when the page was made. */
  tested?: { test: TestAnswer; now: number } | undefined
}

/** How the test is going or went, below what was tested. */
export function TrialLine({ trial, tested }: TrialLineProps) {
  if (trial?.state === 'failed') return <ErrorLine>{trial.message}</ErrorLine>
  const words =
    trial?.state === 'done'
      ? `Works: ${testWords(trial.tested)}`
      : tested && !trial
        ? `Tested ${agoWords(tested.test.at, tested.now)}: ${testWords(tested.test)}`
        : undefined
  return (
    <p className="designer-trial small" role="status">
      {words && <Icon of={Check} size={16} />}
      {words}
    </p>
  )
}

import { useStore } from '@nanostores/react'
import { CircleHelp, Languages } from 'lucide-react'
import { answerLanguage, type Foreign } from '../../stores/form/foreign.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { OpenForm } from './form/open-form.ts'

export interface ForeignBriefProps {
  form: OpenForm
  /** It is said whether the brief is in that language. */
  onAnswer: (isForeign: boolean) => void
  /** Has the email written in English. */
  onEnglish: () => void
}

/** Says before any credit that the chosen designer does not write the brief's language; asks where that is not sure. */
export function ForeignBrief({ form: { store }, onAnswer, onEnglish }: ForeignBriefProps) {
  const foreign = useStore(store.$foreign)
  if (!foreign) return null
  const answer = (isForeign: boolean) => {
    store.change(form => answerLanguage(form, foreign.tag, isForeign))
    onAnswer(isForeign)
  }
  return (
    <div className="brief-language mt-4">
      {foreign.by === 'nobody' ? (
        <Question of={foreign} onAnswer={answer} />
      ) : (
        <Notice
          tone="orange"
          icon={Languages}
          title={`${foreign.by === 'person' ? 'This brief is' : 'This brief looks like'} ${foreign.name}, and this designer writes English.`}
          action={<Button onClick={onEnglish}>Write it in English</Button>}
        >
          No credit is used until an email is made.
        </Notice>
      )}
    </div>
  )
}

function Question({ of: { name }, onAnswer }: { of: Foreign; onAnswer: (isForeign: boolean) => void }) {
  const asked = `Is this ${name}?`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div className="entry-doubtful" role="group" aria-label={asked}>
      <Icon of={CircleHelp} size={16} />
      <b role="status">{asked}</b>
      <span className="entry-decide">
        <Button size="bar" onClick={() => onAnswer(true)}>
          Yes
        </Button>
        <Button size="bar" variant="ghost" onClick={() => onAnswer(false)}>
          No, it is English
        </Button>
      </span>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { EmailSource } from '../../../email/email.ts'
import type { Fault } from '../../../email/lint/fault.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { Button } from '../../ui/Button.tsx'
import { LONGEST_TEXT } from './lint-view.ts'

export interface CodeFootProps {
  document: EmailDocument
  faults: Fault[]
  /** What came of the last deed; empty when there is nothing to say of it. */
  said: string
  /** Where the caret is, counted from 1. */
  place: { line: number; column: number }
}

const SAVE_KEY = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S')

/** Save, what there is to say, and where the caret is. */
export function CodeFoot({ document, faults, said, place }: CodeFootProps) {
  const save = useStore(document.$save)
  const email = useStore(document.$email)
  const tooLong = lengthWords(email)
  const isFailed = save.state === 'failed'
  const hint = faults.some(({ breaks }) => breaks)
    ? `${SAVE_KEY()}. The preview keeps the last version that compiles.`
    : `${SAVE_KEY()} saves too.`
  return (
    <div className="code-foot">
      <Button type="submit" variant="primary" size="bar" busy={save.state === 'saving'} busyLabel="Saving…">
        Save
      </Button>
      <p className="small" role={isFailed || tooLong ? 'alert' : 'status'}>
        {tooLong ?? (isFailed ? save.message : said || hint)}
      </p>
      <span className="small code-place">
        Line {place.line}, column {place.column}
      </span>
    </div>
  )
}

/** What is said of code that is longer than a template may be; it stays as it was typed. */
function lengthWords({ html, css }: EmailSource): string | undefined {
  const [name, length] = html.length >= css.length ? ['HTML', html.length] : ['CSS', css.length]
  if (length <= LONGEST_TEXT) return undefined
  const say = (count: number) => count.toLocaleString('en')
  return `The ${name} has ${say(length)} characters; a template may have ${say(LONGEST_TEXT)}. Shorten it, and it can be saved.`
}

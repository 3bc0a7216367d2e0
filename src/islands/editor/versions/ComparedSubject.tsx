import type { EmailSource } from '../../../email/email.ts'

interface ComparedSubjectProps {
  was: EmailSource
  now: EmailSource
  /** Which of the differences it is, if it differs, and whether that was gone to. */
  difference: number
  isLit: boolean
}

/** Subject and preview text as a reader sees them in the inbox: then and now where they differ. */
export function ComparedSubject({ was, now, difference, isLit }: ComparedSubjectProps) {
  const isOther = isOtherSubject(was, now)
  return (
    <div
      className="subject-line compared-subject"
      data-difference={difference}
      data-lit={(isOther && isLit) || undefined}
    >
      <span className="small">Subject</span>
      {isOther && <Line email={was} name="Was" side="was" />}
      <Line email={now} name={isOther ? 'Is now' : undefined} side="now" />
    </div>
  )
}

/** Whether an inbox shows two emails differently. */
export const isOtherSubject = (was: EmailSource, now: EmailSource): boolean =>
  was.subject !== now.subject || was.preheader !== now.preheader

interface LineProps {
  email: EmailSource
  name: string | undefined
  side: 'was' | 'now'
}

function Line({ email: { subject, preheader }, name, side }: LineProps) {
  return (
    <p className="compared-line" data-side={name ? side : undefined}>
      {name && <i>{name}</i>}
      <b>{subject || 'No subject yet'}</b> <span>{preheader}</span>
    </p>
  )
}

import type { EmailSource } from '../../email/email.ts'
import type { Progress as MakingProgress } from '../../stores/generation.ts'
import { Progress } from '../ui/Progress.tsx'
import { SmallPreview } from './SmallPreview.tsx'

export interface MakingProps {
  progress: MakingProgress
  /** The email as far as it is made. */
  email: EmailSource
  /** Nobody stops what is stopping. */
  onStop?: (() => void) | undefined
}

/** An email coming into being: what is made at the moment, and a small picture of what is there. */
export function Making({ progress, email, onStop }: MakingProps) {
  const { section, total, label } = progress
  return (
    <section className="mt-6" aria-label="Your email is being made">
      <Progress
        label={label}
        value={total ? section / total : undefined}
        {...(onStop && { onStop })}
        note="Nothing is charged until it is finished."
      />
      {email.html !== '' && (
        <div className="mt-4 max-w-[220px]">
          <SmallPreview email={email} />
        </div>
      )}
    </section>
  )
}

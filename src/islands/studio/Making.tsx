import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'
import type { Progress as MakingProgress } from '../../stores/generation.ts'
import { Progress } from '../ui/Progress.tsx'

export interface MakingProps {
  progress: MakingProgress
  /** The email as far as it is made. */
  email: EmailSource
  onStop: () => void
}

/** An email coming into being: what is made at the moment, and a small picture of what is there. */
export function Making({ progress, email, onStop }: MakingProps) {
  const { section, total, label } = progress
  return (
    <section className="mt-6" aria-label="Your email is being made">
      <Progress
        label={label}
        value={total ? section / total : undefined}
        onStop={onStop}
        note="Nothing is charged until it is finished."
      />
      {email.html !== '' && <SmallPreview email={email} />}
    </section>
  )
}

function SmallPreview({ email }: { email: EmailSource }) {
  const source = usePreview(email)
  if (!source) return null
  return (
    <div className="template-picture mt-4 max-w-[220px]" aria-hidden="true">
      <iframe title="Your email so far" tabIndex={-1} sandbox="" srcDoc={source} />
    </div>
  )
}

function usePreview(email: EmailSource): string {
  const [source, setSource] = useState('')
  useEffect(() => {
    let stale = false
    void import('../preview-source.ts').then(({ previewSource }) => {
      if (!stale) setSource(previewSource(email))
    })
    return () => {
      stale = true
    }
  }, [email])
  return source
}

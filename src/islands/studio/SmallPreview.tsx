import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'

/** A small picture of an email as far as it is made, as wide as what holds it. */
export function SmallPreview({ email }: { email: EmailSource }) {
  const source = usePreview(email)
  return (
    <div className="template-picture" aria-hidden="true">
      {source && <iframe title="Your email so far" tabIndex={-1} sandbox="" srcDoc={source} />}
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

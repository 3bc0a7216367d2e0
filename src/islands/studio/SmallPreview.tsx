import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'
import { EmailFrame } from '../email-frame/EmailFrame.tsx'

/** A small picture of an email as far as it is made, as wide as what holds it. */
export function SmallPreview({ email }: { email: EmailSource }) {
  const document = usePreview(email)
  return (
    <div className="template-picture" aria-hidden="true">
      {document && <EmailFrame title="Your email so far" document={document} />}
    </div>
  )
}

function usePreview(email: EmailSource): string {
  const [document, setDocument] = useState('')
  useEffect(() => {
    let stale = false
    void import('../../email/compile/preview.ts').then(({ previewDocument }) => {
      if (!stale) setDocument(previewDocument(email))
    })
    return () => {
      stale = true
    }
  }, [email])
  return document
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'
import type { Finding } from '../../email/sending/findings.ts'
import type { EditorStores } from './use-editor.ts'

/** What to look at before an email leaves; nothing where the code for it cannot be fetched: that holds nobody back. */
export async function findingsIn(email: EmailSource): Promise<Finding[]> {
  const loaded = await import('../../email/sending/findings.ts').catch(() => undefined)
  return loaded?.findingsOf(email, { siteUrl: location.origin }) ?? []
}

/** The same for the email of an editor, while it is asked for. */
export function useFindings({ document }: EditorStores, isAsked: boolean): readonly Finding[] {
  const email = useStore(document.$email)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  useEffect(() => {
    if (isAsked) void findingsIn(email).then(setFindings)
  }, [email, isAsked])
  return findings
}

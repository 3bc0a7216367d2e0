import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'

const PAUSE_MS = 600

const wordsOf = ({ bytes, notes }: { bytes: number; notes: string[] }): string =>
  [`${Math.ceil(bytes / 1024)} KB of the 102 KB Gmail shows`, ...notes].join('. ')

/** How heavy the email is as it is sent, and what some clients will not show of it, in words; worked out in a pause of typing. Gmail cuts a message off after 102 KB. */
export function useCompiledSize(email: EmailSource): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { compile } = await import('../../email/compile/compile.ts')
      const compiled = compile(email, { siteUrl: location.origin })
      setWords(compiled.ok ? wordsOf(compiled) : compiled.reason)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [email])
  return words
}

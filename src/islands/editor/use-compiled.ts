import { useEffect, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'

const PAUSE_MS = 600

export interface CompiledFacts {
  /** How heavy it is, and what some clients will not show of it; or why it cannot be sent. */
  words: string
  /** Whether it has colours of its own for dark devices; unknown until it was compiled. */
  hasDark?: boolean
}

/** What is known of the email as it is sent; worked out in a pause of typing. Gmail cuts a message off after 102 KB. */
export function useCompiled(email: EmailSource): CompiledFacts {
  const [facts, setFacts] = useState<CompiledFacts>({ words: '' })
  useEffect(() => {
    const timer = setTimeout(async () => {
      // Without a connection it may not be here yet; the next change asks again.
      const loaded = await import('../../email/compile/compile.ts').catch(() => undefined)
      if (!loaded) return
      const compiled = loaded.compile(email, { siteUrl: location.origin })
      if (!compiled.ok) return setFacts({ words: compiled.reason })
      const size = `${Math.ceil(compiled.bytes / 1024)} KB of the 102 KB Gmail shows`
      const hasDark = compiled.html.includes('prefers-color-scheme: dark')
      setFacts({ words: [size, ...compiled.notes].join('. '), hasDark })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [email])
  return facts
}

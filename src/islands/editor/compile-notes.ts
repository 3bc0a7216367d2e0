import type { EmailSource } from '../../email/email.ts'

/** What some mail clients will not show of the email that was just sent or exported, in words to go after a sentence. */
export async function compileNotes(email: EmailSource): Promise<string> {
  const { compile } = await import('../../email/compile/compile.ts')
  const compiled = compile(email, { siteUrl: location.origin })
  return compiled.ok ? compiled.notes.map(note => ` ${note}`).join('') : ''
}

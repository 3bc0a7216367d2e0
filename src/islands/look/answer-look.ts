import type { EmailSource } from '../../email/email.ts'
import { callJson } from '../../stores/api.ts'

/** Shows the server how the email looks here. Where that fails, it goes on without. */
export async function answerLook(id: string, email: EmailSource): Promise<void> {
  try {
    const { takeLook } = await import('./take-look.ts')
    await callJson(`/api/looks/${id}`, { method: 'POST', body: await takeLook(email), isQuiet: true })
  } catch {
    // The work waits a few seconds, then says that nobody looked.
  }
}

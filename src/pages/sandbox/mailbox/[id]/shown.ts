import type { APIRoute } from 'astro'
import { isSandboxCaller } from '../../../../sandbox/guard.ts'
import { framedMail } from '../../../../sandbox/mailbox/frame.ts'
import { answerMail } from '../../../../server/http/answer-preview.ts'

export const prerender = false

/** A mail as a mail client shows it, for the frame on its page: nothing in it runs, and its links open around the frame. */
export const GET: APIRoute = async context => {
  const { mailbox } = context.locals.app.sandbox
  const mail = mailbox && isSandboxCaller(context) ? await mailbox.find(context.params.id ?? '') : undefined
  return answerMail(mail && framedMail(mail.html))
}

import type { Account } from '../accounts/account.ts'
import { requireEntitlement } from './entitled.ts'
import { requireCompiled } from './export.ts'
import type { TemplateParts } from './parts.ts'
import { requireRow, toEmail } from './stored.ts'

/** Sends the compiled email to one address; throws `mail_failed` when the mail server does not take it. */
export async function sendTest(
  parts: TemplateParts,
  account: Account,
  id: string,
  to: string,
  signal: AbortSignal
): Promise<string> {
  const row = await requireRow(parts.db, account.id, id)
  await requireEntitlement(parts, account.id, 'access_email_sending_feature')
  const asked = { email: toEmail(row), siteUrl: parts.siteUrl }
  const { html, text } = requireCompiled(await parts.workers.compile(asked, { accountId: account.id, signal }))
  await parts.mail.send({ to, subject: `[Test] ${row.subject || row.name}`, html, text })
  return to
}

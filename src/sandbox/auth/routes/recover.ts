import { answer, type Call } from '../call.ts'
import { emailIn, readFields } from '../fields.ts'
import { challengeIn, openFlow } from '../flow-states.ts'
import { recoveryLetter } from '../letters.ts'
import { countMail, mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { allowedRedirect } from '../redirects.ts'
import { findByEmail, updateUser } from '../users.ts'

/** POST /recover: mails a link to set a new password. The answer is the same for an address that nobody has. */
export async function recover(call: Call): Promise<Response> {
  const { parts, url, request, now } = call
  const fields = await readFields(request)
  const [email, pkce] = [emailIn(fields), challengeIn(fields)]
  await countMail(call)
  const token = await parts.sql.begin(async tx => {
    const user = await findByEmail(tx, email)
    if (!user) return undefined
    await updateUser(tx, user.id, { recovery_sent_at: now }, now)
    if (pkce) await openFlow(tx, user.id, 'recovery', pkce, now)
    return makeToken(tx, { userId: user.id, kind: 'recovery' }, pkce !== undefined, now)
  })
  const redirect = allowedRedirect(parts.siteUrl, url.searchParams.get('redirect_to'), request.headers.get('referer'))
  if (token) await mailLetter(call, email, recoveryLetter(mailedLink(call, token, 'recovery', redirect)))
  return answer()
}

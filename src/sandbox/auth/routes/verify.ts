import { answer, type Call, type Tx } from '../call.ts'
import { readFields, textIn } from '../fields.ts'
import { emailChangedLetter } from '../letters.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer, startSession } from '../sessions.ts'
import { isLinkType, type Verified, verify } from '../verification.ts'

/** POST /verify: a session for the token of a mailed link. */
export async function verifyToken(call: Call): Promise<Response> {
  const { parts, now } = call
  const { type, tokenHash } = await readVerification(call)
  const grant = await beginWithLetters(call, async tx => {
    const verified = await verify(tx, tokenHash, type, now)
    if (verified) await tellFormerAddress(call, tx, verified)
    return verified && startSession(tx, verified.userId, 'otp', now)
  })
  if (!grant) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  return answer(await sessionAnswer(parts, grant, now))
}

/** Says at the old address that it was changed. */
export async function tellFormerAddress(call: Call, tx: Tx, { formerEmail, email }: Verified) {
  if (formerEmail) await mailLetter(call, tx, formerEmail, emailChangedLetter(email))
}

async function readVerification(call: Call): Promise<{ type: string; tokenHash: string }> {
  const fields = await readFields(call.request)
  const [type, token, tokenHash] = [textIn(fields, 'type'), textIn(fields, 'token'), textIn(fields, 'token_hash')]
  if (!type) throw new AuthRefusal(400, 'validation_failed', 'Verify requires a verification type')
  if (Boolean(token) === Boolean(tokenHash)) {
    throw new AuthRefusal(400, 'validation_failed', 'Verify requires either a token or a token hash')
  }
  if (token && !textIn(fields, 'email') && !textIn(fields, 'phone')) {
    const message = 'Only an email address or phone number should be provided on verify'
    throw new AuthRefusal(400, 'validation_failed', message)
  }
  await countCall(call, 'verify', textIn(fields, 'email')?.toLowerCase())
  // No mail of ours carries a code to type, so none can be right.
  if (!tokenHash) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
  if (!isLinkType(type)) throw new AuthRefusal(400, 'validation_failed', 'Invalid email verification type')
  return { type, tokenHash }
}

import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { type Fields, readFields, textIn } from '../fields.ts'
import { countCall } from '../limits.ts'
import { requireProof } from '../proof.ts'
import { AuthRefusal } from '../refusal.ts'
import { findAssurance } from './assurance.ts'
import { listFactors } from './factor-rows.ts'
import { DIGITS, newSecret, PERIOD_S, toBase32 } from './totp.ts'

const MOST = 10
const LONGEST_NAME = 255
/** Whoever gave up before the first code leaves one behind; the next enrolment takes it away. */
const GIVEN_UP_MS = 5 * 60 * 1_000

/** POST /factors: an authenticator app, which counts from its first good code on. The secret is told this once. */
export async function enrol(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  await countCall(call, 'factor', caller.user.email)
  const fields = await readFields(call.request)
  requireAppType(fields)
  const [name, issuer] = [nameIn(fields, 'friendly_name') ?? '', nameIn(fields, 'issuer')]
  await requireProof(call, caller, {})
  const [id, secret] = [randomUUID(), newSecret()]
  await call.parts.sql.begin(async tx => {
    await requireRoom(tx, await holdCaller(tx, caller), name, call.now)
    await tx`
      insert into auth.factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
      values (${id}, ${caller.user.id}, ${name}, 'unverified', ${secret.toString('base64url')}, ${call.now}, ${call.now})`
  })
  const uri = addressOf(issuer ?? new URL(call.parts.siteUrl).host, caller.user.email, toBase32(secret))
  const totp = { qr_code: renderSVG(uri), secret: toBase32(secret), uri }
  return answer({ id, type: 'totp', friendly_name: name, totp })
}

function requireAppType(fields: Fields) {
  const type = textIn(fields, 'factor_type')
  if (type === 'totp') return
  if (type === 'phone' || type === 'webauthn') {
    throw new AuthRefusal(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`)
  }
  throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}

function nameIn(fields: Fields, field: string): string | undefined {
  const name = textIn(fields, field)
  if (name === undefined || name.length <= LONGEST_NAME) return name
  throw new AuthRefusal(400, 'validation_failed', `${field} can be up to ${LONGEST_NAME} characters long`)
}

async function requireRoom(tx: Tx, caller: Caller, name: string, now: Date) {
  const { has, taken } = await findAssurance(tx, caller)
  if (has && !taken) throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  await tx`
    delete from auth.factors
    where user_id = ${caller.user.id} and status = 'unverified' and last_challenged_at is null
      and created_at < ${new Date(now.getTime() - GIVEN_UP_MS)}`
  const factors = await listFactors(tx, caller.user.id)
  if (factors.length >= MOST) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthRefusal(422, 'mfa_factor_name_conflict', message)
  }
}

/** What the QR code says: an address that authenticator apps open. */
function addressOf(issuer: string, account: string, secret: string): string {
  const query = { algorithm: 'SHA1', digits: `${DIGITS}`, issuer, period: `${PERIOD_S}`, secret }
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  // Apps show a plus sign as it is.
  return `otpauth://totp/${label}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}

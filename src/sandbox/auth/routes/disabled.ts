import { requireAdministrator } from '../administrators.ts'
import type { Route } from '../call.ts'
import { requireCaller } from '../callers.ts'
import { AuthRefusal } from '../refusal.ts'

type Refusal = [status: number, code: string, message: string]

const refuse =
  (...refusal: Refusal): Route =>
  async () => {
    throw new AuthRefusal(...refusal)
  }

/** What an installation answers where these ways are switched off. */
export const singleSignOn = refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
export const providers = refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
export const administration: Route = async call => {
  await requireAdministrator(call)
  throw new AuthRefusal(404, 'feature_disabled', 'This is switched off')
}
export const passkeysOf: Route = async call => {
  await requireAdministrator(call)
  return passkeys(call)
}
export const recoveryCodes: Route = async call => {
  await requireCaller(call)
  const use = call.url.pathname.endsWith('/verify') ? 'verify' : 'enroll'
  throw new AuthRefusal(422, `mfa_recovery_codes_${use}_not_enabled`, `MFA ${use} is disabled for recovery codes`)
}
export const passkeys = refuse(404, 'passkey_disabled', 'Passkeys are disabled')
export const others = refuse(404, 'feature_disabled', 'This is switched off')

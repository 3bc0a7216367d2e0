import type { JWK } from 'jose'
import { AUTH_DEFAULTS, type AuthOptions } from '../src/sandbox/auth/options.ts'
import { ConfigError, type Env, flag, number, read, url } from '../src/server/config/variables.ts'

const LONGEST_CODE = 10

/** What the auth service is told by variables. Throws a `ConfigError` that names one that is wrong. */
export function readAuthOptions(env: Env): AuthOptions {
  return {
    autoconfirm: flag(env, 'AUTH_AUTOCONFIRM'),
    signUps: !flag(env, 'AUTH_NO_SIGN_UPS'),
    linking: flag(env, 'AUTH_MANUAL_LINKING'),
    shortestPassword: number(env, 'AUTH_SHORTEST_PASSWORD', AUTH_DEFAULTS.shortestPassword, 72),
    isPicky: !flag(env, 'AUTH_COMMON_PASSWORDS'),
    mailIntervalSeconds: seconds(env, 'AUTH_MAIL_INTERVAL_SECONDS'),
    codeLength: codeLength(env),
    verificationKey: key(env, 'AUTH_VERIFICATION_KEY'),
    serviceRoleKey: read(env, 'AUTH_SERVICE_ROLE_KEY'),
    publishableKey: read(env, 'AUTH_PUBLISHABLE_KEY'),
    name: read(env, 'AUTH_NAME'),
    externalUrl: url(env, 'AUTH_EXTERNAL_URL')?.replace(/\/auth\/v1$/, ''),
    redirectUrls: list(env, 'AUTH_REDIRECT_URLS')
  }
}

/** Short ones would be guessed. */
function codeLength(env: Env): number {
  const { codeLength: usual } = AUTH_DEFAULTS
  const length = number(env, 'AUTH_CODE_LENGTH', usual, LONGEST_CODE)
  if (length >= usual) return length
  throw new ConfigError(`AUTH_CODE_LENGTH is "${length}"; it is a whole number from ${usual} to ${LONGEST_CODE}.`)
}

function seconds(env: Env, name: string): number | undefined {
  return read(env, name) === undefined ? undefined : number(env, name, 0, 86_400)
}

/** Patterns with commas between. */
function list(env: Env, name: string): string[] {
  const patterns = (read(env, name) ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
  const wrong = patterns.find(each => !/^[a-z][\w.+-]*:\/\//i.test(each))
  if (wrong === undefined) return patterns
  throw new ConfigError(`${name} has "${wrong}"; each is an address with its scheme, such as https://*.example.com/**.`)
}

function key(env: Env, name: string): JWK | undefined {
  const text = read(env, name)
  if (text === undefined) return undefined
  try {
    const jwk = JSON.parse(text) as JWK
    if (jwk.kty === 'oct' || jwk.kty === 'EC' || jwk.kty === 'RSA') return jwk
  } catch {
    // Said below.
  }
  throw new ConfigError(
    `${name} is no key. It is a JWK as JSON, of HS256, ES256 or RS256, such as {"kty":"oct","k":"…"}.`
  )
}

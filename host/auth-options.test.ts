import { expect, test } from 'vitest'
import { readAuthOptions } from './auth-options.ts'

test('nothing set is what the site has', () => {
  expect(readAuthOptions({})).toMatchObject({
    autoconfirm: false,
    signUps: true,
    linking: false,
    shortestPassword: 8,
    isPicky: true,
    codeLength: 6,
    serviceRoleKey: undefined,
    publishableKey: undefined,
    name: undefined,
    externalUrl: undefined,
    redirectUrls: []
  })
})

test('each variable is heard', () => {
  const env = {
    AUTH_AUTOCONFIRM: '1',
    AUTH_NO_SIGN_UPS: '1',
    AUTH_MANUAL_LINKING: '1',
    AUTH_SHORTEST_PASSWORD: '6',
    AUTH_COMMON_PASSWORDS: '1',
    AUTH_MAIL_INTERVAL_SECONDS: '60',
    AUTH_CODE_LENGTH: '8',
    AUTH_VERIFICATION_KEY: '{"kty":"oct","k":"eA"}',
    AUTH_SERVICE_ROLE_KEY: 'service',
    AUTH_PUBLISHABLE_KEY: 'anybody',
    AUTH_NAME: 'Parcels & Co',
    AUTH_EXTERNAL_URL: 'https://auth.example/auth/v1/',
    AUTH_REDIRECT_URLS: 'https://*.example/**, app://callback'
  }
  expect(readAuthOptions(env)).toEqual({
    autoconfirm: true,
    signUps: false,
    linking: true,
    shortestPassword: 6,
    isPicky: false,
    mailIntervalSeconds: 60,
    codeLength: 8,
    verificationKey: { kty: 'oct', k: 'eA' },
    serviceRoleKey: 'service',
    publishableKey: 'anybody',
    name: 'Parcels & Co',
    externalUrl: 'https://auth.example',
    redirectUrls: ['https://*.example/**', 'app://callback']
  })
})

test.each([
  ['AUTH_AUTOCONFIRM', 'yes'],
  ['AUTH_SHORTEST_PASSWORD', '0'],
  ['AUTH_MAIL_INTERVAL_SECONDS', 'a minute'],
  ['AUTH_CODE_LENGTH', '4'],
  ['AUTH_EXTERNAL_URL', 'auth.example'],
  ['AUTH_REDIRECT_URLS', 'https://a.example, b.example'],
  ['AUTH_VERIFICATION_KEY', 'a secret'],
  ['AUTH_VERIFICATION_KEY', '{"kty":"OKP"}']
])('%s=%s is said to be wrong', (name, value) => {
  expect(() => readAuthOptions({ [name]: value })).toThrow(new RegExp(`^${name}`))
})

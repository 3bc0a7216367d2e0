import { answer, type Call } from '../call.ts'

/** GET /.well-known/jwks.json: the public keys that access tokens are checked with. */
export async function publicKeys({ parts }: Call): Promise<Response> {
  const { publicKeys: keys } = await parts.keys()
  return Response.json(keys, { headers: { 'cache-control': 'public, max-age=600' } })
}

const OFF = ['anonymous_users', 'apple', 'azure', 'discord', 'facebook', 'github', 'gitlab', 'google', 'phone', 'slack']

/** GET /settings: which ways of signing in there are. */
export async function settings({ parts: { options } }: Call): Promise<Response> {
  return answer({
    external: { email: true, ...Object.fromEntries(OFF.map(name => [name, false])) },
    disable_signup: !options.signUps,
    mailer_autoconfirm: options.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false
  })
}

/** GET /health */
export async function health(): Promise<Response> {
  return answer({ version: 'sandbox', name: 'Mailwright sandbox', description: 'A stand-in for Supabase Auth' })
}

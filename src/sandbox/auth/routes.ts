import type { Route } from './call.ts'
import { removeFactorOf, showFactors } from './factors/admin-factors.ts'
import { challenge } from './factors/challenge.ts'
import { enrol } from './factors/enrol.ts'
import { removeFactor } from './factors/remove.ts'
import { verifyFactor } from './factors/verify.ts'
import { AuthRefusal } from './refusal.ts'
import { deleteUser, listUsers, showUser } from './routes/admin-users.ts'
import { changeUser, createUser } from './routes/admin-write-users.ts'
import * as disabled from './routes/disabled.ts'
import { health, publicKeys, settings } from './routes/facts.ts'
import { generateLink } from './routes/generate-link.ts'
import { linkIdentity, unlinkIdentity } from './routes/identities.ts'
import { invite } from './routes/invite.ts'
import { logOut } from './routes/logout.ts'
import { signInByMail } from './routes/otp.ts'
import { reauthenticate } from './routes/reauthenticate.ts'
import { recover } from './routes/recover.ts'
import { resend } from './routes/resend.ts'
import { signUp } from './routes/signup.ts'
import { showStop, stop } from './routes/stop.ts'
import { giveToken } from './routes/token.ts'
import { getUser, putUser } from './routes/user.ts'
import { verifyToken } from './routes/verify.ts'
import { openLink } from './routes/verify-link.ts'

/** Method and path of each call; `:name` stands for a part of the path, `*` for all the rest and any method. */
const ROUTES: Record<string, Route> = {
  'POST /signup': signUp,
  'POST /token': giveToken,
  'GET /verify': openLink,
  'GET /stop': showStop,
  'POST /stop': stop,
  'POST /verify': verifyToken,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /logout': logOut,
  'GET /user': getUser,
  'PUT /user': putUser,
  'GET /reauthenticate': reauthenticate,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'PUT /admin/users/:id': changeUser,
  'POST /admin/generate_link': generateLink,
  'GET /admin/users/:id': showUser,
  'DELETE /admin/users/:id': deleteUser,
  'GET /admin/users/:id/factors': showFactors,
  'DELETE /admin/users/:id/factors/:factor': removeFactorOf,
  'GET /.well-known/jwks.json': publicKeys,
  'GET /settings': settings,
  'GET /health': health,
  'POST /otp': signInByMail,
  'POST /magiclink': signInByMail,
  'POST /sso': disabled.singleSignOn,
  'POST /invite': invite,
  'GET /authorize': disabled.providers,
  '* /factors/recovery-codes*': disabled.recoveryCodes,
  'POST /factors': enrol,
  'POST /factors/:factor/challenge': challenge,
  'POST /factors/:factor/verify': verifyFactor,
  'DELETE /factors/:factor': removeFactor,
  'DELETE /user/identities/:id': unlinkIdentity,
  '* /user/identities/*': linkIdentity,
  '* /admin/users/:id/passkeys*': disabled.passkeysOf,
  '* /admin/*': disabled.administration,
  '* /passkeys*': disabled.passkeys,
  '* /oauth*': disabled.others,
  '* /user/oauth/*': disabled.others
}

const MATCHERS = Object.entries(ROUTES).map(([call, route]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, isOf: matcherOf(path), route }
})

/** The route of a call to a path below `/auth/v1`, with the named parts of that path; nothing when no method has that path, and a refusal when another one has. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const there = MATCHERS.filter(({ isOf }) => isOf.test(path))
  const found = there.find(each => each.method === method || each.method === '*')
  if (found) return { route: found.route, params: { ...found.isOf.exec(path)?.groups } }
  if (there.length === 0) return undefined
  throw new AuthRefusal(405, 'method_not_allowed', 'This address does not answer to that method')
}

function matcherOf(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll('*', '.*')
  return new RegExp(`^${escaped.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}

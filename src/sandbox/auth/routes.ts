import type { Route } from './call.ts'
import { AuthRefusal } from './refusal.ts'
import { deleteUser, showUser } from './routes/admin-users.ts'
import * as disabled from './routes/disabled.ts'
import { health, publicKeys, settings } from './routes/facts.ts'
import { logOut } from './routes/logout.ts'
import { reauthenticate } from './routes/reauthenticate.ts'
import { recover } from './routes/recover.ts'
import { resend } from './routes/resend.ts'
import { signUp } from './routes/signup.ts'
import { giveToken } from './routes/token.ts'
import { getUser, putUser } from './routes/user.ts'
import { verifyToken } from './routes/verify.ts'
import { openLink } from './routes/verify-link.ts'

/** Method and path of each call; `:name` stands for a part of the path, `*` for all the rest and any method. */
const ROUTES: Record<string, Route> = {
  'POST /signup': signUp,
  'POST /token': giveToken,
  'GET /verify': openLink,
  'POST /verify': verifyToken,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /logout': logOut,
  'GET /user': getUser,
  'PUT /user': putUser,
  'GET /reauthenticate': reauthenticate,
  'GET /admin/users/:id': showUser,
  'DELETE /admin/users/:id': deleteUser,
  'GET /.well-known/jwks.json': publicKeys,
  'GET /settings': settings,
  'GET /health': health,
  'POST /otp': disabled.oneTimePasswords,
  'POST /magiclink': disabled.oneTimePasswords,
  'POST /sso': disabled.singleSignOn,
  'POST /invite': disabled.administration,
  'GET /authorize': disabled.providers,
  'POST /factors': disabled.enrolment,
  '* /factors/*': disabled.factors,
  '* /user/identities/*': disabled.linking,
  '* /admin/*': disabled.administration,
  '* /passkeys*': disabled.passkeys,
  '* /oauth*': disabled.others
}

const MATCHERS = Object.entries(ROUTES).map(([call, route]) => ({ isOf: matcherOf(call), route }))

/** The route of a call to a path below `/auth/v1`, with the named parts of that path; throws 404 when there is none. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } {
  for (const { isOf, route } of MATCHERS) {
    const found = isOf.exec(`${method} ${path}`)
    if (found) return { route, params: { ...found.groups } }
  }
  throw new AuthRefusal(404, 'not_found', 'There is nothing at this address')
}

function matcherOf(call: string): RegExp {
  const escaped = call.replaceAll('.', '\\.').replaceAll('*', '.*')
  return new RegExp(`^${escaped.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}

import type { Route } from './call.ts'
import { AuthRefusal } from './refusal.ts'
import * as disabled from './routes/disabled.ts'
import { health, publicKeys, settings } from './routes/facts.ts'
import { logOut } from './routes/logout.ts'
import { recover } from './routes/recover.ts'
import { resend } from './routes/resend.ts'
import { signUp } from './routes/signup.ts'
import { giveToken } from './routes/token.ts'
import { getUser, putUser } from './routes/user.ts'
import { verifyToken } from './routes/verify.ts'
import { openLink } from './routes/verify-link.ts'

/** Method and path of each call. */
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
  'GET /.well-known/jwks.json': publicKeys,
  'GET /settings': settings,
  'GET /health': health,
  'POST /otp': disabled.oneTimePasswords,
  'POST /magiclink': disabled.oneTimePasswords,
  'POST /sso': disabled.singleSignOn,
  'POST /invite': disabled.administration,
  'GET /authorize': disabled.providers,
  'GET /reauthenticate': disabled.others,
  'POST /factors': disabled.enrolment
}
const FAMILIES: [path: string, route: Route][] = [
  ['/factors/', disabled.factors],
  ['/user/identities/', disabled.linking],
  ['/admin/', disabled.administration],
  ['/passkeys', disabled.passkeys],
  ['/oauth', disabled.others]
]

/** The route of a call to a path below `/auth/v1`; throws 404 when there is none. */
export function findRoute(method: string, path: string): Route {
  const route = ROUTES[`${method} ${path}`] ?? FAMILIES.find(([start]) => path.startsWith(start))?.[1]
  if (!route) throw new AuthRefusal(404, 'not_found', 'There is nothing at this address')
  return route
}

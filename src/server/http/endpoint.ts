import type { APIContext, APIRoute } from 'astro'
import type { ZodType } from 'zod'
import type { Account } from '../accounts/account.ts'
import type { App } from '../app.ts'
import type { Visitor } from '../auth/visitor.ts'
import { AppError } from '../errors.ts'
import { noteCall } from '../sessions/note-visit.ts'
import { answerError } from './answer.ts'
import { type BodyReader, readJson } from './body.ts'
import { withCors } from './cors.ts'

/** Room for every call but those that carry a template. */
const MAX_BYTES = 64 * 1024

const SECOND_STEP = 'This account asks for a second step. Sign in again with the code of your authenticator app.'

/** Who may call: anyone, a signed-in visitor, or a visitor whose account has been set up. */
type User = 'none' | 'visitor' | 'required'

export interface EndpointOptions<U extends User, T> {
  user: U
  /** A session that has yet to take its second step may call too. */
  takesSecondStep?: boolean
  /** JSON of this schema, or what this reader takes. Without it, the body is left unread. */
  body?: ZodType<T> | BodyReader<T>
  maxBytes?: number
}

export interface EndpointInput<U extends User, T> {
  app: App
  visitor: U extends 'none' ? undefined : Visitor
  account: U extends 'required' ? Account : undefined
  body: T
  params: Record<string, string | undefined>
  request: Request
  url: URL
}

/** An endpoint as a declaration: who may call, what comes in, and what is done with it. Errors become answers here. */
export function endpoint<U extends User, T = undefined>(
  options: EndpointOptions<U, T>,
  handle: (input: EndpointInput<U, T>) => Promise<Response>
): APIRoute {
  return async context => {
    const { app } = context.locals
    const work = async () => handle(await readInput(context, options))
    const response = await work().catch(error => answerError(error, app.log))
    return withCors(response, context.request, app.config)
  }
}

async function readInput<U extends User, T>(
  { locals: { app }, params, request, url }: APIContext,
  { user, takesSecondStep = false, body: expected, maxBytes = MAX_BYTES }: EndpointOptions<U, T>
): Promise<EndpointInput<U, T>> {
  const visitor = user === 'none' ? undefined : await requireVisitor(app, request)
  if (visitor?.secondStep === 'needed' && !takesSecondStep) throw new AppError('two_step_required', SECOND_STEP)
  if (visitor) await noteCall(app, visitor, request)
  const account = user === 'required' && visitor ? await requireAccount(app, visitor) : undefined
  const body = expected && (await readBody(request, expected, maxBytes))
  return { app, visitor, account, body, params, request, url } as EndpointInput<U, T>
}

function readBody<T>(request: Request, expected: ZodType<T> | BodyReader<T>, maxBytes: number): Promise<T> {
  return typeof expected === 'function' ? expected(request, maxBytes) : readJson(request, expected, maxBytes)
}

/** The token that a caller brings. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

async function requireVisitor(app: App, request: Request): Promise<Visitor> {
  const token = bearerOf(request)
  const visitor = token ? await app.auth.verifyAccessToken(token, request.method) : undefined
  if (!visitor) throw new AppError('unauthorized', 'Your session has ended. Sign in again.')
  return visitor
}

async function requireAccount(app: App, visitor: Visitor): Promise<Account> {
  const account = await app.accounts.find(visitor)
  if (!account) throw new AppError('not_found', 'Your account has not been set up yet. Reload the page and try again.')
  return account
}

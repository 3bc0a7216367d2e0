/** A refusal in Stripe's words. https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(
    message: string,
    {
      status = 400,
      type = 'invalid_request_error',
      code,
      param
    }: Partial<Pick<Refusal, 'status' | 'type' | 'code' | 'param'>> = {}
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }

  /** The body of the answer. */
  get body() {
    const { type, code, param, message } = this
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } }
  }
}

/** Passes a found object on, or refuses as Stripe does when there is none. */
export function requireFound<T>(found: T | undefined, kind: string, id: string, param = 'id'): T {
  if (found !== undefined) return found
  throw new Refusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param })
}

/** Refuses a request that leaves a parameter out. */
export function requireText(value: unknown, param: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

import { z } from 'zod'

/** Who may design for an account: the built-in one, the site's model, one's own connection, a model on the site's machine. */
export const DESIGNERS = ['offline', 'operator', 'own', 'local'] as const
export type DesignerKind = (typeof DESIGNERS)[number]

export const SERVICES = ['anthropic', 'openai', 'openai-compatible'] as const
export type ModelService = (typeof SERVICES)[number]

const model = z
  .string('Say which model is to be asked.')
  .trim()
  .min(1, 'Say which model is to be asked.')
  .max(200, 'The name of a model has up to 200 characters.')
  // A model's name stands in a header or an address with some services.
  .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'The name of a model has letters, digits and signs only.')

/** A model of one of the servers on the site's machine, by the server's name. */
const LocalModel = z.strictObject({ server: z.string('Say which server.').max(100), model })

/** Body of `PUT /api/designers/choice`. */
export const ChooseDesigner = z.discriminatedUnion('designer', [
  z.strictObject({ designer: z.enum(['offline', 'operator', 'own']) }),
  LocalModel.extend({ designer: z.literal('local') })
])

/** Body of `POST /api/designers/test`. */
export const TestDesigner = z.discriminatedUnion('designer', [
  z.strictObject({ designer: z.literal('own') }),
  LocalModel.extend({ designer: z.literal('local') })
])
export type TestDesigner = z.infer<typeof TestDesigner>

/** Body of `PUT /api/designers/connection`. Without a key, the one that is kept holds on, for the same service and address only. */
export const ConnectDesigner = z
  .strictObject({
    service: z.enum(SERVICES),
    model,
    address: z.string().trim().max(500, 'An address has up to 500 characters.').optional(),
    key: z
      .string()
      .trim()
      .max(500, 'A key has up to 500 characters.')
      .regex(/^[\x21-\x7e]*$/, 'A key has letters, digits and signs only; this has others. Copy it again.')
      .optional()
  })
  .refine(({ service, address }) => (service === 'openai-compatible') === Boolean(address), {
    path: ['address'],
    message: 'A compatible service needs its address, such as https://models.example.com/v1; the others have their own.'
  })
export type ConnectDesigner = z.infer<typeof ConnectDesigner>

/** Body of `PUT /api/designers/limit`: when work with the own key stops for the month, in dollars or tokens. */
export const LimitDesigner = z.strictObject({
  limit: z
    .strictObject({
      unit: z.enum(['dollars', 'tokens']),
      amount: z.number().min(0.01, 'A limit is above zero.').max(1_000_000_000, 'This is more than a limit.')
    })
    .nullable()
})
export type Limit = NonNullable<z.infer<typeof LimitDesigner>['limit']>

/** How the last test of a connection went. */
export interface TestAnswer {
  /** ISO 8601. */
  at: string
  ms: number
  tokens: number
  /** In millionths of a dollar; null where the model's price is not known. */
  cost_micros: number | null
}

export interface ConnectionAnswer {
  service: ModelService
  model: string
  address: string | null
  /** The last four signs of the key; null where there is none. */
  key_end: string | null
  /** Null until a test went well with what is set now. */
  tested: TestAnswer | null
}

/** A server on the site's machine that answers, and its models. */
export interface LocalServerAnswer {
  name: string
  models: string[]
}

/** What was used in the running month. */
export interface UsageAnswer {
  /** The first day of the month, in UTC: `2026-11-01`. */
  month: string
  emails: number
  changes: number
  tokens: number
  /** Of the tokens, what went into mending emails after they were made; the cost as far as prices are known, null where none is. */
  refining: { tokens: number; cost_micros: number | null }
  /** On the own key, as far as prices are known; null where none is. */
  own_cost_micros: number | null
  /** Tokens of each day of the month until today. */
  days: number[]
}

/** `GET /api/designers`: who could design, who does, and what was used. */
export interface DesignersAnswer {
  chosen: DesignerKind
  /** The model in use, for lists of choices. */
  chosen_label: string
  /** The site's model; null where there is none. */
  operator: { tokens_left: number | null; tokens_a_month: number | null } | null
  /** Why own keys are off; null where they are on. */
  own_off: string | null
  connection: ConnectionAnswer | null
  limit: Limit | null
  /** The month's share of the chosen designer, or the limit on the own key, is reached. */
  used_up: boolean
  /** Null where servers on the site's machine are not looked for. */
  local: { servers: LocalServerAnswer[]; chosen: { server: string; model: string } | null } | null
  usage: UsageAnswer
}

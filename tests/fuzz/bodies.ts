import fc, { type Arbitrary } from 'fast-check'
import { type ZodType, z } from 'zod'

/** Things that no field expects, or that once broke something somewhere. */
const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '0',
  'null',
  "'; drop table auth.users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '//evil.example',
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  '🏴‍☠️'.repeat(40),
  [],
  {},
  [[[[[[]]]]]],
  { $gt: '' }
]

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  format?: string
}

const odd = (words: string[]) => fc.oneof(fc.constantFrom(...ODD, ...words), fc.jsonValue({ maxDepth: 2 }))

/** A body that is nearly what an endpoint takes: some fields as they should be, some odd, some missing, some unknown. */
export function bodyFor(schema: ZodType | undefined, words: string[], names: string[] = []): Arbitrary<unknown> {
  const guessed: JsonSchema = { type: 'object', properties: Object.fromEntries(names.map(name => [name, {}])) }
  const known = schema ? (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema) : guessed
  return fc.oneof({ weight: 8, arbitrary: nearly(known, words) }, { weight: 2, arbitrary: odd(words) })
}

function nearly(schema: JsonSchema, words: string[]): Arbitrary<unknown> {
  const rarely = { weight: 1, arbitrary: odd(words) }
  if (schema.const !== undefined) return fc.oneof({ weight: 9, arbitrary: fc.constant(schema.const) }, rarely)
  if (schema.enum) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...schema.enum) }, rarely)
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(each => nearly(each, words)))
  if (schema.type === 'object') return objectLike(schema, words)
  if (schema.type === 'array')
    return fc.oneof({ weight: 6, arbitrary: fc.array(nearly(schema.items ?? {}, words), { maxLength: 4 }) }, rarely)
  return fc.oneof({ weight: 4, arbitrary: plain(schema, words) }, rarely)
}

function plain({ type, format }: JsonSchema, words: string[]): Arbitrary<unknown> {
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer())
  if (type === 'boolean') return fc.boolean()
  if (format === 'uuid') return fc.constantFrom(...words)
  return fc.oneof(fc.constantFrom(...words, 'A letter about spring'), fc.string({ maxLength: 40, unit: 'binary' }))
}

function objectLike({ properties = {} }: JsonSchema, words: string[]): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, nearly(each, words)]))
  const isWhole = fc.boolean()
  const unknown = fc.option(fc.constantFrom('__proto__', 'constructor', 'is_admin', 'account_id', 'user_id', ''), {
    freq: 5
  })
  return fc
    .tuple(fc.record(fields), fc.record(fields, { requiredKeys: [] }), isWhole, unknown, odd(words))
    .map(([whole, part, all, name, value]) => {
      const made = { ...(all ? whole : part) }
      if (name !== null) Object.defineProperty(made, name, { value, enumerable: true, configurable: true })
      return made
    })
}

/** A body as it is sent: mostly JSON, sometimes broken, too deep, too large, or something else altogether. */
export function sent(body: Arbitrary<unknown>): Arbitrary<{ type: string | undefined; body: string | undefined }> {
  const whole = body.map(value => ({ type: 'application/json', body: JSON.stringify(value) ?? '' }))
  const raw = fc.constantFrom(
    '',
    '{',
    '{"a":1,}',
    'null',
    '[]',
    '"text"',
    '0',
    '['.repeat(20_000),
    '{"__proto__":{"admin":true}}',
    'NaN',
    `{"prompt":"${'x'.repeat(1_200_000)}"}`
  )
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
    'nonsense',
    undefined
  )
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('application/json'), body: raw }) },
    { weight: 2, arbitrary: fc.record({ type, body: body.map(value => JSON.stringify(value) ?? '') }) }
  )
}

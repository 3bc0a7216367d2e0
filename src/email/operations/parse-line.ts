import { suggest } from '../sections/nearest.ts'
import { emptyLinkFault } from './empty-link.ts'
import { type Operation, SaidOperation } from './operation.ts'

export type ParsedLine = { ok: true; operation: Operation } | { ok: false; reason: string }

const OPERATIONS = SaidOperation.options.map(option => option.shape.op.value)

/** Reads one line of a designer's stream as an operation. The reason of a refusal is short and names the nearest legal words. */
export function parseOperationLine(line: string): ParsedLine {
  const json = parseJson(line.trim().replace(/,$/, ''))
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, reason: 'This is not one JSON object on one line.' }
  return parseOperation(json as Record<string, unknown>)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks a value that claims to be an operation. */
export function parseOperation(value: Record<string, unknown>): ParsedLine {
  const parsed = SaidOperation.safeParse(EMPTIED.has(String(value.op)) ? withoutNulls(value) : value)
  if (parsed.success) return withoutEmptyLinks(parsed.data)
  const op = String(value.op ?? '')
  const shape = SaidOperation.options.find(option => option.shape.op.value === op)?.shape
  if (!shape) return { ok: false, reason: `There is no operation "${op}". ${suggest(op, OPERATIONS)}` }
  const unknown = Object.keys(value).find(name => !Object.hasOwn(shape, name))
  if (unknown !== undefined)
    return { ok: false, reason: `"${op}" has no "${unknown}". ${suggest(unknown, Object.keys(shape).slice(1))}` }
  return { ok: false, reason: `"${op}" ${issueWords(parsed.error.issues[0], value)}` }
}

/** In these a null stands for a slot without anything in it. */
const EMPTIED: ReadonlySet<string> = new Set(['set', 'add', 'add-item'])

function withoutNulls(value: unknown): unknown {
  if (value === null) return ''
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withoutNulls)
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, withoutNulls(inner)]))
}

function withoutEmptyLinks(operation: Operation): ParsedLine {
  const fault = emptyLinkFault(operation)
  return fault === undefined ? { ok: true, operation } : { ok: false, reason: `"${operation.op}" ${fault}` }
}

interface Issue {
  path: PropertyKey[]
  message: string
  code?: string
  values?: unknown[]
}

function issueWords(issue: Issue | undefined, value: Record<string, unknown>): string {
  if (issue?.code === 'custom') return issue.message
  const path = issue?.path.join('.') ?? ''
  const given = issue?.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value
  )
  if (given === undefined) return `needs "${path}".`
  if (issue?.values) return `has no ${path} "${String(given)}". ${suggest(String(given), issue.values.map(String))}`
  return `: "${path}" ${issue?.code === 'invalid_format' ? issue.message : 'has a value of the wrong kind or size'}.`
}

import type { Operation } from '../../email/operations/operation.ts'
import { parseOperationLine } from '../../email/operations/parse-line.ts'

/** One thing a model said. */
export type Said =
  | { type: 'words'; text: string }
  | { type: 'operation'; operation: Operation; line: string }
  | { type: 'refused'; line: string; reason: string }

/** An operation whose HTML follows in a block: `{"op":"html","ref":"e17"}`. */
export interface BlockHead {
  line: string
  /** The operation without its HTML. */
  operation: object
}

/** The operation of a line whose HTML follows; `undefined` for all others. */
export function blockHead(line: string): BlockHead | undefined {
  if (!/"op"\s*:\s*"(?:html|insert)"/.test(line) || /"html"\s*:/.test(line)) return undefined
  try {
    return { line, operation: JSON.parse(line) as object }
  } catch {
    return undefined
  }
}

/** An operation as written, or why it is none; `line` is what the model wrote for it. */
export function operationOr(text: string, line: string): Said {
  const parsed = parseOperationLine(text)
  return parsed.ok
    ? { type: 'operation', operation: parsed.operation, line }
    : { type: 'refused', line, reason: parsed.reason }
}

/** An operation whose block never came. */
export const withoutBlock = (line: string): Said => ({
  type: 'refused',
  line,
  reason: 'The HTML has to follow in a fenced block that ends.'
})

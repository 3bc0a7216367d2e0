import type { Operation } from '../../email/operations/operation.ts'
import { parseOperationLine } from '../../email/operations/parse-line.ts'

/** One thing a model said. */
export type Said =
  | { type: 'words'; text: string }
  | { type: 'operation'; operation: Operation; line: string }
  | { type: 'refused'; line: string; reason: string }

/** `{"op":"html","ref":"e17"}`, whose HTML follows. */
export function blockHead(line: string): { line: string; ref: unknown } | undefined {
  if (!/"op"\s*:\s*"html"/.test(line) || /"html"\s*:/.test(line)) return undefined
  try {
    return { line, ref: (JSON.parse(line) as { ref?: unknown }).ref }
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

/** An `html` operation that nothing follows. */
export const withoutBlock = (line: string): Said => ({
  type: 'refused',
  line,
  reason: 'The HTML has to follow in a fenced block that ends.'
})

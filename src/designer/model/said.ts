import type { Operation } from '../../email/operations/operation.ts'
import { parseOperationLine } from '../../email/operations/parse-line.ts'

/** One thing a model said. */
export type Said =
  | { type: 'words'; text: string }
  | { type: 'operation'; operation: Operation; line: string }
  /** `text` is what stands for an operation in it, its block included. */
  | { type: 'refused'; line: string; text: string; reason: string }

/** An operation whose HTML follows in a block: `{"op":"html","ref":"e17"}`. */
export interface BlockHead {
  line: string
  /** The operation with its HTML. */
  withHtml: (html: string) => object
}

/** The operation of a line whose HTML follows; `undefined` for all others. */
export function blockHead(line: string): BlockHead | undefined {
  if (/"html"\s*:/.test(line)) return undefined
  try {
    const written = JSON.parse(line) as Record<string, unknown>
    const place = placeOf(written)
    return place && { line, withHtml: html => ({ ...written, ...place(html) }) }
  } catch {
    return undefined
  }
}

/** Where the HTML of an operation goes; `undefined` for those that have none. */
function placeOf({ op, kind, ref, value }: Record<string, unknown>): ((html: string) => object) | undefined {
  if (op === 'html' || op === 'insert') return html => ({ html })
  if (op === 'add' && kind === 'free') return html => ({ content: { html } })
  if (op === 'set' && value === undefined && /^s\d+\.html$/.test(String(ref))) return html => ({ value: html })
  return undefined
}

/** An operation as written, or why it is none; `line` is what the model wrote for it. */
export function operationOr(text: string, line: string): Said {
  const parsed = parseOperationLine(text)
  return parsed.ok
    ? { type: 'operation', operation: parsed.operation, line }
    : { type: 'refused', line, text, reason: parsed.reason }
}

/** An operation whose block never came. */
export const withoutBlock = (line: string): Said => ({
  type: 'refused',
  line,
  text: line,
  reason: 'The HTML has to follow in a fenced block that ends.'
})

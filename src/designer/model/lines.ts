import type { Operation } from '../../email/operations/operation.ts'
import { parseOperationLine } from '../../email/operations/parse-line.ts'

/** One thing a model said. */
export type Said =
  | { type: 'words'; text: string }
  | { type: 'operation'; operation: Operation; line: string }
  | { type: 'refused'; line: string; reason: string }

const FENCE = /^\s*(```|~~~)/

/**
 * Reads a stream of text by lines: those that begin with `{` are operations, a fenced block after an `html` operation is
 * its HTML, all others are words. Other fences are decoration and passed over.
 */
export class LineReader {
  #rest = ''
  /** The `html` operation whose block is awaited or being read. */
  #awaited: { line: string; ref: unknown } | undefined
  #block: string[] | undefined

  /** What is complete after some more text. */
  push(text: string): Said[] {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    return lines.flatMap(line => this.#read(line.replace(/\r$/, '')))
  }

  /** What is left at the end of the answer. */
  end(): Said[] {
    const last = this.#rest === '' ? [] : this.#read(this.#rest)
    this.#rest = ''
    const awaited = this.#awaited
    this.#awaited = undefined
    return awaited ? [...last, withoutBlock(awaited.line)] : last
  }

  #read(line: string): Said[] {
    if (this.#block) return this.#readBlock(line)
    if (FENCE.test(line)) {
      if (this.#awaited) this.#block = []
      return []
    }
    if (line.trim() === '') return []
    const awaited = this.#awaited
    this.#awaited = undefined
    return [...(awaited ? [withoutBlock(awaited.line)] : []), ...this.#readLine(line.trim())]
  }

  #readBlock(line: string): Said[] {
    if (!FENCE.test(line)) {
      this.#block?.push(line)
      return []
    }
    const { line: head = '', ref } = this.#awaited ?? {}
    const html = (this.#block ?? []).join('\n')
    this.#awaited = undefined
    this.#block = undefined
    return [operationOr(JSON.stringify({ op: 'html', ref, html }), head)]
  }

  #readLine(line: string): Said[] {
    if (!line.startsWith('{')) return [{ type: 'words', text: line }]
    const block = blockHead(line)
    if (!block) return [operationOr(line, line)]
    this.#awaited = block
    return []
  }
}

/** `{"op":"html","ref":"e17"}`, whose HTML follows. */
function blockHead(line: string): { line: string; ref: unknown } | undefined {
  if (!/"op"\s*:\s*"html"/.test(line) || /"html"\s*:/.test(line)) return undefined
  try {
    return { line, ref: (JSON.parse(line) as { ref?: unknown }).ref }
  } catch {
    return undefined
  }
}

function operationOr(text: string, line: string): Said {
  const parsed = parseOperationLine(text)
  return parsed.ok
    ? { type: 'operation', operation: parsed.operation, line }
    : { type: 'refused', line, reason: parsed.reason }
}

const withoutBlock = (line: string): Said => ({
  type: 'refused',
  line,
  reason: 'The HTML has to follow in a fenced block that ends.'
})

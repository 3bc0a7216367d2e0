import { continued, jsonState } from './json-state.ts'
import { type BlockHead, blockHead, operationOr, type Said, withoutBlock } from './said.ts'

const FENCE = /^\s*(```|~~~)/
/** The beginning of another operation: what stood open before it was never closed. */
const NEXT = /^\s*(\{\s*"op"|```|~~~)/
/** Brackets of a list around the operations. */
const LIST = /^[[\],\s]*$/

/**
 * Reads a stream of text by lines: those that begin with `{` are operations (to the brace that ends them, should
 * they go over several), a fenced block after an operation that has HTML is that, all others are words. Other fences and the
 * brackets of a list are decoration and passed over.
 */
export class LineReader {
  #rest = ''
  /** The operation whose block is awaited or being read. */
  #awaited: BlockHead | undefined
  #block: string[] | undefined
  /** An operation that goes on in the next line. */
  #open = ''

  /** What is complete after some more text. */
  push(text: string): Said[] {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    return lines.flatMap(line => this.#read(line.replace(/\r$/, '')))
  }

  /** What is left at the end of the answer. */
  end(): Said[] {
    const last = [...(this.#rest === '' ? [] : this.#read(this.#rest)), ...this.#giveUp()]
    this.#rest = ''
    const awaited = this.#awaited
    this.#awaited = undefined
    return awaited ? [...last, withoutBlock(awaited.line)] : last
  }

  #read(line: string): Said[] {
    if (this.#block) return this.#readBlock(line)
    if (this.#open !== '') return NEXT.test(line) ? [...this.#giveUp(), ...this.#read(line)] : this.#readMore(line)
    if (FENCE.test(line)) {
      if (this.#awaited) this.#block = []
      return []
    }
    if (LIST.test(line)) return []
    const awaited = this.#awaited
    this.#awaited = undefined
    return [...(awaited ? [withoutBlock(awaited.line)] : []), ...this.#readLine(line.trim())]
  }

  #readBlock(line: string): Said[] {
    if (!FENCE.test(line)) {
      this.#block?.push(line)
      return []
    }
    const awaited = this.#awaited
    const html = (this.#block ?? []).join('\n')
    this.#awaited = undefined
    this.#block = undefined
    return awaited ? [operationOr(JSON.stringify(awaited.withHtml(html)), awaited.line)] : []
  }

  #readMore(line: string): Said[] {
    const text = this.#open === '' ? line : continued(this.#open, line)
    const isWhole = jsonState(text) === 'whole'
    this.#open = isWhole ? '' : text
    return isWhole ? this.#readLine(text) : []
  }

  /** What stood open, refused as it is. */
  #giveUp(): Said[] {
    const text = this.#open
    this.#open = ''
    return text === '' ? [] : [operationOr(text, text)]
  }

  #readLine(line: string): Said[] {
    if (!line.startsWith('{')) return [{ type: 'words', text: line }]
    if (jsonState(line) !== 'whole') return this.#readMore(line)
    const block = blockHead(line)
    if (!block) return [operationOr(line, line)]
    this.#awaited = block
    return []
  }
}

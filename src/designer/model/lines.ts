import { continued, jsonState } from './json-state.ts'
import { type BlockHead, blockHead, operationOr, type Said, withoutBlock } from './said.ts'

/** A fence, and what stands behind it in its line. */
const FENCE = /^\s*(?:```|~~~)[\w-]*\s*(.*)$/
const FENCE_AT_END = /^(.*?)(?:```|~~~)\s*$/
/** The beginning of another operation: what stood open before it was never closed. */
const NEXT = /^\s*(?:[-*•]\s+|\d+[.)]\s+)?`?(?:\{\s*["'“]?(?:op|operation|action)["'”]?\s*:|```|~~~)/
/** Brackets of a list around the operations. */
const LIST = /^[[\],}\s]*$/
/** The beginning of such a list, with a name that it has. */
const LIST_HEAD = /^\s*\{?\s*(?:["'][\w -]+["']\s*:\s*)?\[?\s*$/
/** A mark of a list, or of code, before JSON; or words, before what can only be an operation. */
const MARK = /^(?:[-*•]\s+|\d+[.)]\s+)?`?(?=\s*(?:\{|\[\s*\{))/
const BEHIND_WORDS = /^([^{]*[^{\s])\s*(\{\s*["'](?:op|operation|action)["']\s*:.*)$/s

/**
 * Reads a stream of text by lines: those that begin with `{` are operations (to the brace that ends them, should
 * they go over several), a fenced block after an operation that has HTML is that, all others are words. Other fences, marks and the
 * brackets of a list are decoration and passed over.
 */
export class LineReader {
  #rest = ''
  /** The operation whose block is awaited or being read. */
  #awaited: BlockHead | undefined
  #block: { lines: string[]; isFenced: boolean } | undefined
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
    if (this.#block?.isFenced === false) return [...last, ...this.#endBlock()]
    const awaited = this.#awaited
    this.#awaited = undefined
    return awaited ? [...last, withoutBlock(awaited.line)] : last
  }

  #read(line: string): Said[] {
    if (this.#block) return this.#readBlock(line, this.#block)
    if (this.#open !== '') return this.#isOver(line) ? [...this.#giveUp(), ...this.#read(line)] : this.#readMore(line)
    const [fence, behind = ''] = FENCE.exec(line) ?? []
    if (fence !== undefined) return this.#awaited ? this.#beginBlock(behind, true) : this.#readBare(behind)
    if (this.#awaited && /^\s*</.test(line)) return this.#beginBlock(line, false)
    if (this.#awaited && line.trim() === '') return []
    const awaited = this.#awaited
    this.#awaited = undefined
    return [...(awaited ? [withoutBlock(awaited.line)] : []), ...this.#readBare(line)]
  }

  /** Whether what stands open was given up: another operation begins, or words do. */
  #isOver(line: string): boolean {
    return NEXT.test(line) || (/^\s*\p{L}/u.test(line) && jsonState(this.#open) === 'open')
  }

  #beginBlock(line: string, isFenced: boolean): Said[] {
    this.#block = { lines: [], isFenced }
    return line === '' ? [] : this.#readBlock(line, this.#block)
  }

  /** A block ends with its fence; one that has none, before the next operation. */
  #readBlock(line: string, { lines, isFenced }: { lines: string[]; isFenced: boolean }): Said[] {
    if (!isFenced && NEXT.test(line)) return [...this.#endBlock(), ...(FENCE.test(line) ? [] : this.#read(line))]
    const [end, before = ''] = FENCE_AT_END.exec(line) ?? []
    if (end === undefined) lines.push(line)
    else if (before.trim() !== '') lines.push(before)
    return end === undefined ? [] : this.#endBlock()
  }

  #endBlock(): Said[] {
    const [awaited, html] = [this.#awaited, this.#block?.lines.join('\n') ?? '']
    this.#awaited = undefined
    this.#block = undefined
    return awaited ? [operationOr(JSON.stringify(awaited.withHtml(html)), awaited.line)] : []
  }

  #readBare(line: string): Said[] {
    if (LIST.test(line)) return []
    const [, words, operation] = BEHIND_WORDS.exec(line) ?? []
    if (words === undefined || operation === undefined || MARK.test(line)) return this.#readLine(line.trim())
    return [{ type: 'words', text: words.trim() }, ...this.#readLine(operation.trim())]
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
    return text === '' || LIST_HEAD.test(text) ? [] : [operationOr(text, text)]
  }

  #readLine(marked: string): Said[] {
    const isMarked = MARK.test(marked)
    const line = isMarked ? marked.replace(MARK, '').replace(/`$/, '').trim() : marked
    if (!isMarked) return [{ type: 'words', text: line }]
    if (jsonState(line) !== 'whole') return this.#readMore(line)
    const block = blockHead(line)
    if (!block) return [operationOr(line, line)]
    this.#awaited = block
    return []
  }
}

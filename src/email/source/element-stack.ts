import { type Ends, endsBefore, isHeading, scopeOfEnd, VOID } from './nesting.ts'
import type { SourceElement } from './source.ts'

/** Browsers give up on deeper nesting too (Chromium: 512); it keeps every walk over the tree shallow. */
export const DEEPEST = 512

/** Puts start and end tags together into elements, ending what HTML ends by itself. */
export class ElementStack {
  readonly elements: SourceElement[] = []
  /** Did an element stand deeper than browsers let it? Its parents were ended then. */
  isTooDeep = false
  private readonly open: SourceElement[] = []
  private readonly counts = new Map<string, number>()

  /** A start tag from `start` to `openEnd`. Only foreign elements, such as `<v:fill/>`, may close themselves. */
  start(name: string, start: number, openEnd: number, selfClosing: boolean): void {
    for (const ends of endsBefore(name)) this.imply(ends, start)
    if (isHeading(name) && isHeading(this.open.at(-1)?.name ?? '')) this.pop(start, start)
    if (this.open.length >= DEEPEST) {
      this.isTooDeep = true
      this.pop(start, start)
    }
    const empty = VOID.has(name) || (selfClosing && this.isForeign(name))
    const parent = this.open.at(-1)
    const element: SourceElement = {
      index: this.elements.length,
      name,
      start,
      openEnd,
      closeStart: openEnd,
      end: openEnd,
      parent: parent?.index ?? -1,
      depth: this.open.length,
      empty
    }
    this.elements.push(element)
    if (!empty) this.push(element)
  }

  /** An end tag from `start` to `end`. `false` for one that ends nothing: it is passed over, as browsers do. */
  end(name: string, start: number, end: number): boolean {
    if (!this.counts.get(name)) return false
    const at = this.find(element => element.name === name, scopeOfEnd(name))
    if (at < 0) return false
    while (this.open.length > at + 1) this.pop(start, start)
    this.pop(start, end)
    return true
  }

  /** The end of the text ends everything. */
  finish(length: number): void {
    while (this.open.length > 0) this.pop(length, length)
  }

  private isForeign(name: string): boolean {
    return name.includes(':') || Boolean(this.counts.get('svg') || this.counts.get('math')) || name === 'svg'
  }

  private imply({ names, scope }: Ends, at: number): void {
    let outermost = -1
    for (let index = this.open.length - 1; index >= 0; index--) {
      const { name } = this.open[index]!
      if (names.has(name)) outermost = index
      else if (scope.has(name)) break
    }
    if (outermost >= 0) while (this.open.length > outermost) this.pop(at, at)
  }

  /** The innermost open element that fits; -1 when something of `scope` stands in between. */
  private find(fits: (element: SourceElement) => boolean, scope: ReadonlySet<string>): number {
    for (let index = this.open.length - 1; index >= 0; index--) {
      if (fits(this.open[index]!)) return index
      if (scope.has(this.open[index]!.name)) return -1
    }
    return -1
  }

  private push(element: SourceElement): void {
    this.open.push(element)
    this.counts.set(element.name, (this.counts.get(element.name) ?? 0) + 1)
  }

  private pop(closeStart: number, end: number): void {
    const element = this.open.pop()!
    element.closeStart = closeStart
    element.end = end
    this.counts.set(element.name, this.counts.get(element.name)! - 1)
  }
}

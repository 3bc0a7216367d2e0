import type { EmailSource } from '../email.ts'
import { type Outline, type OutlineSection, outlineOf, sectionAt } from '../outline/outline.ts'
import { suggest } from '../sections/nearest.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Span, Splice } from '../source/source.ts'
import { applySplices, narrowSplices } from '../source/splice.ts'
import { type EmailChange, editsOf, joinChanges, type Meta, NO_CHANGE } from './change.ts'
import { follow, followElement, type Step } from './places.ts'
import { GONE, Refusal } from './refusal.ts'

/** A section as it is followed through a batch. */
interface Tracked {
  ref: string
  /** `undefined`: removed. */
  place: Span | undefined
  /** For lists that changed: which item (numbered as in the base, new ones after the last) stands where. */
  lists: Record<string, number[]>
}

/** A section read where it stands now. Offsets of `doc` count from `from`. */
export interface Here {
  doc: SourceDocument
  from: number
  part: OutlineSection
}

/** An email while a batch works on it. Refs keep meaning what they meant in `base`. */
export class Draft {
  readonly base: EmailSource
  readonly outline: Outline
  email: EmailSource
  change: EmailChange = NO_CHANGE
  private steps: Step[] = []
  private tracked: Tracked[]

  constructor(base: EmailSource) {
    this.base = base
    this.email = base
    this.outline = outlineOf(base)
    this.tracked = this.outline.sections.map(({ ref, start, end }) => ({ ref, place: { start, end }, lists: {} }))
  }

  /** Runs `work`; when it throws, the draft is as before. */
  attempt<Result>(work: () => Result): Result {
    const { email, change, steps, tracked } = this
    try {
      return work()
    } catch (error) {
      Object.assign(this, { email, change, steps, tracked })
      throw error
    }
  }

  /** Changes the HTML; offsets are those of the email as it is now. Bytes that stay the same are no part of the change, so that others may change them. */
  edit(splices: Splice[], step: Omit<Step, 'splices'> = {}): void {
    const edits = editsOf(this.email.html, narrowSplices(this.email.html, splices))
    if (edits.length === 0) return
    const done: Step = { ...step, splices: edits }
    this.steps = [...this.steps, done]
    this.tracked = this.tracked.map(section => ({ ...section, place: section.place && follow(section.place, done) }))
    this.change = joinChanges(this.change, { ...NO_CHANGE, html: [edits] })
    this.email = { ...this.email, html: applySplices(this.email.html, edits) }
  }

  editCss(splices: Splice[]): void {
    const edits = editsOf(this.email.css, narrowSplices(this.email.css, splices))
    if (edits.length === 0) return
    this.change = joinChanges(this.change, { ...NO_CHANGE, css: [edits] })
    this.email = { ...this.email, css: applySplices(this.email.css, edits) }
  }

  setField(field: Meta, to: string): void {
    const from = this.email[field]
    if (from === to) return
    this.change = joinChanges(this.change, { ...NO_CHANGE, facts: { [field]: { from, to } } })
    this.email = { ...this.email, [field]: to }
  }

  /** Follows a section that was just put at `start`; answers its ref. */
  track(start: number, end: number): string {
    const ref = `s${this.tracked.length + 1}`
    this.tracked = [...this.tracked, { ref, place: { start, end }, lists: {} }]
    return ref
  }

  /** Places of the sections that are still there, in the order of the text. */
  sectionPlaces(): Span[] {
    return this.tracked.flatMap(({ place }) => (place ? [place] : [])).sort((a, b) => a.start - b.start)
  }

  /** The section that begins at or after an offset, or the one that ends at or before it. */
  sectionNear(at: number, isAfter: boolean): string | undefined {
    const standing = this.tracked
      .flatMap(({ ref, place }) => (place ? [{ ref, ...place }] : []))
      .sort((a, b) => a.start - b.start)
    const near = isAfter ? standing.find(({ start }) => start >= at) : standing.findLast(({ end }) => end <= at)
    return near?.ref
  }

  /** Where a section is now. Throws `Refusal` for one that is not there. */
  sectionPlace(name: string): Span {
    const tracked = this.find(name)
    if (!tracked.place) throw new Refusal(`"${name}" was removed earlier.`, GONE)
    return tracked.place
  }

  /** The section as it is now. Throws `Refusal` for one that is not there or is plain HTML by now. */
  section(name: string): Here {
    const { start, end } = this.sectionPlace(name)
    const doc = parseHtml(this.email.html.slice(start, end))
    const part = sectionAt(doc, 0, name)
    if (!part) throw new Refusal(`"${name}" is plain HTML now.`, GONE)
    return { doc, from: start, part }
  }

  /** The sections that are still there, as they are now. */
  sections(): OutlineSection[] {
    return this.tracked.flatMap(({ ref, place }) => {
      const part = place && sectionAt(parseHtml(this.email.html.slice(place.start, place.end)), 0, ref)
      return part ? [part] : []
    })
  }

  private find(name: string): Tracked {
    const tracked = this.tracked.find(({ ref }) => ref === name)
    if (tracked) return tracked
    const names = this.tracked.filter(({ place }) => place).map(({ ref }) => ref)
    throw new Refusal(
      `There is no "${name}". ${names.length > 0 ? suggest(name, names) : 'The email has no sections.'}`,
      GONE
    )
  }

  /** The numbers of a list's items in the order in which they stand now. */
  itemNumbers(name: string, list: string, count: number): number[] {
    return this.find(name).lists[list] ?? Array.from({ length: count }, (_, at) => at + 1)
  }

  setItemNumbers(name: string, list: string, numbers: number[]): void {
    this.tracked = this.tracked.map(section =>
      section.ref === name ? { ...section, lists: { ...section.lists, [list]: numbers } } : section
    )
  }

  /** The number of the next new item of a list. */
  nextItemNumber(name: string, list: string, numbers: number[]): number {
    const base = this.outline.sections.find(({ ref }) => ref === name)?.lists.find(candidate => candidate.name === list)
    return Math.max(base?.items.length ?? 0, ...numbers) + 1
  }

  /** Where a plain element of the base is now. Throws `Refusal` for one that is not there. */
  elementPlace(ref: string): Span {
    const element = this.outline.doc.elements[Number(ref.slice(1))]
    if (!element)
      throw new Refusal(`There is no "${ref}"; the last element is "e${this.outline.doc.elements.length - 1}".`, GONE)
    let place: Span | undefined = { start: element.start, end: element.end }
    for (const step of this.steps) place = place && followElement(place, step)
    if (
      !place ||
      this.email.html.slice(place.start + 1, place.start + 1 + element.name.length).toLowerCase() !== element.name
    ) {
      throw new Refusal(`"${ref}" was replaced by an earlier change.`, GONE)
    }
    return place
  }
}

import { type OutlineSection, outlineOf } from '../../src/email/outline/outline.ts'
import type { Assertion } from '../assertion.ts'
import { plainText } from '../text/email-text.ts'
import { type Followed, type Place, placesOf } from './followed.ts'
import { lineOf } from './view.ts'

type Added = Extract<Assertion, { added: unknown }>

/** Was a section or an item added, of such a kind, with such words, at such a place? */
export const isAdded = (assertion: Added, change: Followed): boolean =>
  assertion.added === 'section' ? isSectionAdded(assertion, change) : isItemAdded(assertion, change)

function isSectionAdded({ kind, has, after, before }: Added, change: Followed): boolean {
  const { sections, doc } = outlineOf(change.after)
  const says = (text: string): boolean => has === undefined || text.includes(lineOf(has))
  const found = newSections(change).some(section => {
    const at = sections.indexOf(section)
    return (
      (kind === undefined || kind.includes(section.kind)) &&
      says(lineOf(plainText(doc.outerHtml(section.element)))) &&
      (after === undefined || sections[at - 1]?.ref === change.now(after)?.ref) &&
      (before === undefined || sections[at + 1]?.ref === change.now(before)?.ref)
    )
  })
  // In plain HTML there are no kinds: what was to be added has to stand there.
  const isPlain = outlineOf(change.before).sections.length === 0
  return found || (isPlain && has !== undefined && says(all(change.after.html)) && !says(all(change.before.html)))
}

const all = (html: string): string => lineOf(plainText(html))

/** Sections that no ref of the email before leads to. */
export function newSections(change: Followed): OutlineSection[] {
  const known = new Set(outlineOf(change.before).sections.map(({ ref }) => change.now(ref)?.ref))
  return outlineOf(change.after).sections.filter(({ ref }) => !known.has(ref))
}

function isItemAdded({ list, has }: Added, change: Followed): boolean {
  const { doc } = outlineOf(change.after)
  const items = list === undefined ? [] : newItems(list, change)
  return items.some(item => has === undefined || lineOf(plainText(doc.outerHtml(item.element))).includes(lineOf(has)))
}

/** Items of a list that no ref of the email before leads to. */
export function newItems(list: string, change: Followed): Place[] {
  const now = change.now(list)
  const known = new Set((change.was(list)?.list?.items ?? []).map(({ ref }) => change.now(ref)?.ref))
  const refs = new Set((now?.list?.items ?? []).map(({ ref }) => ref).filter(ref => !known.has(ref)))
  return placesOf(change.after).filter(({ ref }) => refs.has(ref))
}

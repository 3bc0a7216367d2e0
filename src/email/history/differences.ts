import type { EmailSource } from '../email.ts'
import { findRef, labelOf } from '../outline/find.ts'
import { outlineOf } from '../outline/outline.ts'
import { pointedRef } from '../outline/pointed.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import type { Difference } from './difference.ts'
import { type ElementPair, pairElements } from './element-pairs.ts'
import { lookDifferences } from './look-differences.ts'

/** What differs between two emails as a person would point at it, in the order of the newer one; what is gone comes last. */
export function differencesBetween(then: EmailSource, now: EmailSource): Difference[] {
  const found: ElementPair[] = []
  compareInside({ was: then, now }, [-1, -1], found)
  const named = found.flatMap(pair => nameDifference(then, now, pair) ?? [])
  const parts = named.filter((one, at) => named.findIndex(other => isSamePlace(one, other)) === at)
  const { elements } = outlineOf(now).doc
  const added = parts.filter(({ was }) => was.length === 0).flatMap(part => elements[part.now[0] as number] ?? [])
  const isKnown = (index: number) =>
    parts.some(part => part.now.includes(index)) ||
    added.some(({ start, end }) => start <= elements[index]!.start && elements[index]!.end <= end)
  const looks = lookDifferences(then, now, isKnown)
  const place = ({ now }: Difference) => now[0] ?? Number.POSITIVE_INFINITY
  return [...parts, ...looks].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

interface Both {
  was: EmailSource
  now: EmailSource
}

/** Goes down to the smallest parts that differ. `of` are the elements that are looked into. */
function compareInside(both: Both, of: [number, number], found: ElementPair[]) {
  const [old, fresh] = [outlineOf(both.was).doc, outlineOf(both.now).doc]
  for (const pair of pairElements(old, fresh, of)) {
    const { was, now, moved } = pair
    if (moved || was === undefined || now === undefined) found.push(...onOneSide(both, of, pair))
    if (was === undefined || now === undefined || old.outerHtml(was) === fresh.outerHtml(now)) continue
    const isText = fresh.attribute(now, 'data-slot') !== undefined
    if (isText || ownText(old, was) !== ownText(fresh, now)) found.push({ was, now })
    const isRedrawn = old.attribute(was, 'data-layout') !== fresh.attribute(now, 'data-layout')
    if (!isText && !isRedrawn) compareInside(both, [was, now], found)
  }
}

/** What stands on one side only, or elsewhere: the part itself, or the part it belongs to. Gaps are nothing that anybody sees. */
function onOneSide(both: Both, [was, now]: [number, number], pair: ElementPair): ElementPair[] {
  const [email, index] = pair.now === undefined ? [both.was, pair.was as number] : [both.now, pair.now]
  const { doc } = outlineOf(email)
  const isGap = doc.textContent(index).trim() === '' && !/<(img|hr)\b/i.test(doc.outerHtml(index))
  if (isGap) return []
  return was < 0 || partAround(email, index)?.element === index ? [pair] : [{ was, now }]
}

/** An element without its children: its tag and the words that stand in it directly. The width of a cell follows from how many there are. */
function ownText(doc: SourceDocument, index: number): string {
  const { start, end } = doc.elements[index] as SourceElement
  let [text, at] = ['', start]
  for (const child of doc.children(index)) {
    const inner = doc.elements[child] as SourceElement
    text += doc.source.slice(at, inner.start)
    at = inner.end
  }
  const own = (text + doc.source.slice(at, end)).replace(/\s+/g, ' ').replaceAll('> ', '>')
  return doc.elements[index]?.name === 'td' ? own.replace(/ width="\d+"/, '') : own
}

function nameDifference(then: EmailSource, now: EmailSource, pair: ElementPair): Difference | undefined {
  const [was, is] = [partAround(then, pair.was), partAround(now, pair.now)]
  const places = { was: was ? [was.element] : [], now: is ? [is.element] : [] }
  if (!was && !is) return undefined
  if (pair.moved) return { label: pair.moved === 'up' ? 'Moved up' : 'Moved down', wasLabel: 'Was here', ...places }
  if (pair.was === undefined) return { label: `${is?.label ?? ''} added`.trim(), wasLabel: '', ...places }
  if (pair.now === undefined) return { label: '', wasLabel: `${was?.label ?? ''} removed`.trim(), ...places }
  return { label: is?.label ?? '', wasLabel: 'Was', ...places }
}

/** What a person would call the part around an element, and the element that shows it. */
function partAround(email: EmailSource, index: number | undefined) {
  const ref = index === undefined ? undefined : pointedRef(email, index)
  const found = ref === undefined ? undefined : findRef(email, ref)
  return found && ref !== undefined ? { label: labelOf(email, ref), element: found.element.index } : undefined
}

const isSamePlace = (one: Difference, other: Difference): boolean =>
  one.now[0] === other.now[0] && one.was[0] === other.was[0]

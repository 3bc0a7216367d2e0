import { outlineOf } from '../../src/email/outline/outline.ts'
import { readTheme, type Theme } from '../../src/email/theme/theme.ts'
import type { Assertion } from '../assertion.ts'
import { wordsOf } from '../text/words.ts'
import { isAdded } from './added.ts'
import type { Followed, Place } from './followed.ts'
import { type Expected, isShown } from './shown.ts'
import { lineOf, type View, viewsOf } from './view.ts'

type Of<Key extends string> = Extract<Assertion, Record<Key, unknown>>
type Views = ReturnType<typeof viewsOf>

/** Which assertions do not hold of a change. */
export function failing(assertions: readonly Assertion[], change: Followed): Assertion[] {
  const views = viewsOf(change)
  return assertions.filter(assertion => !holds(assertion, views, change))
}

function holds(assertion: Assertion, views: Views, change: Followed): boolean {
  if ('any' in assertion) return assertion.any.some(each => holds(each, views, change))
  if ('added' in assertion) return isAdded(assertion, change)
  if ('order' in assertion) return isInOrder(assertion.order, views.now)
  if ('meta' in assertion) return isMeta(assertion, views)
  if ('theme' in assertion) return isTheme(assertion, views)
  if ('css' in assertion) return isStyle(assertion, views)
  if ('items' in assertion) return (views.now.find(assertion.items)?.list?.items.length ?? 0) === assertion.count
  return ofPlace(assertion, views)
}

type OfPlace = Exclude<Assertion, Of<'any' | 'added' | 'order' | 'meta' | 'theme' | 'css' | 'items'>>

/** Assertions about one place: what became of it. */
function ofPlace(assertion: OfPlace, { was, now }: Views): boolean {
  const ref = Object.values(assertion)[0] as string
  const [old, place] = [was.find(ref), now.find(ref)]
  const text = place && now.text(place)
  const before = old ? was.text(old) : ''
  if ('gone' in assertion) return !text && !isImage(now, place)
  if (place === undefined || text === undefined)
    return 'text' in assertion && assertion.lacks !== undefined && !assertion.has
  if ('stays' in assertion) return true
  if ('text' in assertion) return isText(text, assertion)
  if ('words' in assertion) return isLong(wordsOf(text).length, assertion)
  if ('shorter' in assertion) return text.length < before.length
  if ('longer' in assertion) return text.length > before.length
  if ('href' in assertion) return addressesOf(now, place).some(address => isSame(address, assertion.is))
  if ('image' in assertion) return old !== undefined && imageOf(now, place).src !== imageOf(was, old).src
  if ('alt' in assertion) return lineOf(imageOf(now, place).alt).includes(lineOf(assertion.has))
  if ('layout' in assertion) return isOther(place.section?.layout, old?.section?.layout, assertion)
  if ('tone' in assertion) return isOther(place.section?.tone, old?.section?.tone, assertion)
  return text !== before
}

const isText = (text: string, { is, has, lacks }: { is?: string; has?: string; lacks?: string }): boolean =>
  (is === undefined || text === lineOf(is)) &&
  (has === undefined || text.includes(lineOf(has))) &&
  (lacks === undefined || !text.includes(lineOf(lacks)))

const isLong = (length: number, { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): boolean =>
  length >= min && length <= max

const isOther = (now: string | undefined, was: string | undefined, { is }: { is?: string }): boolean =>
  is === undefined ? now !== was : now === is

const isSame = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '')

/** Where the links at a place lead; of a picture, its own address. */
function addressesOf({ email }: View, { element }: Place): string[] {
  const { doc } = outlineOf(email)
  const { start, end, name } = doc.elements[element] ?? { start: 0, end: 0, name: '' }
  if (name === 'img') return [doc.attribute(element, 'src') ?? '']
  const inside = doc.elements.filter(each => each.start >= start && each.end <= end)
  const links = inside.filter(each => each.name === 'a').flatMap(({ index }) => doc.attribute(index, 'href') ?? [])
  const around = doc.elements.findLast(each => each.name === 'a' && each.start < start && each.end >= end)
  return links.length > 0 ? links : around ? [doc.attribute(around.index, 'href') ?? ''] : []
}

/** The picture at a place, or the first in it. */
function imageOf({ email }: View, { element }: Place): { src: string; alt: string } {
  const { doc } = outlineOf(email)
  const { start, end } = doc.elements[element] ?? { start: 0, end: 0 }
  const image = doc.elements.find(each => each.name === 'img' && each.start >= start && each.end <= end)?.index ?? -1
  return { src: doc.attribute(image, 'src') ?? '', alt: doc.attribute(image, 'alt') ?? '' }
}

const isImage = (view: View, place: Place | undefined): boolean =>
  place !== undefined && imageOf(view, place).src !== ''

function isInOrder(refs: readonly string[], now: View): boolean {
  const { elements } = outlineOf(now.email).doc
  const starts = refs.map(ref => elements[now.find(ref)?.element ?? -1]?.start)
  return starts.every((start, at) => start !== undefined && (at === 0 || start > (starts[at - 1] ?? start)))
}

function isMeta(assertion: Of<'meta'>, { was, now }: Views): boolean {
  const [before, text] = [was.email[assertion.meta], now.email[assertion.meta]]
  if (assertion.changed && before === text) return false
  return isText(lineOf(text), assertion) && [...text].length <= (assertion.max ?? Number.POSITIVE_INFINITY)
}

function isTheme({ theme, ...expected }: Of<'theme'>, { was, now }: Views): boolean {
  const [before, after] = [readTheme(was.email.css), readTheme(now.email.css)]
  const name = theme as keyof Theme
  return isShown(name, after?.[name], before?.[name], expected)
}

/** A section's ground is that of any box it is made of. */
function isStyle({ css, property, ...expected }: Of<'css'>, { was, now }: Views): boolean {
  const [old, place] = [was.find(css), now.find(css)]
  if (!place) return false
  const valuesOf = (view: View, { element, section, slot }: Place): (string | undefined)[] => [
    view.styles().shown(element, property),
    ...(section && !slot && property === 'background-color' ? view.styles().grounds(element) : [])
  ]
  const before = old ? valuesOf(was, old) : []
  return valuesOf(now, place).some((value, at) => isShown(property, value, before[at], expected as Expected))
}

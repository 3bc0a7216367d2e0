import { familyOf } from '../outline/families.ts'
import type { Item } from '../sections/section.ts'
import type { Span } from '../source/source.ts'
import { partPlace } from './beside.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { withinFree } from './free.ts'
import { withoutIds } from './fresh-ids.ts'
import { withGhost } from './ghost.ts'
import { insertItem } from './items.ts'
import type { Operation } from './operation.ts'
import { partLabel, tagAt } from './part-words.ts'
import { Refusal } from './refusal.ts'
import { targetOf, targetWords } from './target.ts'
import { strong } from './words.ts'

/** `duplicate`: a section, an item of a list or any element, right after itself, with all that somebody styled by hand. */
export function duplicate(draft: Draft, { ref }: Extract<Operation, { op: 'duplicate' }>): ChangeLine {
  const words = ref.includes('.') ? duplicateItem(draft, ref) : duplicatePart(draft, ref)
  return { icon: 'add', text: `${strong(words)} duplicated` }
}

function duplicateItem(draft: Draft, ref: string): string {
  const target = targetOf(draft, ref)
  if (target.type !== 'item')
    throw new Refusal(`${targetWords(target)} has its place in the layout; duplicate a section or an item.`)
  insertItem(draft, target, target.items[target.at] as Item, target.at + 1, target.at)
  return targetWords(target)
}

function duplicatePart(draft: Draft, ref: string): string {
  const own = partPlace(draft, ref)
  if (familyOf(tagAt(draft, own)) === 'shell')
    throw new Refusal('An email has its shell once; duplicate what is in it.')
  const label = partLabel(draft, ref)
  const place = withGhost(draft.email.html, own)
  const { html } = draft.email
  const lead = lineLead(html, place)
  const copy = withoutIds(html.slice(place.start, place.end))
  withinFree(draft, ref, () => draft.edit([{ from: place.end, to: place.end, insert: lead + copy }]))
  if (ref.startsWith('s')) {
    const at = place.end + lead.length
    draft.track(at + own.start - place.start, at + copy.length - (place.end - own.end))
  }
  return label
}

/** What begins the line of an element that stands alone at its beginning: a line break and blanks. */
const lineLead = (html: string, { start }: Span): string =>
  /\r?\n[ \t]*$/.exec(html.slice(0, start))?.[0] ?? (start === 0 ? '\n' : '')

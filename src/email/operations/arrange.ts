import { besideFault } from '../outline/families.ts'
import { renderSection, SECTION_KINDS } from '../sections/catalogue.ts'
import type { Item } from '../sections/section.ts'
import type { Span } from '../source/source.ts'
import { lineEnd, partPlace, placeFor } from './beside.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { besideSection, checkFresh, freeAround } from './free.ts'
import { withGhost } from './ghost.ts'
import { moveItem, reorder } from './items.ts'
import type { Operation } from './operation.ts'
import { partLabel, tagAt } from './part-words.ts'
import { normalised, redraw } from './redraw.ts'
import { Refusal } from './refusal.ts'
import { ensureRules } from './section-rules.ts'
import { type Target, targetOf, targetWords } from './target.ts'
import { strong } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

/** `add`: a new section, at the end or beside another part. */
export function addSection(draft: Draft, { op: _, before, after, ...input }: Of<'add'>): ChangeLine {
  const section = normalised(input)
  checkFresh(section)
  const at = placeFor(draft, besideSection(draft, { before, after }))
  const html = renderSection(section)
  const isBroken = at > 0 && draft.email.html[at - 1] !== '\n' && after !== undefined
  ensureRules(draft, section.kind)
  const insert =
    isBroken || (at > 0 && at === draft.email.html.length && !draft.email.html.endsWith('\n')) ? `\n${html}` : html
  draft.edit([{ from: at, to: at, insert }])
  const start = at + insert.indexOf('<')
  draft.track(start, at + insert.trimEnd().length)
  return { icon: 'add', text: `${strong(SECTION_KINDS[section.kind]!.label)} added` }
}

/** `move`: a section, an item within its list, or any element. */
export function move(draft: Draft, { ref, before, after }: Of<'move'>): ChangeLine {
  if ((before === undefined) === (after === undefined)) throw new Refusal('Say "before" or "after".')
  const target = ref.startsWith('e') ? undefined : targetOf(draft, ref)
  if (target?.type === 'item') return moveItem(draft, target, (before ?? after)!, before !== undefined)
  if (target && target.type !== 'section')
    throw new Refusal(`${targetWords(target)} has its place in the layout; move a section or an item.`)
  const own = partPlace(draft, ref)
  const fault = besideFault(tagAt(draft, own), tagAt(draft, partPlace(draft, (before ?? after)!)))
  if (fault) throw new Refusal(fault)
  const place = withGhost(draft.email.html, own)
  const from = place.start
  const to = lineEnd(draft.email.html, place.end)
  const at = placeFor(draft, { before, after })
  if (from <= at && at <= to)
    throw new Refusal(`"${ref}" stands there already.`, `${partLabel(draft, ref)} stands there already.`)
  const isUp = at < from
  const passed = passedWords(draft, { ref, before, after }, { at, isUp })
  const text = draft.email.html.slice(from, to)
  const insert = text.endsWith('\n') || !target ? text : `${text}\n`
  draft.edit(
    [
      { from, to, insert: '' },
      { from: at, to: at, insert }
    ],
    { move: { from, to, at } }
  )
  return { icon: isUp ? 'move-up' : 'move-down', text: `${strong(partLabel(draft, ref))} moved ${passed}` }
}

/** What a part that goes to `at` passes last: 'above **Quote**'. Of plain elements it is what they were to go beside. */
function passedWords(
  draft: Draft,
  { ref, before, after }: Omit<Of<'move'>, 'op'>,
  to: { at: number; isUp: boolean }
): string {
  const passed = ref.startsWith('e') ? undefined : draft.sectionNear(to.at, to.isUp)
  if (passed && passed !== ref) return `${to.isUp ? 'above' : 'below'} ${strong(partLabel(draft, passed))}`
  return `${before === undefined ? 'below' : 'above'} ${strong(partLabel(draft, (before ?? after)!))}`
}

/** `remove`: a section, an item, an optional slot, or any element. An item goes with the only thing that it says. */
export function remove(draft: Draft, { ref }: Of<'remove'>): ChangeLine {
  if (ref.startsWith('e') || !ref.includes('.')) return removePart(draft, ref)
  const named = targetOf(draft, ref)
  const target = isAllOfItem(named) ? targetOf(draft, ref.slice(0, ref.lastIndexOf('.'))) : named
  const { part } = target.here
  const line: ChangeLine = { icon: 'remove', text: `${strong(targetWords(target))} removed` }
  if (target.type === 'item') {
    reorder(
      draft,
      target,
      target.items.map((_, at) => at).filter(at => at !== target.at)
    )
  } else if (target.type === 'list') {
    reorder(draft, target, [])
  } else if (target.type === 'slot') {
    if (target.value === undefined) throw new Refusal(`${targetWords(target)} is empty already.`)
    const without = ({ [target.name]: _, ...rest }: Item): Item => rest
    const { content } = part.section
    const place = target.in
    const next = place
      ? {
          ...content,
          [place.list]: (content[place.list] as Item[]).map((item, at) => (at === place.at ? without(item) : item))
        }
      : without(content as Item)
    redraw(draft, target.here, normalised({ ...part.section, content: next }))
  }
  return line
}

const isAllOfItem = (target: Target): boolean =>
  target.type === 'slot' &&
  target.in !== undefined &&
  Object.keys((target.here.part.section.content[target.in.list] as Item[])[target.in.at] ?? {}).length === 1

/** Is nothing left of a free section without what stands at a place? */
function isAllOf(draft: Draft, name: string, { start, end }: Span): boolean {
  const { doc, from, part } = draft.section(name)
  const { openEnd = 0, closeStart = 0 } = doc.elements[part.inside ?? 0] ?? {}
  const { html } = draft.email
  return (html.slice(from + openEnd, start) + html.slice(end, from + closeStart)).trim() === ''
}

function removePart(draft: Draft, ref: string): ChangeLine {
  const place = withGhost(draft.email.html, partPlace(draft, ref))
  const around = freeAround(draft, ref)
  if (around && isAllOf(draft, around, place)) return removePart(draft, around)
  const label = partLabel(draft, ref)
  const base = draft.outline.doc.elements[Number(ref.slice(1))]
  if (ref.startsWith('e') && /^(html|head|body)$/.test(base!.name))
    throw new Refusal('The shell of the email stays; remove what is in it.', 'The email stays; delete what is in it.')
  const { html } = draft.email
  const startsLine = place.start === 0 || html[place.start - 1] === '\n'
  draft.edit([{ from: place.start, to: startsLine ? lineEnd(html, place.end) : place.end, insert: '' }])
  return { icon: 'remove', text: `${strong(label)} removed` }
}

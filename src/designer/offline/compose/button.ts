import type { Kind } from '../../../compose/kinds.ts'
import type { LinkValue } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import type { Entity, Reading, Slot } from '../../reading/reading.ts'
import buttons from './buttons.json' with { type: 'json' }
import type { Ledger } from './ledger.ts'
import { capitalise, hrefOf, point, wordsIn } from './words.ts'

const TAGS: Partial<Record<Kind, string>> = buttons.tags
const VERBS: ReadonlySet<string> = new Set(buttons.verbs.split(' '))
const LONGEST_LABEL = 32

/** Where the main action leads, with its label where the brief has one, and the quieter action. */
export interface Actions {
  main?: { href: string; label?: string } | undefined
  second?: LinkValue | undefined
}

/**
 * The main action and the quieter one. Labels and addresses come from button slots; an address that no button has is taken
 * only when the brief names no other. A button without an address gets a tag to fill in.
 */
export function actionsOf(
  { style, source, intent: { kind } }: Reading,
  slots: readonly Slot[],
  ledger: Ledger
): Actions {
  if (style.some(({ wish }) => wish === 'no-button')) return {}
  const [first, other] = slots.filter(
    slot => slot.role === 'button' && labelIn(slot).length <= LONGEST_LABEL && (slot.fields?.href || isAction(slot))
  )
  const own = first && ownHref(first, slots)
  const site = own === undefined ? onlySite(slots) : undefined
  ledger.place(first)
  const href = own ?? (site && linkUrl(site.value)) ?? (first ? tagOf(first) : undefined)
  const label = first && isAction(first) ? point(labelIn(first)) : site && verbBefore(site, source, 'here')
  const main = href ? { href, ...(label && { label }) } : answerTo(kind, slots, source)
  if (!other || !main) return { main }
  ledger.place(other)
  const second = { label: point(labelIn(other)), href: ownHref(other, slots) ?? tagOf(other) }
  return second.label === label ? { main } : { main, second }
}

/** So sure is the reading of words that a brief plainly calls a button. */
const CLEARLY = 0.9

/** Does a label say what happens: by its first word, or by several where it leads somewhere or is plainly one? */
export const isAction = (slot: Slot): boolean => {
  const [first = '', ...others] = wordsIn(labelIn(slot))
  return VERBS.has(first) || (others.length > 0 && (slot.fields?.href !== undefined || slot.confidence >= CLEARLY))
}

/** The words of a button, without the address that was typed after them. */
function labelIn({ text, span, fields }: Slot): string {
  const at = fields?.href ? fields.href.span.at - span.at : text.length
  return at > 0 && at < text.length ? text.slice(0, at).replace(/[^\p{L}\p{N}!?)]+$/u, '') : text
}

/** The address that belongs to a button: where it was typed in some other form, the one it stands for. */
function ownHref({ fields }: Slot, slots: readonly Slot[]): string | undefined {
  const href = fields?.href
  const entity =
    href && entitiesOf(slots, 'url', 'email', 'phone', 'merge-tag').find(({ span }) => span.at === href.span.at)
  return (entity && (entity.kind === 'merge-tag' ? entity.value : hrefOf(entity))) ?? (href && linkUrl(href.text))
}

/** "Find another time" leads to `{{find_another_time_url}}` until somebody fills that in. */
const tagOf = (slot: Slot): string =>
  `{{${wordsIn(labelIn(slot))
    .flatMap(word => word.match(/[a-z0-9]+/g) ?? [])
    .slice(0, 4)
    .join('_')}_url}}`

const entitiesOf = (slots: readonly Slot[], ...kinds: Entity['kind'][]): Entity[] =>
  slots.flatMap(({ entities }) => entities).filter(({ kind }) => kinds.includes(kind))

/** The only address of the brief that belongs to nothing else. */
function onlySite(slots: readonly Slot[]): Entity | undefined {
  const sites = entitiesOf(slots, 'url')
  return new Set(sites.map(({ value }) => value)).size === 1 ? sites[0] : undefined
}

const ASKED: ReadonlySet<string> = new Set(buttons.asked.split(' '))
/** Words before an address that say what it is for. */
const NEAR = 3

/** What the brief says is done at an address, as a label: "Register here" of "register at hill.example". */
function verbBefore({ span: { at } }: Entity, source: string, where: string): string | undefined {
  const line = source.slice(source.lastIndexOf('\n', at) + 1, at)
  const verb = wordsIn(line)
    .slice(-NEAR)
    .findLast(word => ASKED.has(word))
  return verb && `${capitalise(verb)} ${where}`
}

const CALLED = /\b(?:call|ring|phone|tel|mob|mobile)\b/i

/** The only mailbox or telephone of the brief, said as what it is; a tag where the kind is nothing without its action. */
function answerTo(kind: Kind, slots: readonly Slot[], source: string): Actions['main'] {
  if (TAGS[kind]) return { href: `{{${TAGS[kind]}}}` }
  const [way, ...others] = entitiesOf(slots, 'url').length === 0 ? entitiesOf(slots, 'email', 'phone') : []
  const href = way && others.length === 0 ? hrefOf(way) : undefined
  if (way && href) {
    const isCalled = slots.some(
      ({ text, label = '', entities }) => entities.includes(way) && CALLED.test(`${label} ${text}`)
    )
    if (way.kind === 'email') return { label: verbBefore(way, source, 'by email') ?? 'Write to us', href }
    if (isCalled) return { label: `Call ${way.value}`, href }
  }
  return undefined
}

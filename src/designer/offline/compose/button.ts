import type { LinkValue } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import type { Kind } from '../../reading/kinds.ts'
import type { Entity, Reading, Slot } from '../../reading/reading.ts'
import type { Ledger } from './ledger.ts'
import tags from './merge-tags.json' with { type: 'json' }
import { hrefOf, point } from './words.ts'

const TAGS: Partial<Record<Kind, string>> = tags
/** Kinds that readers may answer by letter or call where there is no page. */
const ANSWERED: ReadonlySet<Kind> = new Set([
  'event',
  'job',
  'volunteer',
  'appeal',
  'listing',
  'appointment',
  'notice',
  'winback',
  'sale'
])

const LONGEST_LABEL = 32

export interface Buttons {
  main?: LinkValue | undefined
  second?: LinkValue | undefined
}

/**
 * The main action and the quieter one. Labels and addresses come from button slots; an address that no button has is taken
 * only when the brief names no other. `label` is the deck's; without an address there is a tag to fill in, or no button.
 */
export function buttonsOf(
  reading: Reading,
  slots: readonly Slot[],
  ledger: Ledger,
  label: string | undefined
): Buttons {
  if (reading.style.some(({ wish }) => wish === 'no-button')) return {}
  const [first, other] = slots.filter(slot => slot.role === 'button' && labelIn(slot).length <= LONGEST_LABEL)
  const own = first && ownHref(first, slots)
  const site = own === undefined ? onlySite(slots) : undefined
  const href = own ?? (site && linkUrl(site.value)) ?? (first ? tagOf(first) : undefined)
  if (first) ledger.place(first.id)
  if (site)
    ledger.place(
      ...slots
        .filter(slot => slot.role === 'link' && slot.entities.every(({ value }) => value === site.value))
        .map(({ id }) => id)
    )
  const main =
    first && href
      ? { label: point(labelIn(first)), href }
      : fallback(reading.intent.kind, slots, site && linkUrl(site.value), label)
  if (!other || !main) return { main }
  ledger.place(other.id)
  if (point(labelIn(other)) === main.label) return { main }
  return { main, second: { label: point(labelIn(other)), href: ownHref(other, slots) ?? tagOf(other) } }
}

/** The words of a button, without the address that was typed after them. */
function labelIn({ text, span, fields }: Slot): string {
  const at = fields?.href ? fields.href.span.at - span.at : text.length
  return at > 0 && at < text.length ? text.slice(0, at).replace(/[\s(:=>→-]+$/, '') : text
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
  `{{${
    labelIn(slot)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 4)
      .join('_') ?? 'link'
  }_url}}`

const entitiesOf = (slots: readonly Slot[], ...kinds: Entity['kind'][]): Entity[] =>
  slots.flatMap(({ entities }) => entities).filter(({ kind }) => kinds.includes(kind))

/** The only address of the brief that belongs to nothing else. */
function onlySite(slots: readonly Slot[]): Entity | undefined {
  const sites = entitiesOf(slots, 'url')
  return new Set(sites.map(({ value }) => value)).size === 1 ? sites[0] : undefined
}

function fallback(
  kind: Kind,
  slots: readonly Slot[],
  site: string | undefined,
  label: string | undefined
): LinkValue | undefined {
  if (!label) return undefined
  if (site) return { label, href: site }
  const way = entitiesOf(slots, 'url').length === 0 && ANSWERED.has(kind) ? onlyWay(slots) : undefined
  return way ?? (TAGS[kind] ? { label, href: `{{${TAGS[kind]}}}` } : undefined)
}

const CALLED = /\b(?:call|ring|phone|tel|mob|mobile|whatsapp|text)/i

/** The only mailbox or telephone of the brief, said as what it is. */
function onlyWay(slots: readonly Slot[]): LinkValue | undefined {
  const [way, ...others] = entitiesOf(slots, 'email', 'phone')
  const href = way && others.length === 0 ? hrefOf(way) : undefined
  if (!way || !href) return undefined
  if (way.kind === 'email') return { label: 'Write to us', href }
  const isCalled = slots.some(
    ({ text, label = '', entities }) => entities.includes(way) && CALLED.test(`${label} ${text}`)
  )
  return isCalled ? { label: `Call ${way.value}`, href } : undefined
}

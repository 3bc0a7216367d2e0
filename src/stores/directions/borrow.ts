import type { EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import type { Step } from '../../email/history/step.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { type OutlineSection, outlineOf } from '../../email/outline/outline.ts'
import type { Content, ImageValue, Item, SlotValue } from '../../email/sections/section.ts'
import { recolourMediaUrl } from '../../email/theme/media-urls.ts'
import { DEFAULT_THEME, readTheme, type Theme } from '../../email/theme/theme.ts'

/** Kinds of which an email has as many as it likes; of any other it has one, which another takes the place of. */
const MANY: ReadonlySet<string> = new Set(['text', 'image', 'divider', 'free', 'notice', 'quote'])

/** The section of an email that another's would take the place of. */
export function replacedBy(target: EmailSource, { kind }: Pick<OutlineSection, 'kind'>): OutlineSection | undefined {
  const [one, ...others] = outlineOf(target).sections.filter(section => section.kind === kind)
  return MANY.has(kind) || others.length > 0 ? undefined : one
}

/** What puts the section of one email into another, in the colours of that one. */
export function borrowed(target: EmailSource, source: EmailSource, at: number): Operation[] {
  const sections = outlineOf(source).sections
  const part = sections[at]
  if (!part) return []
  const { kind, layout, tone, across, content } = part.section
  const theme = readTheme(target.css) ?? DEFAULT_THEME
  const added = {
    op: 'add',
    kind,
    layout,
    tone,
    ...(across && { across: across as 1 }),
    content: inTheme(content, theme)
  } as const
  const replaced = replacedBy(target, part)
  if (replaced) {
    return [
      { ...added, before: replaced.ref },
      { op: 'remove', ref: replaced.ref }
    ]
  }
  return [{ ...added, ...placeFor(target, sections.slice(0, at)) }]
}

/** Below the last section that stands above it in both; else above the foot. */
function placeFor(target: EmailSource, above: readonly OutlineSection[]): { before?: string; after?: string } {
  const own = outlineOf(target).sections
  const kinds = new Set(above.map(({ kind }) => kind))
  const neighbour = own.findLast(({ kind }) => kind !== 'footer' && kinds.has(kind))
  if (neighbour) return { after: neighbour.ref }
  const footer = own.find(({ kind }) => kind === 'footer')
  return footer ? { before: footer.ref } : {}
}

function inTheme(content: Content, theme: Theme): Content {
  const value = (slot: SlotValue): SlotValue =>
    isImage(slot) ? { ...slot, src: recolourMediaUrl(slot.src, theme) } : slot
  const item = (one: Item): Item => mapped(one, value)
  return mapped(content, slot => (Array.isArray(slot) ? slot.map(item) : value(slot)))
}

const mapped = <V>(record: Record<string, V>, change: (value: V) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
const isImage = (slot: SlotValue): slot is ImageValue => typeof slot === 'object' && 'src' in slot

/** A section of another email. */
export interface Source {
  /** What its email is called. */
  label: string
  email: EmailSource
  section: number
}

/** An email with a section of another in it, and the step that did it; a sentence where it cannot be put in. */
export function withBorrowed(
  target: EmailSource,
  { label, email, section }: Source,
  step: Pick<Step, 'id' | 'at'>
): { email: EmailSource; step: Step } | string {
  const batch = createBatch(target)
  for (const operation of borrowed(target, email, section)) {
    const done = batch.apply(operation)
    if (!done.ok) return done.plain
  }
  const name = outlineOf(email).sections[section]?.label ?? 'Section'
  const title = `**${name}** taken from **${label}**`
  const changes = [{ line: { icon: 'add', text: title } as const, change: changeBetween(target, batch.email) }]
  return { email: batch.email, step: { ...step, cause: 'hand', title, changes } }
}

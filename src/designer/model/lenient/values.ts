import type { ImageValue, LinkValue, Slot, SlotValue } from '../../../email/sections/section.ts'
import { plainText } from './plain-text.ts'
import { meant, WORDS } from './words.ts'

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\{\{|\{%|\*\||<%|www\.)/i
const MARKDOWN_LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/
/** The words of links that are known by their slot alone. */
const KNOWN_LABELS: Record<string, string> = { unsubscribe: 'Unsubscribe' }

/** What was meant as a slot's value, in the slot's own shape; `undefined` where it cannot be one. `name` is the slot's. */
export function valueFor(slot: Slot, name: string, value: unknown): SlotValue | undefined {
  if (slot === 'text') return textOf(value)
  if (slot === 'html') return typeof value === 'string' ? value : undefined
  return slot === 'link' ? linkOf(name, value) : imageOf(value)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.every(each => typeof each === 'string') ? listText(value) : undefined
  const fields = Object.values(value ?? {})
  return fields.length === 1 ? textOf(fields[0]) : undefined
}

const listText = (lines: string[]): string => lines.map(line => `- ${plainText(line)}`).join('\n')

function linkOf(name: string, value: unknown): LinkValue | undefined {
  if (typeof value === 'string') return linkOfText(name, value)
  const { label, href } = fieldsOf(value, WORDS.linkField)
  if (typeof label === 'string') return { label: plainText(label), href: typeof href === 'string' ? href : '' }
  return typeof href === 'string' && Object.keys(value as object).length === 1
    ? linkOfText(name, href)
    : inner(value, each => linkOf(name, each))
}

function linkOfText(name: string, text: string): LinkValue | undefined {
  const [, label, href] = MARKDOWN_LINK.exec(text.trim()) ?? []
  if (label && href) return { label, href }
  const known = KNOWN_LABELS[name]
  return ADDRESS.test(text) && known ? { label: known, href: text } : undefined
}

function imageOf(value: unknown): ImageValue | undefined {
  if (typeof value === 'string') return value.trim() ? { src: value, alt: '' } : undefined
  const { src, alt } = fieldsOf(value, WORDS.imageField)
  if (typeof src === 'string') return { src, alt: typeof alt === 'string' ? alt : '' }
  return inner(value, imageOf)
}

/** The value of an object that does nothing but wrap it: `{"link": {…}}`. */
function inner<V>(value: unknown, read: (value: unknown) => V | undefined): V | undefined {
  const [only, ...others] = typeof value === 'object' && value ? Object.values(value) : []
  return others.length === 0 && typeof only === 'object' ? read(only) : undefined
}

/** Fields under their own names. */
function fieldsOf(value: unknown, table: Record<string, string[]>): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  const named = Object.entries(value).map(([name, field]) => [meant(name, Object.keys(table), table) ?? name, field])
  return Object.fromEntries([
    ...named.reverse(),
    ...Object.entries(value).filter(([name]) => Object.hasOwn(table, name))
  ])
}

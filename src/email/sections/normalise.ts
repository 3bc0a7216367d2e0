import { SECTION_KINDS } from './catalogue.ts'
import { suggest } from './nearest.ts'
import { tidyText } from './paragraphs.ts'
import {
  type Content,
  type ImageValue,
  type Item,
  type LinkValue,
  type ListSchema,
  type Section,
  type SectionKind,
  type SlotSchema,
  type SlotValue,
  TONES,
  type Tone
} from './section.ts'
import { imageUrl, linkUrl } from './urls.ts'

/** A section as a designer gives it. */
export interface SectionInput {
  kind: string
  layout?: string
  tone?: string
  across?: number
  content: Content
}

export type Normalised = { ok: true; section: Section } | { ok: false; reason: string }

/** Says why a value is refused, to whoever gave it; caught at the doors below. */
class Refusal extends Error {}

/**
 * Checks a section against its kind and brings it into the one form that rendering and reading agree on: defaults filled
 * in, texts and addresses tidied, empty optional slots and lists left out. The reason of a refusal names the nearest legal values.
 */
export function normaliseSection(input: SectionInput): Normalised {
  return settle(() => {
    const kind = SECTION_KINDS[input.kind]
    if (!kind || !Object.hasOwn(SECTION_KINDS, input.kind)) {
      throw new Refusal(`There is no section "${input.kind}". ${suggest(input.kind, Object.keys(SECTION_KINDS))}`)
    }
    const layout = choose(kind, 'layout', input.layout ?? kind.layouts[0], kind.layouts)
    const tone = choose(kind, 'tone', input.tone ?? 'surface', [...TONES]) as Tone
    const across = acrossOf(kind, layout, input.across)
    return { kind: kind.kind, layout, tone, ...across, content: normaliseContent(kind, input.content) }
  })
}

function settle(make: () => Section): Normalised {
  try {
    return { ok: true, section: make() }
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): { ok: false; reason: string } {
  if (error instanceof Refusal) return { ok: false, reason: error.message }
  throw error
}

function choose(kind: SectionKind, what: string, value: string, legal: string[]): string {
  if (legal.includes(value)) return value
  throw new Refusal(`"${kind.kind}" has no ${what} "${value}". ${suggest(value, legal)}`)
}

function acrossOf(kind: SectionKind, layout: string, across: number | undefined): { across?: number } {
  if (across === undefined) return {}
  const { grid } = kind
  if (!grid) throw new Refusal(`"${kind.kind}" has nothing that stands side by side.`)
  if (grid.layout !== layout)
    throw new Refusal(`"${layout}" of "${kind.kind}" has nothing side by side; its layout "${grid.layout}" has.`)
  if (Number.isInteger(across) && across >= 1 && across <= grid.most) return { across }
  throw new Refusal(`"${kind.kind}" takes 1 to ${grid.most} across, not ${across}.`)
}

function normaliseContent(kind: SectionKind, content: Content): Content {
  const names = [...Object.keys(kind.slots), ...Object.keys(kind.lists)]
  refuseUnknown(`"${kind.kind}"`, Object.keys(content), names)
  const slots = slotValues(`"${kind.kind}"`, kind.slots, content)
  const lists = Object.entries(kind.lists).flatMap(([name, schema]) => {
    const items = listItems(`${kind.kind}.${name}`, schema, content[name])
    return items.length > 0 ? [[name, items] as const] : []
  })
  return { ...slots, ...Object.fromEntries(lists) }
}

function refuseUnknown(where: string, given: string[], legal: string[]): void {
  const unknown = given.find(name => !legal.includes(name))
  if (unknown !== undefined) throw new Refusal(`${where} has no slot "${unknown}". ${suggest(unknown, legal)}`)
}

function listItems(where: string, schema: ListSchema, value: unknown): Item[] {
  if (value !== undefined && !Array.isArray(value)) throw new Refusal(`"${where}" is a list of items.`)
  const items: unknown[] = value ?? []
  if (items.length < schema.min || items.length > schema.max) {
    throw new Refusal(`"${where}" takes ${schema.min} to ${schema.max} items, not ${items.length}.`)
  }
  return items.map((item, at) => {
    const place = `"${where}.${at + 1}"`
    if (typeof item !== 'object' || item === null) throw new Refusal(`${place} is an object of slots.`)
    refuseUnknown(place, Object.keys(item), Object.keys(schema.item))
    return slotValues(place, schema.item, item as Record<string, unknown>)
  })
}

function slotValues(where: string, schemas: Record<string, SlotSchema>, values: Record<string, unknown>): Item {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const value = slotValue(`${where} slot "${name}"`, schema, values[name])
    if (value === undefined && schema.required) throw new Refusal(`${where} needs "${name}": ${schema.about}.`)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function slotValue(where: string, { slot }: SlotSchema, value: unknown): SlotValue | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (slot === 'text') return textValue(where, value)
  const object = value as Record<string, unknown>
  return slot === 'link' ? linkValue(where, object) : imageValue(where, object)
}

function textValue(where: string, value: unknown): string | undefined {
  if (typeof value !== 'string') throw new Refusal(`${where} is a text.`)
  return tidyText(value) || undefined
}

/** A link without a label is no link; without an address it leads to `#` until somebody fills it in. */
function linkValue(where: string, { label, href }: Record<string, unknown>): LinkValue | undefined {
  if (typeof label !== 'string' || (href !== undefined && typeof href !== 'string')) {
    throw new Refusal(`${where} is a link: {"label": "…", "href": "https://…"}.`)
  }
  const words = tidyText(label).replace(/\n+/g, ' ')
  if (!words) return undefined
  const url = linkUrl(href?.trim() || '#')
  if (!url)
    throw new Refusal(`${where} cannot lead to "${href}": use an https:, mailto: or tel: address, or a merge tag.`)
  return { label: words, href: url }
}

function imageValue(where: string, { src, alt }: Record<string, unknown>): ImageValue | undefined {
  if (typeof src !== 'string' || (alt !== undefined && typeof alt !== 'string')) {
    throw new Refusal(`${where} is an image: {"src": "https://…", "alt": "…"}.`)
  }
  if (!src.trim()) return undefined
  const url = imageUrl(src)
  if (!url)
    throw new Refusal(`${where} cannot show "${src}": use an https: address or a path under /media/ or /assets/.`)
  return { src: url, alt: tidyText(alt ?? '').replace(/\n+/g, ' ') }
}

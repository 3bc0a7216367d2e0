import { SECTION_KINDS } from './catalogue.ts'
import { htmlFault } from './free-html.ts'
import { suggest } from './nearest.ts'
import { tidyText } from './paragraphs.ts'
import { needs, Refusal, type Where, wrongCount } from './refusal.ts'
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

/** A reason names slots as designers do; `plain` says the same in the words that people see. */
export type Normalised = { ok: true; section: Section } | { ok: false; reason: string; plain: string }

/**
 * Checks a section against its kind and brings it into the one form that rendering and reading agree on: defaults filled
 * in, texts and addresses tidied, empty optional slots and lists left out. The reason of a refusal names the nearest legal values.
 */
export function normaliseSection(input: SectionInput): Normalised {
  return settle(() => {
    const kind = SECTION_KINDS[input.kind]
    if (!kind || !Object.hasOwn(SECTION_KINDS, input.kind)) {
      throw new Refusal(
        `There is no section "${input.kind}". ${suggest(input.kind, Object.keys(SECTION_KINDS))}`,
        `There is no section for “${input.kind}” here. Say what it should show.`
      )
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

function refused(error: unknown): Extract<Normalised, { ok: false }> {
  if (error instanceof Refusal) return { ok: false, reason: error.message, plain: error.plain }
  throw error
}

function choose(kind: SectionKind, what: string, value: string, legal: string[]): string {
  if (legal.includes(value)) return value
  throw new Refusal(
    `"${kind.kind}" has no ${what} "${value}". ${suggest(value, legal)}`,
    `${kind.label} cannot look as was wanted. Choose another ${what === 'tone' ? 'background' : 'layout'} for it.`
  )
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
  const where: Where = { name: kind.kind, label: kind.label, type: 'section' }
  refuseUnknown(where, Object.keys(content), names)
  const slots = slotValues(where, kind.slots, content)
  const lists = Object.keys(kind.lists).flatMap(name => {
    const items = listItems(kind, name, content[name])
    return items.length > 0 ? [[name, items] as const] : []
  })
  return { ...slots, ...Object.fromEntries(lists) }
}

function refuseUnknown({ name: where }: Where, given: string[], legal: string[]): void {
  const unknown = given.find(name => !legal.includes(name))
  if (unknown !== undefined) throw new Refusal(`"${where}" has no slot "${unknown}". ${suggest(unknown, legal)}`)
}

function listItems({ kind, label, lists }: SectionKind, list: string, value: unknown): Item[] {
  const schema = lists[list] as ListSchema
  const name = `${kind}.${list}`
  if (value !== undefined && !Array.isArray(value)) throw new Refusal(`"${name}" is a list of items.`)
  const items: unknown[] = value ?? []
  if (items.length < schema.min || items.length > schema.max) {
    throw wrongCount({ name, label, list }, schema, items.length)
  }
  return items.map((item, at) => {
    const place: Where = { name: `${name}.${at + 1}`, label: `Item ${at + 1} of ${label}`, type: 'item' }
    if (typeof item !== 'object' || item === null) throw new Refusal(`"${place.name}" is an object of slots.`)
    refuseUnknown(place, Object.keys(item), Object.keys(schema.item))
    return slotValues(place, schema.item, item as Record<string, unknown>)
  })
}

function slotValues(where: Where, schemas: Record<string, SlotSchema>, values: Record<string, unknown>): Item {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const value = slotValue(`"${where.name}" slot "${name}"`, schema, values[name])
    if (value === undefined && schema.required) throw needs(where, name, schema)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function slotValue(where: string, { slot }: SlotSchema, value: unknown): SlotValue | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (slot === 'text') return textValue(where, value)
  if (slot === 'html') return htmlValue(where, value)
  const object = value as Record<string, unknown>
  return slot === 'link' ? linkValue(where, object) : imageValue(where, object)
}

function textValue(where: string, value: unknown): string | undefined {
  if (typeof value !== 'string') throw new Refusal(`${where} is a text.`)
  return tidyText(value) || undefined
}

/** HTML is kept to the byte: only white space around it goes. */
function htmlValue(where: string, value: unknown): string | undefined {
  if (typeof value !== 'string') throw new Refusal(`${where} is HTML.`)
  const html = value.trim()
  const fault = htmlFault(html)
  if (fault) throw new Refusal(`${where}: ${fault}`, fault)
  return html || undefined
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
    throw new Refusal(`A link cannot lead to “${href}”: use an https:, mailto: or tel: address, or a merge tag.`)
  return { label: words, href: url }
}

function imageValue(where: string, { src, alt }: Record<string, unknown>): ImageValue | undefined {
  if (typeof src !== 'string' || (alt !== undefined && typeof alt !== 'string')) {
    throw new Refusal(`${where} is an image: {"src": "https://…", "alt": "…"}.`)
  }
  if (!src.trim()) return undefined
  const url = imageUrl(src)
  if (!url)
    throw new Refusal(`A picture cannot come from “${src}”: use an https: address or a path under /media/ or /assets/.`)
  return { src: url, alt: tidyText(alt ?? '').replace(/\n+/g, ' ') }
}

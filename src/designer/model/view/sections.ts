import type { OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import type { SourceDocument } from '../../../email/source/source.ts'
import { plainLines } from './plain.ts'
import type { Seen } from './seen.ts'

/** A section in lines: its head, a slot a line, an item a line. Names of slots stand without the section's ref. */
export function sectionLines(section: OutlineSection, seen: Seen): string[] {
  const { ref, kind, layout, tone, slots, lists, inside } = section
  const holder = inside === undefined ? undefined : seen.doc.elements[inside]
  const { across } = section.section
  const head = [ref, kind, layout, tone, ...(across ? [`${across} across`] : [])].join(' ')
  const slotLine = (slot: OutlineSlot): string => `${nameIn(ref, slot.ref)}: ${valueText(slot, ref, seen)}`
  return [
    `${head}${styleOf(seen.doc, section.element)}`,
    ...slots.map(slot => ` ${slotLine(slot)}`),
    ...lists.flatMap(({ items }) =>
      items.map(item => {
        const [first, ...rest] = item.slots
        const others = rest.map(slot => `${slot.name}: ${valueText(slot, ref, seen)}`)
        return ` ${[first ? slotLine(first) : nameIn(ref, item.ref), ...others].join(' · ')}`
      })
    ),
    ...(holder ? plainLines({ start: holder.openEnd, end: holder.closeStart }, seen, ref).map(line => ` ${line}`) : [])
  ]
}

const nameIn = (section: string, ref: string): string => ref.slice(section.length + 1)

function valueText({ ref, value, element }: OutlineSlot, section: string, { doc, addresses, texts, longest }: Seen) {
  const style = styleOf(doc, element)
  if (typeof value === 'string') return `${texts.show(ref, value, longest(section))}${style}`
  if ('href' in value) return `[${value.label}](${addresses.shorten(value.href)})${style}`
  return `${addresses.shorten(value.src)} "${value.alt}"${style}`
}

/** The style that an element has of its own. */
export function styleOf(doc: SourceDocument, element: number): string {
  const style = doc.attribute(element, 'style')?.trim()
  return style ? ` {${style}}` : ''
}

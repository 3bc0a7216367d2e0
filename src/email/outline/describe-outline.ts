import type { EmailSource } from '../email.ts'
import type { SlotValue } from '../sections/section.ts'
import type { SourceDocument, SourceElement, Span } from '../source/source.ts'
import { type Outline, type OutlineElement, type OutlineSection, type OutlineSlot, outlineOf } from './outline.ts'

/** A model needs the gist of a long text, not all of it. */
const LONGEST = 160
const MOST_ELEMENTS = 250

/** The outline as text for a model: facts, then one line a section, slot or telling element, each with its ref. */
export function describeOutline(email: EmailSource): string {
  const outline = outlineOf(email)
  const facts = [
    `subject: ${email.subject}`,
    `preheader: ${email.preheader}`,
    `lang: ${email.lang}${email.dir === 'rtl' ? ' (rtl)' : ''}`
  ]
  const parts = outline.parts.flatMap(part =>
    part.type === 'section' ? [...sectionLines(part), ...freeLines(outline, part)] : elementLines(outline, part)
  )
  return [...facts, ...(parts.length > 0 ? parts : ['(empty)'])].join('\n')
}

function sectionLines({ ref, kind, layout, tone, section: { across }, slots, lists }: OutlineSection): string[] {
  const items = lists.flatMap(list =>
    list.items.flatMap(item => [`  ${item.ref}`, ...item.slots.map(slot => `    ${slotLine(slot)}`)])
  )
  return [
    `${ref} ${kind} (${layout}, ${tone}${across ? `, ${across} across` : ''})`,
    ...slots.map(slot => `  ${slotLine(slot)}`),
    ...items
  ]
}

/** What stands in a free section. */
function freeLines({ doc }: Outline, { inside }: OutlineSection): string[] {
  const holder = inside === undefined ? undefined : doc.elements[inside]
  return holder ? tellingLines(doc, { start: holder.openEnd, end: holder.closeStart }) : []
}

const slotLine = ({ ref, value }: OutlineSlot): string => `${ref}: ${valueText(value)}`

/** A slot's value in one line. */
function valueText(value: SlotValue): string {
  if (typeof value === 'string') return short(value)
  return 'href' in value ? `[${short(value.label)}](${value.href})` : `image ${value.src} alt "${short(value.alt)}"`
}

const short = (text: string): string => {
  const line = text.replaceAll('\n', '\\n')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const TELLING: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 p a img li blockquote'.split(' '))

/** Elements of plain HTML that somebody may want to change: headings, texts, links, images, and cells that hold text themselves. */
const elementLines = ({ doc }: Outline, part: OutlineElement): string[] => [
  `${part.ref} <${part.name}> plain HTML`,
  ...tellingLines(doc, part)
]

function tellingLines(doc: SourceDocument, part: Span): string[] {
  const lines: string[] = []
  for (const element of doc.elements) {
    if (element.start < part.start || element.end > part.end) continue
    const isTelling = TELLING.has(element.name) || hasOwnText(doc, element)
    const line = isTelling ? elementLine(doc, element) : undefined
    if (line !== undefined) lines.push(line)
    if (lines.length === MOST_ELEMENTS) return [...lines, '  …']
  }
  return lines
}

function elementLine(doc: SourceDocument, { index, name }: SourceElement): string | undefined {
  if (name === 'img')
    return `  e${index} <img> ${doc.attribute(index, 'src') ?? ''} alt "${short(doc.attribute(index, 'alt') ?? '')}"`
  const text = doc.textContent(index).trim().replace(/\s+/g, ' ')
  if (!text) return undefined
  const href = name === 'a' ? ` → ${doc.attribute(index, 'href') ?? ''}` : ''
  return `  e${index} <${name}>: ${short(text)}${href}`
}

/** Does it hold text beside its child elements? */
function hasOwnText(doc: SourceDocument, { index, openEnd, closeStart, name }: SourceElement): boolean {
  if (!/^(td|th|div|span|center)$/.test(name)) return false
  const [first] = doc.children(index)
  const end = first === undefined ? closeStart : (doc.elements[first] as SourceElement).start
  return (
    doc.source
      .slice(openEnd, end)
      .replace(/&[#\w]+;/g, '')
      .trim() !== '' && !doc.source.startsWith('<!', openEnd)
  )
}

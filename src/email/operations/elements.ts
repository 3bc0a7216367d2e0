import { elementLabel } from '../outline/find.ts'
import { inlineToHtml } from '../sections/inline-tree.ts'
import type { LinkValue, SlotValue } from '../sections/section.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { isSafeUrl } from '../source/safe-url.ts'
import type { Splice } from '../source/source.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { Refusal } from './refusal.ts'
import { setSlot } from './set-slot.ts'
import { type ElementHere, elementOf, shifted, targetOf, targetWords } from './target.ts'
import { setLine, strong } from './words.ts'

/** Sets a slot of a section, or the words, link or picture of any element. */
export function set(draft: Draft, ref: string, value: SlotValue): ChangeLine {
  if (ref.startsWith('e')) return setElement(draft, ref, value)
  const target = targetOf(draft, ref)
  if (target.type !== 'slot') {
    const { part } = target.here
    throw new Refusal(
      `"${ref}" is ${targetWords(target)}; name a slot of it: ${[...part.slots, ...part.lists].map(slot => slot.ref).join(', ')}.`
    )
  }
  setSlot(draft, target, value)
  if (target.schema.slot === 'html') return { icon: 'code', text: `${strong(target.here.part.label)} rewritten` }
  return setLine(targetWords(target), value, target.value)
}

function setElement(draft: Draft, ref: string, value: SlotValue): ChangeLine {
  const here = elementOf(draft, ref)
  const { name } = here.element
  const splices =
    typeof value === 'string'
      ? textSplices(here, ref, value)
      : 'src' in value
        ? pictureSplices(here, value)
        : linkSplices(here, ref, value)
  draft.edit(shifted(here.from, splices))
  return setLine(elementLabel(name), value, linkNow(here))
}

/** An element as the link that it is. */
const linkNow = ({ doc, element }: ElementHere): LinkValue | undefined =>
  element.name === 'a' ? { label: doc.textContent(0).trim(), href: doc.attribute(0, 'href') ?? '' } : undefined

const HOLDERS: ReadonlySet<string> = new Set(
  'html head body table tbody thead tfoot tr ul ol dl colgroup style script title meta'.split(' ')
)
const BLOCKS: ReadonlySet<string> = new Set('table tr td div p h1 h2 h3 h4 h5 h6 ul ol li img'.split(' '))

function textSplices({ doc, element }: ElementHere, ref: string, value: string): Splice[] {
  const { name, openEnd, closeStart, empty } = element
  if (name === 'img') throw new Refusal(`"${ref}" is an image: {"src": "https://…", "alt": "…"}.`)
  if (empty || HOLDERS.has(name)) throw new Refusal(`"${ref}" is a <${name}>, which holds no text itself.`)
  const inner = doc.elements.filter(child => child.index > 0 && BLOCKS.has(child.name))
  if (inner.length > 0)
    throw new Refusal(
      `"${ref}" holds other parts (${[...new Set(inner.map(child => `<${child.name}>`))].join(', ')}); name the one you mean.`
    )
  const html = value
    .split('\n\n')
    .map(paragraph => inlineToHtml(paragraph.trim(), { links: name !== 'a' }))
    .join('<br><br>')
  const written = doc.source.slice(openEnd, closeStart)
  const lead = written.length - written.trimStart().length
  const from = written.trim() ? openEnd + lead : openEnd
  const to = written.trim() ? openEnd + written.trimEnd().length : closeStart
  return written.trim() === html ? [] : [{ from, to, insert: html }]
}

function linkSplices(here: ElementHere, ref: string, { label, href }: { label: string; href: string }): Splice[] {
  const { doc, element } = here
  if (element.name !== 'a') throw new Refusal(`"${ref}" is a <${element.name}>, not a link.`)
  if (!isSafeUrl(href)) throw new Refusal(`A link cannot lead to "${href}".`)
  const isSame = doc.textContent(0).trim() === label.trim()
  return [...setAttribute(doc, 0, 'href', href.trim()), ...(isSame || !label ? [] : textSplices(here, ref, label))]
}

function pictureSplices({ doc, element }: ElementHere, { src, alt }: { src: string; alt: string }): Splice[] {
  if (element.name !== 'img') throw new Refusal(`This is a <${element.name}>, not a picture.`)
  if (!isSafeUrl(src)) throw new Refusal(`A picture cannot come from "${src}".`)
  const [first, second] = [setAttribute(doc, 0, 'src', src.trim()), setAttribute(doc, 0, 'alt', alt)]
  return [...first, ...second]
}

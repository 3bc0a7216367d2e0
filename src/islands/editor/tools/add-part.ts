import { CirclePlus } from 'lucide-react'
import { slotWords } from '../../../email/outline/find.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { Content, Item, Slot, SlotSchema, SlotValue } from '../../../email/sections/section.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import { contentFor } from '../../../stores/editor/gallery/fill.ts'
import type { Part } from './part.ts'
import { sectionOf } from './section-of.ts'
import type { ChoicesTool } from './tool.ts'

/** What may hold more than it does: a section or an item, with what it has, what it may have, and words to begin with. */
interface Holder {
  ref: string
  slots: Record<string, SlotSchema>
  has: Content | Item
  sample: Content | Item
}

function holderOf(part: Part): Holder | undefined {
  const section = sectionOf(part)
  const kind = section && SECTION_KINDS[section.kind]
  if (!kind) return undefined
  const sample = contentFor({ ...part.email, html: '' }, kind.kind)
  for (const { name, items } of section.lists)
    for (const [at, { ref }] of items.entries()) {
      if (part.ref !== ref && !part.ref.startsWith(`${ref}.`)) continue
      const has = (section.section.content[name] as Item[])[at] ?? {}
      const samples = (sample[name] as Item[] | undefined) ?? []
      return { ref, slots: kind.lists[name]?.item ?? {}, has, sample: samples[at] ?? samples[0] ?? {} }
    }
  return { ref: section.ref, slots: kind.slots, has: section.section.content, sample }
}

const missing = ({ slots, has }: Holder): string[] => Object.keys(slots).filter(name => has[name] === undefined)

const EMPTY: Record<Slot, (words: string, theme: Theme) => SlotValue> = {
  text: words => words,
  html: words => `<p class="text">${words}</p>`,
  link: label => ({ label, href: 'https://example.com' }),
  image: (_, theme) => ({ src: sceneUrl('flowers', theme), alt: '' })
}

/** What people call a part, where its name is a printer's. */
const LABELS: Record<string, string> = {
  eyebrow: 'Line above the heading',
  figure: 'Large figure',
  second: 'Second button',
  tagline: 'Line beside the name',
  was: 'Price before'
}

/** What a part says to begin with, where the samples have nothing for it. */
const WORDS: Record<string, string> = {
  second: 'Read more',
  link: 'See more',
  tagline: 'What you are known for',
  was: '£20',
  heading: 'What it is about',
  text: 'Say in a sentence what it is about.'
}

/** Puts a text, link or picture in that the section or item may have and has not. */
export const addPart: ChoicesTool = {
  type: 'choices',
  id: 'add-part',
  name: 'Add a part',
  short: 'Add',
  icon: CirclePlus,
  isMore: part => part.kind !== 'section' && part.kind !== 'item',
  fits(part) {
    const holder = holderOf(part)
    return holder !== undefined && missing(holder).length > 0
  },
  choices({ part }) {
    const holder = holderOf(part)
    if (!holder) return []
    const theme = readTheme(part.email.css) ?? DEFAULT_THEME
    return missing(holder).map(name => {
      const own = holder.sample[name] as SlotValue | undefined
      const value = own ?? EMPTY[holder.slots[name]!.slot](WORDS[name] ?? 'A few words', theme)
      const made = `${holder.ref}.${name}`
      const operations = [{ op: 'set' as const, ref: made, value }]
      return { value: name, label: LABELS[name] ?? slotWords(name), isChosen: false, operations, made }
    })
  }
}

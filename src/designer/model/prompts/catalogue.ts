import { ABOUT } from '../../../email/sections/about.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { FREE_CLASSES, FREE_COLOURS } from '../../../email/sections/free-classes.ts'
import type { SectionKind, SlotSchema } from '../../../email/sections/section.ts'
import { LAYOUTS } from './layouts.ts'

/** All kinds of sections with what goes into them, and what free ones are written with. */
export const CATALOGUE = `# Sections
"!" is required; a link and an image are marked, the rest are texts; lists have their sizes in brackets and their items' slots in braces; the first layout is the default. Headings have 3 to 8 words, texts one to three sentences unless it is a letter, buttons one to four words, titles of items 1 to 5 words.
${Object.values(SECTION_KINDS).map(kindLine).join('\n')}

# Free sections
One is worth more than three: use it for the one thing of an email that no kind can show (a comparison, a price in type as large as a poster, two unlike columns, a table of sizes), never for what a kind is for. Its HTML is tables, paragraphs and pictures; 520 px wide inside its padding (600 px with "layout":"full"); no <style>, no scripts, no flex or grid, no ids. Pictures may be src="scene:NAME". Its words are coloured for its tone. Classes:
${FREE_CLASSES.map(({ name, does, example }) => `.${name.replaceAll(', ', ' .')}: ${does}. ${example}`).join('\n')}
Colours in style="…": ${FREE_COLOURS.map(name => `var(${name})`).join(', ')}. Under each gradient stands a solid background-color; what Outlook does not show (gradients, round corners, turns) must not be needed to read it.`

/** A kind as a model reads of it: what it is for, its slots, lists and layouts. */
export function kindLine({ kind, slots, lists, layouts }: SectionKind): string {
  const items = Object.entries(lists).map(([name, { min, max, item }]) => `${name}[${min}-${max}] {${slotWords(item)}}`)
  const content = [slotWords(slots), ...items].filter(Boolean).join('; ')
  return `${kind}: ${ABOUT[kind]}. ${kind === 'free' ? 'its HTML in a fenced block' : content || 'no content'} · ${layouts.map(each => layoutWords(kind, each)).join(', ')}`
}

function layoutWords(kind: string, layout: string): string {
  const words = LAYOUTS[kind]?.[layout]
  return words ? `${layout} (${words})` : layout
}

function slotWords(slots: Record<string, SlotSchema>): string {
  return Object.entries(slots)
    .map(
      ([name, { slot, required, about }]) =>
        `${name}${required ? '!' : ''}${slot === 'text' ? '' : ` ${slot}`} (${about})`
    )
    .join(', ')
}

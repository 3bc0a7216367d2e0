import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { type Outcome, type Rule, selectedSection } from './desk.ts'
import { sectionsNamed } from './sections-named.ts'

const SIDE =
  /^(?:(?:put|move|show|set|place|have|make|bring)\s+)?(?:the |an? |this |our )?(?:(.{2,30}?)(?:['’]s)? )?(?:image|picture|photo|illustration)(?: (?:of|in) (?:the )?(.{2,30}?))?\s+(?:(?:to|on|at|in) )?(?:the )?(left|right|top|bottom|below|above)\b/i
const SIDES: Record<string, string[]> = {
  left: ['left'],
  right: ['right', 'split'],
  top: ['stacked'],
  above: ['stacked'],
  bottom: ['cover', 'poster'],
  below: ['cover', 'poster']
}

/** "put the image on the left": the layout that has it there. */
const imageSide: Rule = (wish, desk) => {
  const match = SIDE.exec(wish)
  const side = match?.[3]?.toLowerCase()
  if (!match || !side) return undefined
  const owner = match[1] ?? match[2]
  const selected = selectedSection(desk)
  const among = owner
    ? sectionsNamed(owner, desk)
    : [...(selected ? [selected] : []), ...desk.sections.filter(each => each !== selected)]
  return besideWords(
    among.filter(({ slots }) => slots.some(slot => slot.kind === 'image')),
    SIDES[side] ?? []
  )
}

/** The first section that has one of these layouts gets it; where it has it already, that is said. */
function besideWords(sections: OutlineSection[], layouts: string[]): Outcome {
  for (const { ref, kind, layout } of sections) {
    const [found] = layouts.filter(each => SECTION_KINDS[kind]?.layouts.includes(each))
    if (found && layouts.includes(layout)) return { words: 'The picture stands there already.' }
    if (found) return [{ op: 'layout', ref, layout: found }]
  }
  return sections.length > 0
    ? {
        words:
          'No section here has a layout with its picture there. I can show another one: "use another layout for the hero".'
      }
    : { words: 'There is no picture in this email yet. Say "add a picture of coffee at the top", and I will make one.' }
}

const WORDS_BESIDE =
  /^(?:move|put|place|have|show|bring)\s+(?:the )?(button|text|words|headline|heading|title)s? (above|over|before|on top of|below|under|underneath|beneath|after)\s+(?:the )?(?:image|picture|photo|illustration)$/i
const SWAPPED =
  /^(?:swap|switch|exchange|flip) (?:the )?(?:(?:image|picture|photo) (?:and|with) (?:the )?(?:text|words)|(?:text|words) (?:and|with) (?:the )?(?:image|picture|photo))(?: round| around)?$/i

/** "move the button above the picture": the layout whose picture stands on the other side of it. */
const wordsBeside: Rule = (wish, { sections }) => {
  const match = WORDS_BESIDE.exec(wish)
  if (!match && !SWAPPED.test(wish)) return undefined
  const able = sections.filter(({ slots }) => slots.some(slot => slot.kind === 'image'))
  const isAbove = match ? /above|over|before|top/i.test(match[2] ?? '') : able[0]?.layout === 'stacked'
  const others = isAbove && /head|title/i.test(match?.[1] ?? '') ? ['poster', 'cover'] : ['cover']
  return able.length === 0
    ? { words: 'There is no picture in this email yet. Say "add a picture of …", and I will make one.' }
    : besideWords(able, isAbove ? others : ['stacked'])
}

export const SIDE_RULES: Rule[] = [wordsBeside, imageSide]

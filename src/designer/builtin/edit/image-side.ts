import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { type Outcome, type Rule, selectedSection } from './desk.ts'
import { sectionsNamed } from './sections-named.ts'

const SIDE =
  /^(?:(?:put|move|show|set|place|have|make|bring)\s+)?(?:the )?(?:(.{2,30}?)(?:['’]s)? )?(?:image|picture|photo|illustration)(?: (?:of|in) (?:the )?(.{2,30}?))?\s+(?:(?:to|on|at|in) )?(?:the )?(left|right|top|bottom|below|above)\b/i
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
    side
  )
}

function besideWords(sections: OutlineSection[], side: string): Outcome {
  for (const { ref, kind, layout } of sections) {
    const found = SIDES[side]?.find(each => SECTION_KINDS[kind]?.layouts.includes(each))
    if (found === layout) return { words: 'The picture stands there already.' }
    if (found) return [{ op: 'layout', ref, layout: found }]
  }
  return { words: `None of these sections can hold its picture on the ${side}.` }
}

export const SIDE_RULES: Rule[] = [imageSide]

import type { OutlineSection } from '../../../email/outline/outline.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

/** How a wish to add something begins, as the source of a pattern. */
export const ADD = String.raw`(?:add|insert|include|put in)\s+(?:in\s+)?(?:an? |another |one more |the |a second |some |new )?(?:new )?`

/** Where something new goes: beside the section that the wish ends with, after the last of its kind, else above the footer. */
export function placeIn(desk: Desk, wish = '', kind = ''): { before?: string; after?: string } {
  const beside = /\b(before|above|after|below|under)\s+(the [\w\s]{3,30})$/i.exec(wish)
  const section = beside?.[2] ? sectionAt(beside[2], desk) : undefined
  if (beside?.[1] && section) return { [/before|above/i.test(beside[1]) ? 'before' : 'after']: section.ref }
  const [, one, other] = /\bbetween (the [\w\s]{3,30}?) and (the [\w\s]{3,30})$/i.exec(wish) ?? []
  const [upper, lower] = [one && sectionAt(one, desk), other && sectionAt(other, desk)]
  if (upper || lower) return upper ? { after: upper.ref } : { before: (lower as OutlineSection).ref }
  const end = /\b(?:at|to|on) the (?:very )?(top|start|beginning)$/i.test(wish)
  const first = desk.sections.find(each => each.kind !== 'header')
  if (end && first) return { before: first.ref }
  const same = desk.sections.findLast(each => each.kind === kind)
  if (same) return { after: same.ref }
  const footer = desk.sections.find(each => each.kind === 'footer')
  return footer ? { before: footer.ref } : {}
}

const BESIDE =
  /^((?:add|insert|include|put in)\b[^:"“]{2,60}?) (before|above|after|below|under) (the [\w\s]{2,30}?)(\s*:[\s\S]*|\s+(?:saying|that says)[\s\S]*)$/i

/** The section that a noun means, or the one that holds the part it means: 'the headline'. */
export function sectionAt(noun: string, desk: Desk): OutlineSection | undefined {
  const slot = slotsNamed(noun, desk)[0]?.ref.split('.')[0]
  return sectionsNamed(noun, desk)[0] ?? desk.sections.find(({ ref }) => ref === slot)
}

const AT_END =
  /^((?:add|insert|include|put in)\b[^:"“]{2,60}?) (?:at|to|on) the (?:very )?(end|bottom|top|start|beginning)(\s*:[\s\S]*|\s+(?:saying|that says)[\s\S]*)$/i

/** "add a paragraph after the hero: …": the place stands between what is added and its words. */
export function placed(rule: Rule): Rule {
  return (wish, desk) => {
    const [, said, end, words] = AT_END.exec(wish) ?? []
    if (said)
      return inPlace(
        rule(`${said}${words}`, desk),
        placeIn(desk, /top|start|begin/i.test(end ?? '') ? 'at the top' : '')
      )
    const [, what, way, noun, rest] = BESIDE.exec(wish) ?? []
    const section = noun ? sectionAt(noun, desk) : undefined
    if (!what || !section) return rule(wish, desk)
    const place = { [/before|above/i.test(way ?? '') ? 'before' : 'after']: section.ref }
    return inPlace(rule(`${what}${rest}`, desk), place)
  }
}

/** What is added goes to a place of its own. */
function inPlace(outcome: Outcome, place: { before?: string; after?: string }): Outcome {
  if (!Array.isArray(outcome)) return outcome
  return outcome.map(operation => {
    if (operation.op !== 'add') return operation
    const { before: _, after: __, ...added } = operation
    return { ...added, ...place }
  })
}

import type { Operation } from '../../../email/operations/operation.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

const BORDER =
  /^(?:add|put|draw|give|set|use) (?:an? |the )?(?:(?:thin|thick|small) )?(?:([a-z#][\w -]{2,24}?) )?(?:border|outline|frame|box)s? (?:around|round|to|on|for) (?:the |all |each |every )?(.{2,40})$/i
const GIVEN =
  /^give (?:the |all |each )?(.{2,40}?) (?:an? )?(?:(?:thin|thick) )?(?:([a-z#][\w -]{2,24}?) )?(?:border|outline|frame)s?$/i
const AWAY =
  /^(?:remove|delete|no|without|take off) (?:the |all )?(?:border|outline|frame)s?(?: (?:around|round|from|on|of) (?:the |all )?(.{2,40}))?$/i

/** "add a border around the button", "give the picture a black border", "remove the border from the button". */
const border: Rule = (wish, desk) => {
  const [put, given, away] = [BORDER.exec(wish), GIVEN.exec(wish), AWAY.exec(wish)]
  const noun = put?.[2] ?? given?.[1] ?? away?.[1]
  if (!noun) return undefined
  const said = put?.[1] ?? given?.[2]
  const colour = said ? parseColour(said) : desk.theme.accent
  if (!away && !colour) return undefined
  return bordered(noun, away ? '' : `${/\bthick\b/i.test(wish) ? 4 : 2}px solid ${colour}`, desk)
}

function bordered(noun: string, value: string, desk: Desk): Outcome {
  const slots = slotsNamed(noun, desk)
  const isSeveral = /s$/i.test(noun) || slots[0]?.name === 'button'
  const places = slots.length > 0 ? (isSeveral ? slots : slots.slice(0, 1)) : sectionsNamed(noun, desk)
  const operations = places.map(({ ref }): Operation => ({ op: 'style', ref, style: { border: value } }))
  return operations.length > 0 ? operations : undefined
}

export const BORDER_RULES: Rule[] = [border]

import type { EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { DesignerEvent, Instruction } from '../../designer.ts'
import { splitInstruction } from './clauses.ts'
import { COLOUR_RULES } from './colours.ts'
import { type Desk, type Outcome, openDesk } from './desk.ts'
import { FORM_RULES } from './form.ts'
import { LENGTH_RULES } from './length.ts'
import { MOVE_RULES, STRUCTURE_RULES } from './structure.ts'
import { TEXT_RULES } from './texts.ts'

/** The first rule that knows a wish decides what becomes of it: the narrow ones stand before the wide ones. */
const [envelope, shorterSubject, links, prices, calm, set, replace] = TEXT_RULES
const RULES = [
  ...[envelope, shorterSubject, links, prices, calm].flatMap(rule => rule ?? []),
  ...STRUCTURE_RULES,
  ...COLOUR_RULES,
  ...FORM_RULES,
  ...MOVE_RULES,
  ...[set].flatMap(rule => rule ?? []),
  ...LENGTH_RULES,
  ...[replace].flatMap(rule => rule ?? [])
]

const ABLE =
  'I can change texts, colours, fonts, pictures, links and layouts, and add, move or remove sections: "make the button green", ' +
  '"change the headline to …", "move the offer to the top".'

/**
 * What becomes of an instruction: operations that are known to apply, and a sentence for what could not be done. Refs mean the
 * outline of `email`, also after earlier operations.
 */
export function* carryOut(email: EmailSource, { text, selected }: Instruction): Generator<DesignerEvent> {
  const desk = openDesk(email, selected)
  const batch = createBatch(email)
  const left: string[] = []
  for (const wish of splitInstruction(text)) {
    const outcome = meaningOf(wish, desk)
    if (!outcome) left.push(`I did not understand “${wish}”.`)
    else if ('words' in outcome) left.push(outcome.words)
    else {
      const done = outcome.filter(operation => batch.apply(operation).ok)
      for (const operation of done) yield { type: 'operation', operation }
      if (done.length === 0) left.push(`I could not do “${wish}” here.`)
    }
  }
  const unclear = left.some(words => words.startsWith('I did not understand')) || left.length === 0
  if (left.length > 0) yield { type: 'unable', text: [...new Set(left), ...(unclear ? [ABLE] : [])].join(' ') }
}

function meaningOf(wish: string, desk: Desk): Outcome {
  for (const rule of RULES) {
    const outcome = rule(wish, desk)
    if (outcome) return outcome
  }
  return undefined
}

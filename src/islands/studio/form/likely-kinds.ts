import { type Form, kindOf } from '../../../compose/form/form.ts'
import { KINDS, type Kind } from '../../../compose/kinds.ts'

/** So many stand beside "Something else", which is the letter. */
const SHOWN = 5

/** The kinds to choose from: as the brief makes them likely, with the chosen one among them. A choice moves none of those that stay. */
export function likelyKinds(form: Form): Kind[] {
  const ranked = [...new Set([...(form.reading?.kinds ?? []), ...KINDS])].filter(kind => kind !== 'letter')
  const guess = form.reading?.kind
  const first = guess && guess !== 'letter' ? [guess, ...ranked.filter(kind => kind !== guess)] : ranked
  const shown = first.slice(0, SHOWN)
  const chosen = kindOf(form)
  return !chosen || chosen === 'letter' || shown.includes(chosen) ? shown : [chosen, ...shown.slice(0, SHOWN - 1)]
}

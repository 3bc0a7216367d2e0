import type { DesignerEvent } from '../designer.ts'
import type { Answer, Beginning } from './answer.ts'
import { failure } from './failures.ts'
import { isDone } from './prompts/continue.ts'

/** Words alone may sound as if something had been done. */
export const UNCHANGED = 'Nothing was changed.'

/** Says what could not be done; throws when that is all there is. */
export function* conclude(
  { applied, words, open, idle, email }: Answer,
  { isNew, begun = [] }: Pick<Beginning, 'isNew' | 'begun'>
): Generator<DesignerEvent> {
  if (begun.length > 0 && applied === 0 && open.all.length === 0 && isDone(words.join(' '))) return
  const isSilent = words.length === 0 || isNew
  const left = [...new Set([...open.left(email).map(({ plain }) => plain), ...idle])]
  if (applied === 0 && left.length === 0 && isNew && words.length > 0) {
    throw failure('refused', `The model answered in words: "${short(words.join(' '))}"`, 'Say more about the email.')
  }
  if (applied === 0 && (open.all.length > 0 || (isSilent && idle.length === 0))) {
    throw failure('unusable', 'The model gave no answer that can be used.', 'Please try again, or say it differently.')
  }
  for (const text of left) yield { type: 'unable', text }
  if (applied === 0 && left.length === 0) yield { type: 'unable', text: UNCHANGED }
}

const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)

import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { FACTS_CHANGED } from './meta.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'

const NOT_JSON = 'Facts are one JSON object as text, or an empty text where there are none.'

/** `facts`: what the email was made to say. The text of the email stays as it is. */
export function setFacts(draft: Draft, { facts }: Extract<Operation, { op: 'facts' }>): ChangeLine {
  if (facts !== '' && !isObject(facts)) throw new Refusal(NOT_JSON, NOT_JSON)
  draft.setField('facts', facts)
  return { icon: 'text', text: FACTS_CHANGED }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

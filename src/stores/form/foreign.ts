import type { Form } from '../../compose/form/form.ts'
import type { FactsReadingAnswer } from '../../contract/brief.ts'

/** A language of the brief that the designer in use does not write. */
export interface Foreign {
  tag: string
  /** 'German' */
  name: string
  /** It was surely read, the person is still to be asked, or they said that it is. */
  by: 'reading' | 'nobody' | 'person'
}

const keyOf = (tag: string) => `language ${tag}`

/** What the designer in use cannot write of a brief; nothing where it can, or the person said that it is English. */
export function foreignOf({ reading, decided }: Form): Foreign | undefined {
  const language = reading?.language as FactsReadingAnswer['language'] | undefined
  if (language?.writable !== false) return undefined
  const { tag, name, sure } = language
  // Readings that were kept before languages were asked about say nothing of how sure they are, and all were.
  if (sure !== false) return { tag, name, by: 'reading' }
  const answer = decided[keyOf(tag)]
  return answer === 'dropped' ? undefined : { tag, name, by: answer ? 'person' : 'nobody' }
}

/** Notes for this brief whether it is in a language. */
export const answerLanguage = (form: Form, tag: string, isIt: boolean): Form => ({
  ...form,
  decided: { ...form.decided, [keyOf(tag)]: isIt ? 'taken' : 'dropped' }
})

import { z } from 'zod'
import { FactFields } from '../../src/compose/email-facts.ts'
import { wordsOf } from '../text/words.ts'

/** The form of a brief as its sender would fill it in. */
export const FilledForm = z.strictObject({ id: z.string(), facts: FactFields })
export type FilledForm = z.infer<typeof FilledForm>

interface Asked {
  id: string
  text: string
  language: string
  expect: string
}

/** Of forms for some briefs, what cannot be right: each fault by its place, without a value, since briefs may be blind. */
export function faultsOf(forms: unknown, briefs: readonly Asked[]): string[] {
  const parsed = z.array(FilledForm).safeParse(forms)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const asked = briefs.filter(({ language, expect }) => language === 'en' && expect === 'email')
  const missing = asked.filter(({ id }) => parsed.data.filter(form => form.id === id).length !== 1)
  return [
    ...missing.map(({ id }) => `${id}: one form is wanted`),
    ...parsed.data.flatMap(({ id, facts }) => {
      const brief = asked.find(each => each.id === id)
      return brief
        ? strangeFigures(facts, brief.text).map(place => `${id}.${place}: a figure that the brief has not`)
        : [`${id}: no brief asks for it`]
    })
  ]
}

/** Places of values with a figure that a text has not. */
function strangeFigures(facts: unknown, text: string, place = ''): string[] {
  if (typeof facts === 'string') {
    const known = new Set(wordsOf(text))
    return wordsOf(facts).some(word => /\d/.test(word) && !known.has(word)) ? [place.slice(1)] : []
  }
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([key, value]) => strangeFigures(value, text, `${place}.${key}`))
}

import { type Made, make } from '../briefs/make.ts'
import { emailOf } from '../composed/email-of.ts'
import type { Scored } from '../designers.ts'
import { briefsOf, formsOf, type Portion } from '../load.ts'
import type { Brief } from '../material.ts'

/** An email that people judge, and the brief it is to serve. */
export interface ToJudge extends Pick<Made, 'answer' | 'email'> {
  brief: string
}

const judgedBriefs = (portion: Portion): Brief[] =>
  briefsOf(portion).filter(({ wellMeant, expect }) => wellMeant && expect === 'email')

/** What a designer makes of each well-meant English brief, before anybody touches its form. */
export const emailsOfBriefs = ({ designer }: Scored, portion: Portion): Promise<ToJudge[]> =>
  Promise.all(judgedBriefs(portion).map(async ({ text }) => ({ brief: text, ...(await make(designer, text)) })))

/** What becomes of such a brief once its sender has filled in the form. */
export function emailsOfForms(portion: Portion): ToJudge[] {
  const forms = new Map(formsOf(portion).map(({ id, facts }) => [id, facts]))
  return judgedBriefs(portion).flatMap(({ id, text, kinds: [kind = 'letter'] }) => {
    const facts = forms.get(id)
    return facts ? [{ brief: text, answer: 'email' as const, email: emailOf({ kind, ...facts }) }] : []
  })
}

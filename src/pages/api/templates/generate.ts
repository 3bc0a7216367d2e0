import { GenerateTemplate } from '../../../contract/template.ts'
import { answerCostly } from '../../../server/http/costly.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Makes a template from a brief, for one credit. */
export const POST = endpoint({ user: 'required', body: GenerateTemplate }, async call => {
  const { app, account, body } = call
  return answerCostly(call, app.limits.generations, job => app.templates.generate(account.id, body, job))
})

export const ALL = otherMethods({ POST })

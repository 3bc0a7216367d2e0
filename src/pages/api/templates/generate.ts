import { GenerateTemplate } from '../../../contract/generate.ts'
import { answerCostly } from '../../../server/http/costly.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { FORM_BYTES } from '../../../server/http/sizes.ts'
import { askedOf } from '../../../server/templates/asked-of.ts'
import type { GenerateAnswer } from '../../../server/templates/make.ts'

/** Makes a template from a brief, for one credit; in several directions, if it is asked to. */
export const POST = endpoint({ user: 'required', body: GenerateTemplate, maxBytes: FORM_BYTES }, async call => {
  const { app, account, body } = call
  const { directions: count = 1, ...rest } = body
  const asked = askedOf(rest)
  return answerCostly<GenerateAnswer>(call, app.limits.generations, job =>
    count === 1
      ? app.templates.generate(account.id, asked, job)
      : app.directions.make(account.id, { ...asked, count }, job)
  )
})

export const ALL = otherMethods({ POST })

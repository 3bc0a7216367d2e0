import { ExportTemplate } from '../../../../contract/template.ts'
import { answerFile } from '../../../../server/http/answer-file.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireId } from '../../../../server/http/path-params.ts'

/** The template as a file. */
export const POST = endpoint({ user: 'required', body: ExportTemplate }, async call => {
  const { app, account, params, body, request } = call
  await app.limits.exports.use(account.id)
  return answerFile(await app.templates.export(account.id, requireId(params.id), body.format, request.signal))
})

export const ALL = otherMethods({ POST })

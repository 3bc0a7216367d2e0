import { requireOwn } from '../../../../server/accounts/require-own.ts'
import { KINDS_OF_PICTURES } from '../../../../server/assets/read-picture.ts'
import { answer, answerFields } from '../../../../server/http/answer.ts'
import { fileBody } from '../../../../server/http/body.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { PICTURE_BYTES } from '../../../../server/http/sizes.ts'

const Picture = fileBody(['image/png', 'image/jpeg', 'image/gif', 'image/webp'], KINDS_OF_PICTURES)

/** Keeps the caller's picture, which is the body, instead of the one before. */
export const PUT = endpoint({ user: 'required', body: Picture, maxBytes: PICTURE_BYTES }, async call => {
  const { app, account, params, body } = call
  requireOwn(account, params.accountId)
  await app.limits.uploads.use(account.id)
  const path = await app.assets.keepPortrait(account.id, body)
  return answer({ url: new URL(path, app.config.siteUrl).href })
})

export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  requireOwn(account, params.accountId)
  await app.assets.removePortrait(account.id)
  return answerFields()
})

export const ALL = otherMethods({ PUT, DELETE })

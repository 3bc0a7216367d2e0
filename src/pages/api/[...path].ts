import type { APIRoute } from 'astro'
import { AppError } from '../../server/errors.ts'
import { answerError } from '../../server/http/answer.ts'

/** Whatever no other file under `api/` answers. */
export const ALL: APIRoute = ({ url, locals: { app } }) =>
  answerError(new AppError('not_found', `There is no ${url.pathname} in this API.`), app.log)

import type { APIRoute } from 'astro'
import { answerAsset } from '../../server/assets/answer-asset.ts'

export const prerender = false

/** `GET /assets/{id}.png`: a picture that somebody uploaded, for whoever reads an email with it. */
export const GET: APIRoute = ({ params, locals: { app } }) =>
  answerAsset(() => app.assets.file(params.file ?? ''), app.log)

export const HEAD: APIRoute = async context => new Response(null, await GET(context))

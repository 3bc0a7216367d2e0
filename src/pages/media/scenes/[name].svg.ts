import type { APIRoute } from 'astro'
import { sceneSvg } from '../../../server/media/render.ts'
import { readSceneQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/scenes/{name}.svg?c=…&v=1`: the same illustration as its PNG, for pages of this site; mail clients show none. */
export const GET: APIRoute = context =>
  answerPicture(async () => sceneSvg(context.params.name ?? '', readSceneQuery(context.url.searchParams)))

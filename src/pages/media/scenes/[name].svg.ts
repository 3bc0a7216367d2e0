import type { APIRoute } from 'astro'
import { drawingSvg } from '../../../server/media/render.ts'
import { readDrawingQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/scenes/{name}.svg?c=…&v=1`: the same illustration as its PNG, for pages of this site; mail clients show none. */
export const GET: APIRoute = context =>
  answerPicture(async () => drawingSvg('scenes', context.params.name ?? '', readDrawingQuery(context.url.searchParams)))

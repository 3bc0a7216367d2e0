import type { APIRoute } from 'astro'
import { drawingSvg } from '../../../server/media/render.ts'
import { readDrawingQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/things/{name}.svg?c=…&v=1`: the same picture as its PNG, for pages of this site; mail clients show none. */
export const GET: APIRoute = context =>
  answerPicture(async () => drawingSvg('things', context.params.name ?? '', readDrawingQuery(context.url.searchParams)))

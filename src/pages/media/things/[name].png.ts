import type { APIRoute } from 'astro'
import { callerOf } from '../../../server/http/caller-address.ts'
import { renderDrawing } from '../../../server/media/render.ts'
import { readDrawingQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/things/{name}.png?c=brand,accent,canvas,ink&v=1`: a small picture of a thing, 400 × 400 px. */
export const GET: APIRoute = context =>
  answerPicture(async () =>
    renderDrawing('things', context.params.name ?? '', readDrawingQuery(context.url.searchParams), () =>
      context.locals.app.limits.pictures.use(callerOf(context))
    )
  )

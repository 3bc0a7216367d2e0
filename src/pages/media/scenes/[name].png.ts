import type { APIRoute } from 'astro'
import { callerOf } from '../../../server/http/caller-address.ts'
import { renderDrawing } from '../../../server/media/render.ts'
import { readDrawingQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/scenes/{name}.png?c=brand,accent,canvas,ink&v=1`: an illustration of 1200 × 624 px, with `crop=square` its middle. */
export const GET: APIRoute = context =>
  answerPicture(async () =>
    renderDrawing('scenes', context.params.name ?? '', readDrawingQuery(context.url.searchParams), () =>
      context.locals.app.limits.pictures.use(callerOf(context))
    )
  )

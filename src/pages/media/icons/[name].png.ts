import type { APIRoute } from 'astro'
import { callerOf } from '../../../server/http/caller-address.ts'
import { renderIcon } from '../../../server/media/render.ts'
import { readIconQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/icons/{name}.png?c=1f4d3f`: an icon of 96 × 96 px, to be shown at 48 or less. */
export const GET: APIRoute = context =>
  answerPicture(async () => {
    const colour = readIconQuery(context.url.searchParams)
    return renderIcon(context.params.name ?? '', { colour }, () =>
      context.locals.app.limits.pictures.use(callerOf(context))
    )
  })

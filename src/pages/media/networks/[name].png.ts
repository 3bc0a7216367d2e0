import type { APIRoute } from 'astro'
import { callerOf } from '../../../server/http/caller-address.ts'
import { renderNetwork } from '../../../server/media/render.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/networks/{name}.png`: the sign of a social network, 96 × 96 px, to be shown at 48 or less. */
export const GET: APIRoute = context =>
  answerPicture(() =>
    renderNetwork(context.params.name ?? '', () => context.locals.app.limits.pictures.use(callerOf(context)))
  )

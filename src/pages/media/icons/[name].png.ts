import type { APIRoute } from 'astro'
import { renderIcon } from '../../../server/media/render.ts'
import { readIconQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/icons/{name}.png?c=1f4d3f`: an icon of 96 × 96 px, to be shown at 48 or less. */
export const GET: APIRoute = ({ params, url, clientAddress, locals: { app } }) =>
  answerPicture(async () => {
    const colour = readIconQuery(url.searchParams)
    return renderIcon(params.name ?? '', { colour }, () => app.limits.pictures.use(clientAddress))
  })

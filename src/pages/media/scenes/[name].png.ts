import type { APIRoute } from 'astro'
import { renderScene } from '../../../server/media/render.ts'
import { readSceneQuery } from '../../../server/media/request.ts'
import { answerPicture } from '../../../server/media/respond.ts'

export const prerender = false

/** `GET /media/scenes/{name}.png?c=brand,accent,canvas,ink&v=1`: an illustration of 1200 × 624 px. */
export const GET: APIRoute = ({ params, url, clientAddress, locals: { app } }) =>
  answerPicture(async () =>
    renderScene(params.name ?? '', readSceneQuery(url.searchParams), () => app.limits.pictures.use(clientAddress))
  )

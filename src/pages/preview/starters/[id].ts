import type { APIRoute } from 'astro'
import { answerPreview } from '../../../server/http/answer-preview.ts'
import { previewStarter } from '../../../server/starters/starters.ts'

export const prerender = false

/** A finished email as a page that runs nothing: the picture on its card, the same for everybody. */
export const GET: APIRoute = ({ params }) => answerPreview(previewStarter(params.id), 'public, max-age=3600')

import type { APIRoute } from 'astro'
import { answerEmptyPage } from '../../../server/http/answer-preview.ts'

export const prerender = false

/** A page with nothing in it, which the page around its frame paints an email into. */
export const GET: APIRoute = ({ params: { mode } }) => answerEmptyPage(mode)

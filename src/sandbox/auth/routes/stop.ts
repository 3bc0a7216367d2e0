import type { Route } from '../call.ts'
import { createStops } from '../stop-change.ts'
import { answerStopPage } from '../stop-page.ts'
import { wordsAfter, wordsBefore } from '../stop-words.ts'

/** GET /stop: what the link of a mail stops. Looking at it stops nothing, since scanners open the links of mails. */
export const showStop: Route = async ({ url, parts }) =>
  answerStopPage(wordsBefore(await createStops(parts).find(tokenIn(url))), parts)

/** POST /stop: stops it. */
export const stop: Route = async ({ url, parts }) =>
  answerStopPage(wordsAfter(await createStops(parts).act(tokenIn(url))), parts)

const tokenIn = (url: URL) => url.searchParams.get('token') ?? ''

import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, claim, type Read } from '../claim.ts'
import { type Page, trimmed, typed } from '../page.ts'
import { capital } from '../turn/to-reader.ts'

/** In words: what is longer is a sentence that is linked. */
const LONGEST_LABEL = 7

/** Reads linked words of markup as buttons. */
export function readLinks(page: Page, isFree: (span: Span) => boolean): Read {
  const linked = page.links
    .map(({ words, href }) => ({
      span: trimmed(page, words),
      link: page.view.source.slice(href.at, endOf(href)).trim()
    }))
    .filter(
      ({ span, link }) =>
        span.length > 0 && link !== '' && isFree(span) && countWords(typed(page, span)) <= LONGEST_LABEL
    )
  return {
    claims: linked.map(({ span, link }) =>
      claim({ path: 'buttons', value: { label: capital(typed(page, span)), link } }, span, CERTAIN)
    ),
    taken: linked.map(({ span }) => span),
    directions: []
  }
}

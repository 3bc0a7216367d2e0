import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { CERTAIN, claim, LIKELY, type Read } from '../claim.ts'
import { type Page, typed } from '../page.ts'

const NAME =
  "\\p{Lu}[\\p{L}.'’-]{0,30}(?:[ ,&]{1,3}(?:and |the |of |from |at |for )?(?:\\p{Lu}[\\p{L}.'’-]{0,30}|camp|director|manager|secretary|team|owner|chair|treasurer|headteacher|captain|editor)){0,7}"
/** "Sign it Petra", "signed Hany Wahba", "sign off as The Team". */
const SIGN = new RegExp(
  `\\b(?:please )?(?:[Ss]ign(?:ed)?(?: it)?(?: off)?(?: as| by| from| with)?|[Ss]ignature|from me,?)[\\s:]+(?:as |by |from )?"?(${NAME})"?(?=[.\\n"]|$|,? (?:and|but|please|thanks))`,
  'gu'
)
const CLOSING =
  /^((?:yours(?: [\p{L}-]+){0,2}|(?:kind |best |warm |warmest )?(?:regards|wishes)|with love|love|cheers|sincerely|see you (?:soon|there)|many thanks|best)(?: [\p{L}-]+){0,2}),?$/iu
const NAME_LINE = new RegExp(`^${NAME}$`, 'u')

/** Reads how the email is signed: where the writer says so, or where a closing line stands before a name. */
export function readSignOff(page: Page, isFree: (span: Span) => boolean): Read {
  const [said] = [...page.text.matchAll(SIGN)].filter(({ 0: all, index }) => isFree({ at: index, length: all.length }))
  if (said) {
    const span = { at: said.index, length: said[0].length }
    return {
      claims: [claim({ path: 'signOff', value: said[1]!.replace(/[.,]$/, '') }, span, CERTAIN)],
      taken: [span],
      directions: []
    }
  }
  return closing(page, isFree)
}

function closing(page: Page, isFree: (span: Span) => boolean): Read {
  for (const [at, line] of page.lines.entries()) {
    const next = page.lines[at + 1]
    if (!next || line.depth > 0 || !isFree(line.span) || !isFree(next.span)) continue
    const [close, name] = [typed(page, line.span), typed(page, next.span)]
    if (!CLOSING.test(close) || !NAME_LINE.test(name) || name.length > 80) continue
    const span = { at: line.span.at, length: endOf(next.span) - line.span.at }
    return {
      claims: [claim({ path: 'signOff', value: `${close}\n${name}` }, span, LIKELY)],
      taken: [span],
      directions: []
    }
  }
  return { claims: [], taken: [], directions: [] }
}

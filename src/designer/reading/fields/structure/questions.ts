import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import type { Line } from '../../text/lines.ts'
import { CERTAIN, claim, type Read } from '../claim.ts'
import { type Page, typed } from '../page.ts'
import { capital, sentence } from '../turn/to-reader.ts'

const ASKS = /^(?:q(?:uestion)?\s?\d*[:.)]\s*)(.+)$/i
const ANSWERS = /^(?:a(?:nswer)?\s?\d*[:.)]\s*)(.+)$/i
/** Question and answer in one line: "Do I have to book? No, just turn up." */
const BOTH = /^(?:q(?:uestion)?\s?\d*[:.)]\s*)([^?\n]{3,200}\?)\s*(?:a(?:nswer)?\s?\d*[:.)]\s*)(.{2,500})$/i

/** Reads questions with their answers: marked "Q:" and "A:", on two lines or one. */
export function readQuestions(page: Page, isFree: (span: Span) => boolean): Read {
  const read: Read = { claims: [], taken: [], directions: [] }
  const lines = page.lines.filter(({ span }) => isFree(span))
  const add = (span: Span, question: string, answer: string) => {
    read.claims.push(
      claim({ path: 'questions', value: { question: capital(question), answer: sentence(answer) } }, span, CERTAIN)
    )
    read.taken.push(span)
  }
  const wordsOf = ({ span }: Line): string => typed(page, span)
  for (const [at, line] of lines.entries()) {
    const both = BOTH.exec(wordsOf(line))
    const [next] = lines.slice(at + 1, at + 2)
    const asked = ASKS.exec(wordsOf(line))?.[1]
    const answered = next && ANSWERS.exec(wordsOf(next))?.[1]
    if (both) add(line.span, both[1]!, both[2]!)
    else if (asked && answered) add(between(line.span.at, endOf(next.span)), asked, answered)
  }
  return read
}

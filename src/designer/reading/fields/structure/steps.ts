import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import type { Line } from '../../text/lines.ts'
import { countWords } from '../../text/words.ts'
import { claim, LIKELY, type Read } from '../claim.ts'
import { type Page, typed } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'

const NUMBERED = /(?:^|\n)[ \t>]*\(?(\d{1,2})[.)][ \t]+$/
const [FEWEST, MOST_WORDS] = [2, 25]

/** Reads numbered lines, one short sentence each, as steps: from 1 on, and what they say can be done. */
export function readSteps(page: Page, isFree: (span: Span) => boolean): Read {
  const read: Read = { claims: [], taken: [], directions: [] }
  let run: Line[] = []
  const close = () => {
    if (run.length >= FEWEST && run.every(line => isStep(page, line))) {
      read.claims.push(
        ...run.map(({ span }) => claim({ path: 'steps', value: toReader(typed(page, span)) }, span, LIKELY))
      )
      read.taken.push(...run.map(({ span }) => span))
    }
    run = []
  }
  for (const line of page.lines) {
    const number = Number(NUMBERED.exec(page.text.slice(Math.max(0, line.span.at - 8), line.span.at))?.[1])
    if (number !== run.length + 1) close()
    if (number === run.length + 1 && isFree(line.span)) run.push(line)
  }
  close()
  return read
}

function isStep(page: Page, { span }: Line): boolean {
  const words = typed(page, span)
  const isOne = !/[.!?]\s+\p{Lu}/u.test(page.text.slice(span.at, endOf(span)))
  return isOne && countWords(words) <= MOST_WORDS && passesGate(toReader(words))
}

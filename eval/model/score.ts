import { decodeEntities } from '../../src/email/source/entities.ts'
import { play } from './played.ts'
import { type Recorded, readRecorded, type Wants } from './recorded.ts'

/** Figures of a file of recorded answers. Nothing of what stands in it. */
export interface ModelScore {
  answers: number
  /** Operations as written, and those that were accepted at the first go. */
  written: number
  accepted: number
  /** Creations: facts of the briefs, and those that the email has. */
  facts: number
  found: number
  /** Changes with something to look for, and those that did all of it or said what not. */
  asked: number
  right: number
}

/** Plays all answers of a file and counts. */
export function scoreRecorded(file: string): ModelScore {
  const score: ModelScore = { answers: 0, written: 0, accepted: 0, facts: 0, found: 0, asked: 0, right: 0 }
  for (const recorded of readRecorded(file)) count(score, recorded)
  return score
}

function count(score: ModelScore, recorded: Recorded): void {
  const played = play(recorded)
  const text = textOf(played.after)
  score.answers++
  score.written += played.written
  score.accepted += played.accepted
  if (recorded.type === 'create') {
    score.facts += recorded.facts.length
    score.found += recorded.facts.filter(fact => text.includes(flat(fact))).length
  } else if (recorded.wants) {
    score.asked++
    if (isRight(recorded.wants, text, played)) score.right++
  }
}

/** Whatever was not done must have been said. */
function isRight(
  { text: wanted = [], gone = [], source = [], cannot = false }: Wants,
  text: string,
  { after, said, accepted, written }: ReturnType<typeof play>
): boolean {
  const raw = `${after.html}\n${after.css}`.toLowerCase()
  const isDone =
    wanted.every(each => text.includes(flat(each))) &&
    gone.every(each => !text.includes(flat(each))) &&
    source.every(each => raw.includes(each.toLowerCase()))
  return (isDone && !cannot) || (said.trim() !== '' && (cannot || accepted < written))
}

const textOf = ({ subject, preheader, html }: { subject: string; preheader: string; html: string }): string =>
  flat(`${subject} ${preheader} ${decodeEntities(html.replace(/<[^>]*>/g, ' '))}`)

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

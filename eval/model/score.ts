import { UNCHANGED } from '../../src/designer/model/conclude.ts'
import { decodeEntities } from '../../src/email/source/entities.ts'
import { type Played, play } from './played.ts'
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
  /** Changes: texts of which only the beginning is left. */
  cut: number
}

/** Plays all answers of a file and counts. */
export function scoreRecorded(file: string): ModelScore {
  const score: ModelScore = { answers: 0, written: 0, accepted: 0, facts: 0, found: 0, asked: 0, right: 0, cut: 0 }
  for (const recorded of readRecorded(file)) count(score, recorded)
  return score
}

function count(score: ModelScore, recorded: Recorded): void {
  const played = play(recorded)
  const text = textOf(played.after)
  const facts = `${text} ${addressesOf(played.after)}`
  score.answers++
  score.written += played.written
  score.accepted += played.accepted
  if (recorded.type === 'create') {
    score.facts += recorded.facts.length
    score.found += recorded.facts.filter(fact => facts.includes(flat(fact))).length
    return
  }
  score.cut += cutTexts(played)
  if (recorded.wants) {
    score.asked++
    if (isRight(recorded.wants, text, played)) score.right++
  }
}

/** Whatever was not done must have been said. */
function isRight(
  { text: wanted = [], gone = [], source = [], cannot = false }: Wants,
  text: string,
  { after, said, accepted, written }: Played
): boolean {
  const raw = `lang="${after.lang}" dir="${after.dir}" ${after.html}\n${after.css}`.toLowerCase()
  const isDone =
    wanted.every(each => text.includes(flat(each))) &&
    gone.every(each => !text.includes(flat(each))) &&
    source.every(each => raw.includes(each.toLowerCase()))
  const isSaid = cannot || accepted < written || said.includes(UNCHANGED)
  return (isDone && !cannot) || (said.trim() !== '' && isSaid)
}

/** Texts of the email that end sooner after the change, and say nothing else. */
function cutTexts({ before, after }: Played): number {
  const left = textsOf(after)
  return textsOf(before).filter(text => left.some(each => each.length >= 24 && isBeginning(each, text))).length
}

const isBeginning = (text: string, whole: string): boolean => {
  const start = text.replace(/(?:…|\.\.\.)$/, '').trimEnd()
  return start.length < whole.length * 0.9 && whole.startsWith(start)
}

/** Texts between tags. */
const textsOf = ({ html }: { html: string }): string[] => html.split(/<[^>]*>/).map(text => decodeEntities(text).trim())

const textOf = ({ subject, preheader, html }: { subject: string; preheader: string; html: string }): string =>
  flat(`${subject} ${preheader} ${decodeEntities(html.replace(/<[^>]*>/g, ' '))}`)

/** Where links and pictures lead: an address is a fact too. */
const addressesOf = ({ html }: { html: string }): string =>
  flat([...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = '']) => decodeEntities(url)).join(' '))

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

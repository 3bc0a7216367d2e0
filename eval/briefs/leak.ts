import { type Share, share } from '../tally.ts'
import type { EmailText } from '../text/email-text.ts'
import { flat, isGlue, wordsOf } from '../text/words.ts'
import { type BriefCase, flatOf } from './case.ts'
import { type Run, runsIn } from './runs.ts'

/** Words that copy of a kind of email says by itself ("Thank you for your order"): alone they are no sign of a leak. */
const OF_KINDS = new Set(
  (
    'welcome newsletter news sale launch cart basket order orders shipping event invitation review reviews receipt invoice notice thank thanks ' +
    'survey birthday appointment reminder job volunteer appeal greeting greetings renewal offer new today now get see more read next us back booking booked join joining ' +
    'people list readers information note'
  ).split(' ')
)

/** Shorter runs stand in many emails by chance. */
const LEAST = 3

/**
 * Words of direction that stand in the email: in runs of at least three words of the brief, or a piece as a whole text.
 * What is told with the same words, names of the sender, facts and what copy says by itself are no leak.
 */
export function leaked(brief: BriefCase, email: EmailText): { share: Share; runs: string[] } {
  const texts = [email.subject, email.preheader, ...email.pieces.map(({ text }) => text)]
  const words = brief.tokens.map(({ word }) => word)
  const told = flatOf(brief, 'told')
  const names = new Set([...brief.sender, ...brief.facts].flatMap(wordsOf))
  const whole = new Set(texts.map(flat))
  const runs = runsIn(words, texts)
    .filter(
      ({ from, to }) => to - from >= LEAST || (isPiece(brief, { from, to }) && whole.has(flatRun(words, { from, to })))
    )
    .flatMap(run => directionIn(brief, run))
    .filter(run => !isLabel(brief, run) && !told.includes(flatRun(words, run)))
    .filter(({ from, to }) =>
      words.slice(from, to).some(word => !isGlue(word) && !OF_KINDS.has(word) && !names.has(word))
    )
  const all = brief.marks.filter(mark => mark === 'direction').length
  const count = runs.reduce((sum, { from, to }) => sum + to - from, 0)
  return { share: share(count, all), runs: runs.map(run => flatRun(words, run).trim()) }
}

/** Two words and more, or all that is said to the designer at that place: one word of a wish may be copy by chance. */
const isPiece = ({ marks }: BriefCase, { from, to }: Run): boolean =>
  to - from > 1 || (marks[from - 1] !== 'direction' && marks[to] !== 'direction')

const flatRun = (words: readonly string[], { from, to }: Run): string => ` ${words.slice(from, to).join(' ')} `

/** The stretches of direction in a stretch of the brief. */
function directionIn({ marks }: BriefCase, { from, to }: Run): Run[] {
  const runs: Run[] = []
  for (let at = from; at < to; at++) {
    if (marks[at] !== 'direction') continue
    const last = runs.at(-1)
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** A word or three that name what is told right behind them (`Venue: …`, a heading on its line) may stand before it in the email as well. */
function isLabel({ tokens, marks, text }: BriefCase, { from, to }: Run): boolean {
  const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]]
  if (!first || !last || !next || to - from > LEAST || marks[to] !== 'told') return false
  const behind = text.slice(last.end, next.at)
  const isLine = /[\n.]/.test(behind) && /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(0, first.at))
  return isLine || /^\W*[:=\t|–—-]/.test(behind)
}

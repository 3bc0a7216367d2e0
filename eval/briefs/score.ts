import { share, type Tally, yes } from '../tally.ts'
import { type EmailText, readEmailText } from '../text/email-text.ts'
import type { BriefCase } from './case.ts'
import { headlineOf, isCopied } from './copied.ts'
import { factsPresent } from './facts.ts'
import { leaked } from './leak.ts'
import type { Made } from './make.ts'
import { scoreRelations } from './relations.ts'
import { isFrom } from './sender.ts'
import { toldRecall } from './told.ts'
import { falseStatements, SORTS } from './untrue.ts'

/** The scores of one brief, and what was amiss, which only builders of open material get to see. */
export interface BriefScore {
  tally: Tally
  faults: string[]
}

/** Holds what a designer made of a brief against what the brief says. */
export function scoreBrief(brief: BriefCase, made: Made): BriefScore {
  const answered = answerScore(brief, made)
  const kind: Tally =
    made.kind === undefined || brief.kinds.length === 0 ? {} : { kind: yes(brief.kinds.includes(made.kind)) }
  const kindFaults = kind.kind?.count === 0 ? [`kind: ${made.kind}, not ${brief.kinds.join(' or ')}`] : []
  const email =
    brief.expect === 'email' && made.answer === 'email' ? scoreEmail(brief, readEmailText(made.email)) : NOTHING
  return {
    tally: { ...answered.tally, ...kind, ...email.tally },
    faults: [...answered.faults, ...kindFaults, ...email.faults]
  }
}

const NOTHING: BriefScore = { tally: {}, faults: [] }

/** Was it answered as it should be: an email, or the right refusal? A brief that says nothing may get either. */
function answerScore(brief: BriefCase, made: Made): BriefScore {
  const isForeign = brief.expect === 'language'
  const answer = `answer: ${made.answer}, not ${brief.expect}`
  const language = (made.answer === 'language') === isForeign
  const isRight = made.answer === brief.expect || (brief.expect === 'nothing' && made.answer !== 'failed')
  return {
    tally: {
      answered: yes(isRight),
      language: yes(language),
      failed: yes(made.answer === 'failed')
    },
    faults: isRight ? [] : [answer]
  }
}

function scoreEmail(brief: BriefCase, email: EmailText): BriefScore {
  const told = toldRecall(brief, email)
  const leak = leaked(brief, email)
  const facts = factsPresent(brief.facts, email)
  const relations = scoreRelations(brief.relations, email)
  const untrue = falseStatements(brief, email)
  const headline = headlineOf(email)
  const isHeadlineCopied = isCopied(headline, brief)
  const isSubjectCopied = isCopied(email.subject, brief)
  const hasSender = brief.sender.length === 0 || isFrom(brief.sender, email)
  return {
    tally: {
      told: told.share,
      leak: leak.share,
      leakedWords: share(leak.share.count, 1),
      facts: facts.share,
      relations: relations.share,
      ...(brief.sender.length > 0 && { sender: yes(hasSender) }),
      falseStatements: share(untrue.length, 1),
      ...sorts(untrue),
      copiedHeadlines: share(Number(isHeadlineCopied) + Number(isSubjectCopied), 2)
    },
    faults: [
      ...told.missing.map(piece => `not told: ${piece}`),
      ...leak.runs.map(run => `leaked: ${run}`),
      ...facts.missing.map(fact => `fact lost: ${fact}`),
      ...relations.missing.map(({ type, of, is }) => `${type}: ${of} → ${is}`),
      ...untrue.map(statement => `false ${statement}`),
      ...(isHeadlineCopied ? [`headline copied: ${headline}`] : []),
      ...(isSubjectCopied ? [`subject copied: ${email.subject}`] : []),
      ...(hasSender ? [] : [`sender: not ${brief.sender.join(' or ')}`])
    ]
  }
}

/** How many false statements there are of each sort. */
const sorts = (untrue: readonly string[]): Tally =>
  Object.fromEntries(
    SORTS.map(sort => [`false: ${sort}`, share(untrue.filter(each => each.startsWith(`${sort}:`)).length, 1)])
  )

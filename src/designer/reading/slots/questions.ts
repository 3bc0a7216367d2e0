import { endOf } from '../entities/found.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Draft, type Stage, sliceOf, trim } from './draft.ts'

/** Ties each question to its answer: the content that follows it, marked as an answer or on the same line. */
export const questions: Stage = (drafts, parsed) => {
  const inOrder = drafts.toSorted((a, b) => a.span.at - b.span.at)
  return inOrder.map((one, place) => {
    const question = inOrder[place - 1]
    return one.role === 'statement' && question?.role === 'question' && answers(one, question, parsed)
      ? { ...one, role: 'answer', of: question }
      : one
  })
}

const ANSWER = /^\s*\??\s*(?:\n\s*)?(?:(?:a|answer)\s*[:.)-]|[-–—:]|->|→)?\s*$/i

function answers(answer: Draft, question: Draft, { view: { text } }: Parsed): boolean {
  const asked = trim(text, question.span)
  return text[endOf(asked) - 1] === '?' || text[endOf(asked)] === '?'
    ? ANSWER.test(sliceOf(text, { at: endOf(asked), length: Math.max(0, answer.span.at - endOf(asked)) }))
    : false
}

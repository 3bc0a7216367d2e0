import type { Brief } from '../material.ts'
import { type Token, tokensOf } from '../text/words.ts'

/** A brief whose words are known to be told, direction or neither. */
export interface BriefCase extends Brief {
  tokens: Token[]
  /** For each word of the brief. */
  marks: ('told' | 'direction' | 'none')[]
  /** What things of the brief are called, beside what its relations name. */
  names?: string[]
}

type Range = { at: number; end: number; mark: 'told' | 'direction' }

/** Finds the annotated pieces in the text of a brief. A piece that stands there twice is taken where no other is yet. */
export function caseOf(brief: Brief): BriefCase {
  const text = brief.text.toLowerCase()
  const ranges: Range[] = []
  const pieces = (['told', 'direction'] as const).flatMap(mark => brief[mark].map(piece => ({ mark, piece })))
  for (const { mark, piece } of pieces.sort((a, b) => b.piece.length - a.piece.length)) {
    const range = place(text, piece.toLowerCase(), ranges, mark)
    if (range) ranges.push(range)
  }
  return markedCase(brief, ranges)
}

/** The same where the places are known. */
export function markedCase(brief: Brief, ranges: readonly Range[]): BriefCase {
  const tokens = tokensOf(brief.text)
  const marks = tokens.map(
    token => ranges.find(({ at, end }) => at < token.end && token.at < end)?.mark ?? ('none' as const)
  )
  return { ...brief, tokens, marks }
}

function place(text: string, piece: string, taken: readonly Range[], mark: Range['mark']): Range | undefined {
  let first: Range | undefined
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const range = { at, end: at + piece.length, mark }
    first ??= range
    if (isWhole(text, range) && !taken.some(other => other.at < range.end && range.at < other.end)) return range
  }
  return first
}

const LETTER = /[\p{L}\p{N}]/u

/** Does the piece begin and end where words do? */
const isWhole = (text: string, { at, end }: Range): boolean =>
  !(LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '')) &&
  !(LETTER.test(text[end - 1] ?? '') && LETTER.test(text[end] ?? ''))

/** The words of a brief that carry one mark, with a bar where others stood between them. */
export const flatOf = ({ tokens, marks }: BriefCase, mark: BriefCase['marks'][number]): string =>
  ` ${tokens.map(({ word }, at) => (marks[at] === mark ? word : '|')).join(' ')} `

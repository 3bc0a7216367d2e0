import { type Share, share } from '../tally.ts'
import type { EmailText, Piece } from '../text/email-text.ts'
import { asShown, bareAddress, contentWords, flat, isGlue, wordsOf } from '../text/words.ts'
import type { BriefCase } from './case.ts'

/** So many of a piece's words make it told. */
const ENOUGH = 0.8

/** The texts of an email by the part they stand in, addresses behind links with them. */
export function partTexts(email: EmailText): string[] {
  const parts = new Map<number, string[]>()
  for (const piece of email.pieces) parts.set(piece.part, [...(parts.get(piece.part) ?? []), withAddresses(piece)])
  return [...parts.values()].map(texts => texts.join(' | '))
}

export const withAddresses = ({ text, links }: Piece): string =>
  [text, ...links.map(({ href }) => bareAddress(href))].join(' | ')

/** Is a piece of the brief told: do its words stand in the email, in one part of it? */
export function isTold(piece: string, parts: readonly string[]): boolean {
  const written = asShown(piece)
  if (parts.some(part => flat(part).includes(flat(written)))) return true
  const words = [...new Set(contentWords(written))]
  return words.length > 0 && parts.some(part => shareOf(words, new Set(contentWords(part))) >= ENOUGH)
}

const shareOf = (words: readonly string[], among: ReadonlySet<string>): number =>
  words.filter(word => among.has(word)).length / words.length

/** Of the pieces that readers should get to know, those that the email tells. Pieces of glue words only do not count. */
export function toldRecall(brief: BriefCase, email: EmailText): { share: Share; missing: string[] } {
  const dictated = brief.subject ? [email.subject] : []
  const parts = [...partTexts(email), ...dictated]
  const pieces = brief.told.filter(piece => !wordsOf(piece).every(isGlue))
  const missing = pieces.filter(piece => !isTold(piece, parts))
  return { share: share(pieces.length - missing.length, pieces.length), missing }
}

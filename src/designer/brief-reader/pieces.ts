import { isAside } from './asides.ts'
import { isAsked } from './asked.ts'
import { toldOf } from './directives.ts'
import { isSender } from './ours-only.ts'
import { isStyle } from './style.ts'

/** "£72 for all six classes", "only 12 spots": said beside a sentence rather than in it. */
const isBeside = (piece: string): boolean =>
  /^(?:[£$€]\s?\d\S*(?: (?:for|per|each|a) .+)?|(?:only|just) \d+ .+)$/i.test(piece)

/** A sentence stays whole: its clauses are parted only where one of them is a wish about looks, a fact of its own or a request to us. */
export function joined(pieces: string[]): string[] {
  const bare = (piece: string) => piece.replace(/^(?:and|but|plus)\s+/i, '')
  const special = pieces
    .map(bare)
    .map(
      (piece, at) =>
        [isStyle, isAside, isAsked, isSender].some(isFor => isFor(piece)) ||
        toldOf(piece) !== undefined ||
        (at > 0 && isBeside(piece))
    )
  const kept: string[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || special[at] || special[at - 1]) kept.push(bare(piece))
    else kept[kept.length - 1] += `, ${piece}`
  }
  return kept
}

/** "5 questions, takes 3 minutes, win a free night, draw on 1 July": notes, each for itself. */
export const isNotes = (pieces: string[]): boolean =>
  pieces.length > 2 &&
  pieces.every(
    piece =>
      piece.includes(' ') &&
      piece.split(' ').length < 8 &&
      !/^(?:and|or)\b|\b(?:we|you|they|it|our|your|is|are)\b/i.test(piece)
  ) &&
  pieces.some(piece => /^(?:takes|lasts|win|get|cancel|bring|free|no)\b/i.test(piece))

/** One more of a list: up to three words, with "and" before the last. */
export function goesOn(source: string): boolean {
  const piece = source.replace(/^(?:and|or) /i, '')
  return (
    /^\p{L}?[\p{Ll}' -]+$/u.test(piece) &&
    /(?:^|\s)\p{Ll}/u.test(piece) &&
    piece.split(' ').length < 4 &&
    !isStyle(piece) &&
    !toldOf(piece) &&
    !isAside(piece)
  )
}

import { isAside } from './asides.ts'
import { isAsked } from './asked.ts'
import { toldOf } from './directives.ts'
import { isCalled, isSender } from './ours-only.ts'
import { hasVerb, isSentence } from './sentence-test.ts'
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
        [isStyle, isAside, isAsked, isSender, isCalled].some(isFor => isFor(piece)) ||
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
  (pieces.length > 3 || pieces.some(piece => /^(?:takes|lasts|win|get|cancel|bring|free|no)\b/i.test(piece)))

/** More clauses than anybody writes are pasted text. */
const MOST = 60

/** Clauses of which short ones and those inside a list stay with what they go on. */
export function gathered([first = '', ...rest]: string[]): string[] {
  if (rest.length > MOST) return [first, ...rest]
  const kept: string[] = [first]
  for (const [at, piece] of rest.entries()) {
    const last = kept.at(-1) ?? ''
    if (isPlain(piece) && !isStyle(last) && (isShort(piece) || goesOn(last, rest.slice(at))))
      kept[kept.length - 1] += `, ${piece}`
    else kept.push(piece)
  }
  return kept
}

const isPlain = (piece: string): boolean => !isStyle(piece) && !toldOf(piece) && !isAside(piece)

/** One more of a list: up to three words, with "and" before the last. */
const isShort = (piece: string): boolean =>
  /^\p{L}?[\p{Ll}' -]+$/u.test(piece) &&
  /(?:^|\s)\p{Ll}/u.test(piece) &&
  piece.replace(/^(?:and|or) /i, '').split(' ').length < 4

/** "We've shipped tasks, a calendar, and notifications": a list inside a sentence, up to its "and". */
function goesOn(last: string, following: string[]): boolean {
  const end = following.findIndex(piece => /^(?:and|or) |\s(?:and|or)\s/.test(piece))
  return (
    isSentence(last) &&
    end >= 0 &&
    following.slice(0, end + 1).every(piece => !hasVerb(piece) && piece.split(' ').length < 6)
  )
}

import type { Choose } from '../variants.ts'
import { type AnnotatedInstruction, instructionOf, type Piece } from './samples.ts'

/** How people go from one wish to the next. */
const JOINTS = [', and ', ', ', ' and ', '. ', '; ', ', then ', ', also ', '. Also ', ' plus ', '\n', ', and please ']
/** Longer ones are rarely followed by others, in words. */
const LONGEST = 22

/** Instructions of one wish, two or three in one: most that are annotated have one, and where the next begins is learnt from few. */
export function joinedInstructions(all: readonly AnnotatedInstruction[], choose: Choose): AnnotatedInstruction[] {
  const single = all.filter(
    ({ wishes, tokens, context }) =>
      wishes.length === 1 && wishes[0] !== 'none' && tokens.length < LONGEST && !context.hasTurn
  )
  return single.map(first => {
    const others = Array.from({ length: 1 + choose(2) }, () => single[choose(single.length)]!)
    const parts = [first, ...others]
    return instructionOf(
      parts.flatMap((part, wish) => piecesAmong(part, wish, wish === parts.length - 1, choose)),
      parts.map(({ wishes }) => wishes[0]!),
      { hasTurn: false, hasSelection: false }
    )
  })
}

/** The pieces of an instruction as one wish of several, behind what joins it to the one before. */
function piecesAmong({ pieces }: AnnotatedInstruction, wish: number, isLast: boolean, choose: Choose): Piece[] {
  const joint = wish === 0 ? '' : JOINTS[choose(JOINTS.length)]!
  const goesOn = joint.endsWith(' ') && !joint.startsWith('.')
  const own = pieces.map(({ text, mark }, at): Piece => {
    const begun = at === 0 && goesOn ? lowered(text) : text
    return { mark, wish, text: at === pieces.length - 1 && !isLast ? begun.replace(/[.!?\s]+$/, '') : begun }
  })
  return joint ? [{ text: joint, mark: 'none', wish }, ...own] : own
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Instructions in which each marked stretch is another one of its mark that was said with the same action: a word is then known by what stands around it. */
export function exchangedInstructions(all: readonly AnnotatedInstruction[], choose: Choose): AnnotatedInstruction[] {
  const useOf = ({ mark, wish }: Piece, { wishes }: AnnotatedInstruction): string => `${mark} of ${wishes[wish]}`
  const known = Map.groupBy(
    all.flatMap(one =>
      one.pieces.filter(({ mark }) => mark !== 'none').map(piece => ({ use: useOf(piece, one), text: piece.text }))
    ),
    ({ use }) => use
  )
  return all
    .filter(({ pieces }) => pieces.some(({ mark }) => mark !== 'none'))
    .map(one => {
      const pieces = one.pieces.map((piece): Piece => {
        const others = known.get(useOf(piece, one))
        if (!others) return piece
        const { text } = others[choose(others.length)]!
        return { ...piece, text: /^\p{Ll}/u.test(piece.text) ? lowered(text) : text }
      })
      return instructionOf(pieces, one.wishes, one.context)
    })
}

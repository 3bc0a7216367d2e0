import type { Slot } from '../../reading/reading.ts'
import { isNamed } from './nouns.ts'
import { linked } from './words.ts'

/** Words that go on with what stands before the comma. */
const GOES_ON: ReadonlySet<string> = new Set(
  'and or but so nor yet which who whom whose where when while with without including such because if as for to at in on from by of than like not then plus both either although though even especially'.split(
    ' '
  )
)
/** Words whose clause ends only after the comma. */
const LEADS_ON: ReadonlySet<string> = new Set(
  'if when once while because since as after before although though unless with without for from until during whether'.split(
    ' '
  )
)
/** The end of a sentence; a short word with a capital is short for something: "Dr. Senani". */
const ENDED = /(?<=[.!?])(?<!\b\p{Lu}\p{Ll}{0,2}\.)\s+(?=\p{Lu})/u
/** Fewer words than this are part of what they stand beside. */
const LEAST_WORDS = 4

const wordsOf = (text: string): string[] => text.split(' ')
const startsWith = (text: string, words: ReadonlySet<string>): boolean =>
  words.has(wordsOf(text)[0]?.toLowerCase() ?? '')

/**
 * What a run-on statement says, one by one, with its addresses as links: "Shoes are £4 to hire, induction takes 40 minutes"
 * says two things. Names and figures after a comma belong to an address or a list of hours. Commas of whole sentences part nothing, nor do those of a list that ends with "and".
 */
export const clausesOf = (slot: Slot): string[] =>
  linked(slot)
    .split(ENDED)
    .flatMap(sentence => (slot.whole ? [sentence] : clausesOfOne(sentence)))

function clausesOfOne(sentence: string): string[] {
  const pieces = sentence.split(/[,;]\s+/)
  const isList = pieces.slice(1).some(piece => /^(?:and|or|&)\s/i.test(piece))
  if (isList || startsWith(sentence, LEADS_ON)) return [sentence]
  const parted: string[] = []
  for (const piece of pieces) {
    const last = parted.at(-1)
    const isOwn =
      last === undefined || (isClause(piece) && isClause(last) && !startsWith(piece, GOES_ON) && !isNamed(piece))
    if (isOwn) parted.push(piece)
    else parted[parted.length - 1] = `${last}, ${piece}`
  }
  return parted
}

const isClause = (piece: string): boolean => wordsOf(piece).length >= LEAST_WORDS && !startsWith(piece, LEADS_ON)

import { partsOf } from '../../brief-reader/ask.ts'
import { findFacts } from '../../brief-reader/facts.ts'
import { capitalise, sentence } from '../../brief-reader/tidy.ts'
import { imperativeOf, isStatement } from '../../grammar/clause.ts'
import { wordsIn } from '../../grammar/words.ts'

/** What is said, told apart: whole sentences, and points such as "Free parking" that are none. */
export interface Said {
  sentences: string[]
  /** Without a full stop, in their order. */
  points: string[]
  /** The same as sentences in their order, where a point alone would be no list. */
  apart?: string[]
}

/** Half a thought: it goes with what stands before it. */
const GOES_ON =
  /^(?:and|or|but|so|yet|nor|if|when|while|because|since|as|once|until|till|unless|although|though|where|which|who|whose|that|than|whether|rather|even|just|especially|including|except|with|without|in|on|at|from|to|by|for|of|after|before|during|near|next|instead|not|both|either|straight|right|please|too|again|starting|beginning|called|named|followed|based|made|thanks)\b/i

/** "we finished 14 wells, serving 6,200 people": what came of it. */
const OUTCOME =
  /^(?:serving|bringing|giving|making|leaving|reaching|saving|feeding|providing|helping|raising|allowing|meaning|covering|creating|keeping|letting|cutting|reducing|doubling|beating|turning) /i

/** "no card needed", "free of charge": a few words that a sentence may well end in. */
const TAIL = /^(?:no|free|from|only|up to|all|any|first|one|not|yours?|our|the same|every)\b/i
const SHORT_TAIL = 5

/** Sentences that are no list of pieces: questions, quotations, two at once, and those that begin with a condition. */
const WHOLE =
  /[?"“]|(?<!\b(?:dr|mr|mrs|ms|st|prof|no|rev))[.!]\s|^(?:if|when|because|since|as|once|while|although|whether|after|before|to|unlike|instead)\b|^(?:dear|hi|hello)\b/i

/** "With questions, write to us", "Thank you, Ines, for coming": what stands before the comma is no piece. */
const OPENS =
  /^(?:with|without|for|in|on|at|from|by|until|during|under|of|as)\b|^(?:thank you|thanks|sorry|yes|no|hello|welcome)$/i

/** A day, an hour, a place, a name or who somebody is, between two commas, belongs to its neighbour. */
function isTag(piece: string, before: string): boolean {
  if (/^(?:the |our )?(?:\p{Lu}[\p{L}'’-]*\s?)+$/u.test(piece) || /^the \p{Lu}\p{L}+, in \p{Ll}/u.test(piece))
    return true
  if (
    (/^(?:one of|an?)\b/i.test(piece) || (/^(?:our|the)\b/i.test(piece) && !isStatement(piece))) &&
    /\p{Lu}[\p{L}\d'’-]*$/u.test(before)
  )
    return true
  if (/^[\d.: ]+(?:[ap]m)?(?: and [\d.: ]+(?:[ap]m)?)?$/i.test(piece)) return true
  const [fact] = findFacts(piece)
  if (fact && /date|time/.test(fact.kind) && fact.text.length > piece.length - 5) return true
  return wordsIn(piece).every(({ tags }) => tags.has('Place') || tags.has('Person') || tags.has('Date'))
}

const SPEAKS = /^(?:please|thank you|thanks|you|we|it|they|there|i)\b/i
/** "Order 55813 from Tilda & Moss": nobody is told to order. */
const NUMBERED =
  /^(?:order|booking|reference|invoice|receipt|ticket)(?: (?:no|number))?\.? #?[A-Z]{0,3}-?\d(?!\S* (?:has|have|is|was|will|shipped|left)\b)/i

/** "Pay S$13/hour": a sum with its name. */
const NAMED_SUM = /^(?:pay|cost|price|fee|total|rent|deposit)\b(?: is|:)? ?(?:[A-Z]{1,3})?[£$€₹]?\s?\d/i
const isSaid = (piece: string): boolean =>
  !NAMED_SUM.test(piece) &&
  !NUMBERED.test(piece) &&
  (isStatement(piece) || imperativeOf(piece) !== undefined || SPEAKS.test(piece))

/** "We gave out 1,340 parcels, need tinned fish": who needs it was said before. */
const subjectsIn = (parts: string[]): string[] =>
  /^we\b/i.test(parts[0] ?? '')
    ? parts.map(part =>
        part.replace(
          /^(?:also |now |still )?(?:need|want|have|raised|removed|planted|collected|added|built|served|gave|helped|rescued|welcomed|reached|opened|trained)\b/,
          'we $&'
        )
      )
    : parts

/** "Pallet Pilot, our planning software, is out on Monday": what stood before is who does it. */
const PREDICATE =
  /^(?:is|are|was|were|has|have|had|will|can|would|comes|opens|starts|launches|returns|arrives|runs|goes|turns|moves|joins|wins|won|came|went|opened|started|returned|joined)\b/i

/** Begins a sentence whatever stands before it: "update your card", "it is free". */
const begins = (piece: string): boolean => SPEAKS.test(piece) || imperativeOf(piece) !== undefined

/** The pieces of a sentence between its commas, each with what goes on from it; an "and" that joins two nouns makes them a list. */
function piecesOf(words: string, isNews: boolean): { pieces: string[]; isList: boolean } {
  const pieces: string[] = []
  let isList = false
  for (const part of subjectsIn(partsOf(words))) {
    const [, joined = ''] = /^(?:and|or|plus) (.+)$/i.exec(part) ?? []
    const piece =
      joined && pieces.length > 1 && (isSaid(joined) || (isNews && joined.split(' ').length > 3)) ? joined : part
    const last = pieces.at(-1)
    if (last === undefined) pieces.push(piece)
    else if (PREDICATE.test(piece) && !pieces.some(isSaid))
      pieces.splice(0, pieces.length, [...pieces, piece].join(', '))
    else if (GOES_ON.test(piece) || isTag(piece, last) || (OUTCOME.test(piece) && isSaid(last))) {
      isList ||= /^(?:and|or)\b/i.test(piece)
      pieces[pieces.length - 1] = `${last}, ${piece}`
    } else pieces.push(piece)
  }
  return { pieces, isList: isList || PAIR.test(pieces.length > 1 ? (pieces.at(-1) ?? '') : '') }
}

/** "tea, cake and a raffle": the last piece is two things, and commas part the others. */
const PAIR = /^(?!no\b|free\b|all\b)(?:\S+ ){1,3}(?:and|or) (?:\S+ ?){1,6}$/i

/** "for over 65s, pregnant women and carers": a list that hangs on a word before it. */
const HANGS = /\s(?:for|of|to|with|in|on|from|at|between)\s/i

/**
 * One sentence of a brief, told apart. What people jot down between commas ("Teams of six, £8 a head, bar until 11") reads as
 * notes when it is printed as a sentence, and as a list when every piece is a point; what is a sentence stays one.
 */
export function apart(words: string, isNews = false): Said {
  const plain = words.trim().replace(/[.!]+$/, '')
  const whole = { sentences: [words], points: [] }
  if (WHOLE.test(plain)) return whole
  const { pieces, isList } = piecesOf(plain, isNews)
  const [first = '', second = ''] = pieces
  if (OPENS.test(first) && !isStatement(first)) return whole
  const said = pieces.map(isSaid)
  if (pieces.length === 1)
    return said[0] || GOES_ON.test(first) || first.length > LONGEST
      ? whole
      : { sentences: [], points: [capitalise(first)] }
  if (pieces.length === 2 && said[0] && TAIL.test(second) && second.split(' ').length <= SHORT_TAIL) return whole
  if (isNews && pieces.length > 2 && pieces.every(piece => piece.split(' ').length > 2))
    return { sentences: [], points: pieces.map(capitalise) }
  if (isList && said[0] && !pieces.slice(1).every(begins)) return whole
  if (pieces.some(piece => NAMED_SUM.test(piece)) && pieces.length > 2)
    return { sentences: [], points: pieces.map(capitalise) }
  if (said.every(Boolean)) return { sentences: pieces.map(piece => sentence(piece)), points: [] }
  if ((isList && (said[0] || HANGS.test(first))) || pieces.some(piece => piece.length > LONGEST && !isSaid(piece)))
    return whole
  const isPoint = (piece: string, at: number) =>
    !said[at] || (!/^(?:you|we)\b/i.test(piece) && piece.length < LONG_SAID)
  if (said.filter(Boolean).length <= pieces.length / 2 && pieces.length > 2)
    return {
      sentences: pieces.filter((piece, at) => !isPoint(piece, at)).map(piece => sentence(piece)),
      points: pieces.filter(isPoint).map(capitalise)
    }
  return {
    sentences: pieces.filter((_, at) => said[at]).map(piece => sentence(piece)),
    points: pieces.filter((_, at) => !said[at]).map(capitalise),
    ...(pieces.length === 2 && { apart: pieces.map(piece => sentence(piece)) })
  }
}

/** A longer sentence among points is told as one, in characters. */
const LONG_SAID = 60

/** A longer point is a paragraph beside an icon, in characters. */
const LONGEST = 96

/** All of them told apart; a point alone is no list, and stays where it stood. */
export function allApart(statements: string[], isNews = false): Said {
  const told = statements.map(words => ({ words, ...apart(words, isNews) }))
  const points = told.flatMap(said => said.points)
  return {
    sentences: told.flatMap(said =>
      said.points.length > 0 && points.length < 2 ? (said.apart ?? said.words) : said.sentences
    ),
    points: points.length < 2 ? [] : points
  }
}

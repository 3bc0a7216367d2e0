import { missedBy, scoreOf, weightsOf } from './evidence.ts'
import { type Mention, readMention } from './mention.ts'
import lists from './mention-words.json' with { type: 'json' }
import { isWithin, type Part, sectionOf } from './part.ts'
import type { Scene } from './scene.ts'
import type { Token } from './tokens.ts'
import { conceptsOf } from './vocabulary.ts'
import { contentOf, stem, stemSetOf } from './words.ts'

/** The parts that a mention means, how surely, and others that it may mean just as well. */
export interface Resolved {
  parts: Part[]
  score: number
  rivals: Part[]
  /** How many words of the mention say nothing of the part. */
  missed?: number
}

/** How well a part suits what is to be done with it, from 0 (not at all) to 1. */
export type Accepts = (part: Part) => number

interface Scored {
  part: Part
  score: number
}

export const NOTHING: Resolved = { parts: [], score: 0, rivals: [] }
const surely = (parts: Part[], score: number): Resolved => (parts.length > 0 ? { parts, score, rivals: [] } : NOTHING)

/** Below this nothing is meant. */
const LEAST = 0.4
/** Scores nearer than this to each other are the same: for one part, with a word that says nothing of it, of several, of all, for those that the words around may tell apart. */
const NEAR = { one: 0.04, unsure: 0.12, several: 0.15, all: 0.28, context: 0.12 }

/** What a mention means. Several things named at once ("the button and the headline") are found one by one. */
export function resolve(tokens: readonly Token[], scene: Scene, accepts: Accepts): Resolved {
  const joint = resolveOne(readMention(tokens), scene, accepts)
  const pieces = piecesOf(tokens)
  if (pieces.length < 2) return joint
  const found = pieces.map(piece => resolveOne(readMention(piece), scene, accepts))
  const score = Math.min(...found.map(each => each.score))
  if (score < Math.max(joint.score * 0.9, LEAST)) return joint
  const parts = [...new Set(found.flatMap(each => each.parts))]
  return { parts, score, rivals: found.flatMap(({ rivals }) => rivals) }
}

const AND: ReadonlySet<string> = new Set(['and', '&', 'plus'])

/** The parts of an enumeration; the noun at its end belongs to all: "the women, men and repairs links". */
function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    if (AND.has(token.key) || /[,/]/.test(token.gap)) pieces.push([])
    if (!AND.has(token.key)) pieces.at(-1)?.push(token)
  }
  const kept = pieces.filter(piece => piece.length > 0)
  const last = kept.at(-1)?.at(-1)
  const noun = last && conceptsOf([last.key]).size > 0 ? last : undefined
  return kept.map((piece, at) => (at < kept.length - 1 && noun && piece.length === 1 ? [...piece, noun] : piece))
}

function resolveOne(mention: Mention, scene: Scene, accepts: Accepts): Resolved {
  const { recent, selected, parts } = scene
  const fitting = (of: readonly Part[]): Part[] => of.filter(part => accepts(part) > 0)
  const others = mention.isOther ? fitting(siblingsOf(recent, parts)) : []
  if (mention.isPronoun && !mention.relation)
    return surely(selected ? fitting([selected]) : mention.isOther ? others : fitting(recent), 0.9)
  if (others.length > 0 && others.length === (mention.count ?? others.length)) return surely(others, 0.85)
  if (mention.clues.length + mention.quoted.length === 0 && !mention.relation) return ofRecent(mention, scene, fitting)
  const anchor = mention.relation && resolveOne(mention.relation.anchor, scene, part => Number(part.type !== 'email'))
  const weights = weightsOf(mention.clues, scene)
  const anchors = anchor && [...anchor.parts, ...anchor.rivals]
  const scored = parts
    .map(part => ({ part, score: accepts(part) && accepts(part) * scoreOf(part, mention, weights, scene, anchors) }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
  return scored[0] ? chosen(mention, scored, scored[0], scene) : NOTHING
}

/** Of those that fit the best one, or as many as are meant. */
function chosen(mention: Mention, scored: readonly Scored[], { part: first, score }: Scored, scene: Scene): Resolved {
  const missed = missedBy(first, mention, scene)
  const isSeveral = mention.isAll || mention.isPlural || mention.isOther || (mention.count ?? 1) > 1
  const isCounted = isSeveral || mention.nth !== undefined
  const said = isSeveral
    ? []
    : byContext(
        scored.filter(each => each.score >= score - NEAR.context).map(({ part }) => part),
        scene
      )
  if (said[0] && mention.nth === undefined) return { parts: said, score, rivals: [], missed }
  const margin = NEAR[mention.isAll ? 'all' : isCounted ? 'several' : missed > 0 ? 'unsure' : 'one']
  const near = scored.filter(each => each.score >= score - margin).map(({ part }) => part)
  const rivals = near.slice(1).filter(part => !isWithin(part, first) && !isWithin(first, part))
  if (!isCounted && rivals.length > 0) {
    const meant = untied([first, ...rivals], mention, scored, scene)
    if (meant) return { parts: [meant], score, rivals: [], missed }
  }
  if (!isCounted) return { parts: [first], score, rivals, missed }
  const meant = alike(mention, near, scored, first)
  const inOrder = scene.parts.filter(part => meant.includes(part))
  const outer = inOrder.filter(part => !inOrder.some(other => other !== part && isWithin(part, other)))
  const others = mention.isOther ? outer.filter(part => !scene.recent.includes(part)) : outer
  const items = others.length === 1 && mention.nth !== undefined ? itemsOf(others[0] as Part) : []
  return { parts: counted(items.length > 1 && mention.isPlural ? items : others, mention), score, missed, rivals: [] }
}

/**
 * Of parts that fit alike: what holds them when they are all of one item, the only one of what a noun says, else the one
 * that has most of the words.
 */
function untied(
  ties: readonly Part[],
  mention: Mention,
  scored: readonly Scored[],
  { parts }: Scene
): Part | undefined {
  const [holder, ...others] = new Set(ties.map(({ type, parent }) => (type === 'slot' ? parent : undefined)))
  const isNamed = mention.clues.some(({ isHead }) => isHead)
  if (holder?.type === 'item' && others.length === 0 && !isNamed && scored.some(({ part }) => part === holder))
    return holder
  const only = ties.filter(part =>
    mention.clues.some(({ concepts }) =>
      [...concepts].some(
        each => part.concepts.has(each) && parts.every(other => other === part || !other.concepts.has(each))
      )
    )
  )
  if (only.length === 1) return only[0]
  const words = mention.clues.flatMap(({ stems }) => stems)
  const hits = ties.map(({ type, names, text, parent }) => {
    const around = type === 'slot' && parent ? ` ${parent.names} ${parent.text}` : ''
    return words.filter(stem => stemSetOf(`${names} ${text}${around}`).has(stem)).length
  })
  const most = Math.max(...hits)
  return hits.indexOf(most) === hits.lastIndexOf(most) ? ties[hits.indexOf(most)] : undefined
}

/** A word that stands in more texts than this tells nothing apart. */
const RARE = 3
/** What wishes are made of tells nothing of a part either: "make" in "make the headline bigger". */
const WISHING: ReadonlySet<string> = new Set(lists.breaks.split(' ').map(stem))

/** Of parts that fit alike, the one that the words around the mention are about: "on the loafer, the button". */
function byContext(near: readonly Part[], { parts, around }: Scene): Part[] {
  if (near.length < 2 || !around) return []
  const texts = parts.filter(({ type }) => type === 'slot').map(({ text }) => stemSetOf(text))
  const isRare = (word: string): boolean => !WISHING.has(word) && texts.filter(own => own.has(word)).length <= RARE
  const rare = [...contentOf(around)].filter(word => word.length > 2 && isRare(word))
  const hits = near.map(part => {
    const holder = part.type === 'slot' && part.parent ? part.parent : part
    return rare.filter(word => stemSetOf(holder.text).has(word)).length
  })
  const most = Math.max(...hits)
  const [best, ...others] = near.filter((_, at) => hits[at] === most)
  return most > 0 && best && others.every(({ type, parent }) => type === 'slot' && parent === best.parent) ? [best] : []
}

const itemsOf = (part: Part): Part[] => part.children.filter(({ type }) => type === 'item')

/** The parts of the same sort as the best one, or as many as are said; a section that has so many items is meant itself. */
function alike({ count, nth }: Mention, near: readonly Part[], scored: readonly Scored[], first: Part): Part[] {
  if (nth === undefined && itemsOf(first).length === count) return [first]
  const tops = near.filter(part => part.name === first.name)
  if (count === undefined || nth !== undefined || tops.length >= count) return tops
  const kin = scored.map(({ part }) => part).filter(part => part.name === first.name && part.type === first.type)
  return kin.slice(0, count)
}

/** "the second", "the last two", "the first three" of what fits. */
function counted(parts: Part[], { nth, count = 1, isAll, isPlural }: Mention): Part[] {
  if (nth === undefined || isAll) return parts
  const many = isPlural ? count : 1
  return nth < 0 ? parts.slice(-many) : parts.slice(nth, nth + many)
}

/** "the second", "the other two": of the kind that was meant before. */
function ofRecent(mention: Mention, { recent, parts }: Scene, fitting: (of: readonly Part[]) => Part[]): Resolved {
  if (mention.nth === undefined && !mention.isOther && !mention.isAll) return NOTHING
  const kin = [...(mention.isOther ? [] : recent), ...siblingsOf(recent, parts)]
  const inOrder = fitting(parts.filter(part => kin.includes(part)))
  return surely(counted(inOrder, { ...mention, isPlural: mention.isOther }), 0.8)
}

/** Parts of the same name as those, in their own section. */
function siblingsOf([one, ...more]: readonly Part[], parts: readonly Part[]): Part[] {
  if (!one) return []
  const alike = parts.filter(
    part => part !== one && !more.includes(part) && part.name === one.name && part.type === one.type
  )
  return alike.filter(part => sectionOf(part) === sectionOf(one) && one.parent?.type === part.parent?.type)
}

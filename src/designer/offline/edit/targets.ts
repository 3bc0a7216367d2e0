import { missedBy, scoreOf, weightsOf } from './evidence.ts'
import { type Mention, readMention } from './mention.ts'
import { isWithin, type Part, sectionOf } from './part.ts'
import type { Scene } from './scene.ts'
import type { Token } from './tokens.ts'

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

const NOTHING: Resolved = { parts: [], score: 0, rivals: [] }
/** Below this nothing is meant; scores nearer than this to each other are the same. */
const LEAST = 0.4
const SAME = 0.04
/** Where a word of the mention says nothing of the part, another part has to be much worse. */
const UNSURE = 0.12

/** What a mention means. Several things named at once ("the button and the headline") are found one by one. */
export function resolve(tokens: readonly Token[], scene: Scene, accepts: Accepts): Resolved {
  const joint = resolveOne(readMention(tokens), scene, accepts)
  const pieces = piecesOf(tokens)
  if (pieces.length < 2) return joint
  const found = pieces.map(piece => resolveOne(readMention(piece), scene, accepts))
  const score = Math.min(...found.map(each => each.score))
  if (score < Math.max(joint.score * 0.9, LEAST)) return joint
  return {
    parts: [...new Set(found.flatMap(({ parts }) => parts))],
    score,
    rivals: found.flatMap(({ rivals }) => rivals)
  }
}

/** The parts of an enumeration; the noun at its end belongs to all: "the women, men and repairs links". */
function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    if (token.key === 'and' || token.key === '&' || token.key === 'plus') pieces.push([])
    else if (/[,/]/.test(token.gap) && pieces.at(-1)?.length) pieces.push([token])
    else pieces.at(-1)?.push(token)
  }
  const kept = pieces.filter(piece => piece.length > 0)
  const noun = kept.at(-1)?.at(-1)
  return kept.map((piece, at) =>
    at < kept.length - 1 && noun && kept.length > 1 && piece.length === 1 ? [...piece, noun] : piece
  )
}

function resolveOne(mention: Mention, scene: Scene, accepts: Accepts): Resolved {
  if (mention.isPronoun && !mention.relation) return pronoun(mention, scene, accepts)
  const others = mention.quantity.isOther ? siblingsOf(scene.recent, scene.parts).filter(part => accepts(part) > 0) : []
  if (others.length > 0 && others.length === (mention.quantity.count ?? others.length))
    return { parts: others, score: 0.85, rivals: [] }
  if (mention.isEverywhere) {
    const all = scene.parts.filter(({ ref }) => ref === 'email').filter(part => accepts(part) > 0)
    if (all.length > 0) return { parts: all, score: 0.85, rivals: [] }
  }
  const anchor = mention.relation && resolveOne(mention.relation.anchor, scene, part => (part.type === 'email' ? 0 : 1))
  if (anchor && anchor.parts.length === 0) return NOTHING
  const anchors = anchor && [...anchor.parts, ...anchor.rivals]
  const weigh = weightsOf(mention.clues, scene)
  const scored = scene.parts
    .map(part => ({ part, score: accepts(part) * scoreOf(part, mention, weigh, scene, anchors) }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  if (best === 0)
    return mention.clues.length === 0 && mention.quoted.length === 0 ? ofRecent(mention, scene, accepts) : NOTHING
  return chosen(mention, scored, best, scene)
}

function chosen(mention: Mention, scored: { part: Part; score: number }[], best: number, scene: Scene): Resolved {
  const { quantity, isPlural } = mention
  const isSeveral = quantity.all || isPlural || quantity.isOther || (quantity.count ?? 1) > 1
  const isCounted = isSeveral || quantity.nth !== undefined
  const missed = missedBy((scored[0] as { part: Part }).part, mention, scene)
  const same = missed > 0 ? UNSURE : SAME
  const near = scored
    .filter(({ score }) => score >= best - (quantity.all ? 0.28 : isCounted ? 0.15 : same))
    .map(({ part }) => part)
  const first = near[0] as Part
  if (!isCounted)
    return {
      parts: [first],
      missed,
      score: best,
      rivals: near.slice(1).filter(part => !isWithin(part, first) && !isWithin(first, part))
    }
  const kin = scored.map(({ part }) => part).filter(part => part.name === first.name && part.type === first.type)
  const tops = near.filter(part => part.name === first.name)
  const meant =
    quantity.count && quantity.nth === undefined && tops.length < quantity.count ? kin.slice(0, quantity.count) : tops
  const groups = [...new Set(meant.map(sectionOf))].map(section => meant.filter(part => sectionOf(part) === section))
  const exact = groups.filter(({ length }) => length === quantity.count)
  const isTooMany = quantity.nth === undefined && quantity.count !== undefined && meant.length > quantity.count
  const inOrder = scene.parts.filter(part =>
    (isTooMany && exact.length === 1 ? (exact[0] as Part[]) : meant).includes(part)
  )
  const outer = inOrder.filter(part => !meant.some(other => other !== part && isWithin(part, other)))
  const others = quantity.isOther ? outer.filter(part => !scene.recent.includes(part)) : outer
  const [only] = others
  const items =
    only?.type === 'section' && others.length === 1 && quantity.nth !== undefined
      ? only.children.filter(({ type }) => type === 'item')
      : []
  return { parts: counted(items.length > 1 && isPlural ? items : others, mention), score: best, missed, rivals: [] }
}

/** "the second", "the last two", "the first three" of what fits. */
function counted(parts: Part[], { quantity: { nth, count = 1, all }, isPlural }: Mention): Part[] {
  if (nth === undefined || all) return parts
  const many = isPlural ? Math.max(count, count === 1 && parts.length > 1 && nth === 0.5 ? 1 : count) : 1
  if (nth === 0.5) return parts.slice(Math.floor((parts.length - 1) / 2), Math.floor((parts.length - 1) / 2) + 1)
  return nth < 0 ? parts.slice(-many) : parts.slice(nth, nth + many)
}

function pronoun({ quantity }: Mention, { selected, recent, parts }: Scene, accepts: Accepts): Resolved {
  const meant = selected ? [selected] : quantity.isOther ? siblingsOf(recent, parts) : recent
  const fitting = meant.filter(part => accepts(part) > 0)
  return { parts: fitting, score: fitting.length > 0 ? 0.9 : 0, rivals: [] }
}

/** "the second", "the other two": of the kind that was meant before. */
function ofRecent(mention: Mention, { recent, parts }: Scene, accepts: Accepts): Resolved {
  const sections = parts.filter(
    part =>
      part.type === 'section' &&
      accepts(part) > 0 &&
      part.children.filter(({ type }) => type === 'item').length === mention.quantity.count
  )
  if (recent.length === 0 && sections.length === 1) return { parts: sections, score: 0.75, rivals: [] }
  if (mention.quantity.nth === undefined && !mention.quantity.isOther && !mention.quantity.all) return NOTHING
  const kin = mention.quantity.isOther ? siblingsOf(recent, parts) : [...recent, ...siblingsOf(recent, parts)]
  const inOrder = parts.filter(part => kin.includes(part) && accepts(part) > 0)
  const meant = counted(inOrder, { ...mention, isPlural: mention.quantity.isOther })
  return { parts: meant, score: meant.length > 0 ? 0.8 : 0, rivals: [] }
}

/** Parts of the same name as those, first those of their own list, then all. */
export function siblingsOf(recent: readonly Part[], parts: readonly Part[]): Part[] {
  const [one] = recent
  if (!one) return []
  const alike = parts.filter(part => !recent.includes(part) && part.name === one.name && part.type === one.type)
  const near = alike.filter(part => sectionOf(part) === sectionOf(one) && one.parent?.type === part.parent?.type)
  return near.length > 0 ? near : alike
}

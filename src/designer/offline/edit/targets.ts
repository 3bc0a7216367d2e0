import type { Looks } from '../../../email/compile/looks.ts'
import { distance, oklab } from '../../../email/theme/colour.ts'
import { type Clue, type Mention, readMention } from './mention.ts'
import { isWithin, type Part, sectionOf } from './part.ts'
import type { Token } from './tokens.ts'
import { folded, stemsOf } from './words.ts'

/** Where mentions are looked for. */
export interface Scene {
  parts: readonly Part[]
  looks: Looks
  /** What is selected in the preview. */
  selected?: Part
  /** What was changed last: "it", "that". */
  recent: readonly Part[]
  /** What the wish before it in the same instruction was about. */
  said?: readonly Part[]
}

/** The parts that a mention means, how surely, and others that it may mean just as well. */
export interface Resolved {
  parts: Part[]
  score: number
  rivals: Part[]
}

/** How well a part suits what is to be done with it, from 0 (not at all) to 1. */
export type Accepts = (part: Part) => number

const NOTHING: Resolved = { parts: [], score: 0, rivals: [] }
/** Below this nothing is meant; scores nearer than this to each other are the same. */
const LEAST = 0.4
const SAME = 0.04

/** What a mention means. Several things named at once ("the button and the headline") are found one by one. */
export function resolve(tokens: readonly Token[], scene: Scene, accepts: Accepts): Resolved {
  const joint = resolveOne(readMention(tokens), scene, accepts)
  const pieces = piecesOf(tokens)
  if (pieces.length < 2) return joint
  const found = pieces.map(piece => resolveOne(readMention(piece), scene, accepts))
  const shared = sectionShared(found)
  const score = Math.min(...found.map(each => each.score))
  if (score < Math.max(joint.score * 0.9, LEAST)) return joint
  if (shared.length === found.length && score >= LEAST) return { parts: shared, score, rivals: [] }
  return {
    parts: [...new Set(found.flatMap(({ parts }) => parts))],
    score,
    rivals: found.flatMap(({ rivals }) => rivals)
  }
}

/** What is named together stands together: for each one part of a section that has one for all. */
function sectionShared(found: readonly Resolved[]): Part[] {
  const all = found.map(({ parts, rivals }) => (parts.length === 1 ? [...parts, ...rivals] : []))
  if (all.every(({ length }) => length < 2)) return []
  const sections = new Set((all[0] ?? []).flatMap(part => sectionOf(part) ?? []))
  const shared = [...sections].find(section => all.every(parts => parts.some(part => sectionOf(part) === section)))
  return shared ? all.flatMap(parts => parts.find(part => sectionOf(part) === shared) ?? []) : []
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
  const near = scored
    .filter(({ score }) => score >= best - (quantity.all ? 0.28 : isCounted ? 0.15 : SAME))
    .map(({ part }) => part)
  const first = near[0] as Part
  if (!isCounted)
    return {
      parts: [first],
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
  return { parts: counted(items.length > 1 && isPlural ? items : others, mention), score: best, rivals: [] }
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

/** Rare words say more. Words that stand nowhere count a little: people say more than they must. */
function weightsOf(clues: readonly Clue[], { parts }: Scene): Map<Clue, number> {
  const slots = parts.filter(({ type }) => type === 'slot' || type === 'meta')
  const texts = slots.map(({ text }) => new Set(stemsOf(text)))
  return new Map(
    clues.map(clue => {
      const times = texts.filter(stems => clue.stems.some(stem => stems.has(stem))).length
      const rarity = times > 0 ? 1 + Math.log((slots.length + 1) / times) / 3 : 0
      const named = [...clue.concepts].some(each => !each.startsWith('element'))
        ? 1.2
        : clue.concepts.size > 0
          ? 0.6
          : 0
      return [clue, Math.max(rarity, named, clue.colour ? 1.2 : 0, 0.55)]
    })
  )
}

function scoreOf(
  part: Part,
  mention: Mention,
  weights: Map<Clue, number>,
  scene: Scene,
  anchors: readonly Part[] | undefined
): number {
  const quotes = mention.quoted.map(text => quoteEvidence(part, text))
  if (quotes.some(each => each === 0)) return 0
  let [sum, total] = [quotes.reduce((all, each) => all + each * 2, 0), quotes.length * 2]
  for (const [clue, weight] of weights) {
    sum += weight * evidence(part, clue, scene)
    total += weight
  }
  const beside = anchors ? besides(part, anchors, mention.relation?.side ?? 'after', scene.parts) : 0
  if (anchors) [sum, total] = [sum + beside * 1.5, total + 1.5]
  const counted = hasAsMany(part, mention)
  const near =
    scene.selected && part !== scene.selected && isWithin(part, scene.selected)
      ? 0.16
      : scene.said?.some(each => part !== each && (isWithin(part, each) || part.parent === each.parent))
        ? 0.06
        : 0
  return total === 0 ? 0 : (sum / total) * suits(part, mention) + prominence(part, scene) + near + counted
}

/** "the three treatments": a section that has as many items suits, one that has not does not. */
function hasAsMany(part: Part, { quantity: { count, nth }, isPlural, clues }: Mention): number {
  if (count === undefined || nth !== undefined || !isPlural || part.type === 'email' || part.type === 'meta') return 0
  const list = (part.type === 'section' ? part : sectionOf(part))?.children.filter(({ type }) => type === 'item') ?? []
  if (list.length === count) return part.type === 'slot' ? 0 : clues.length > 0 ? 0.4 : 0.6
  return part.type === 'section' ? -0.4 : 0
}

/** Nouns such as "block" mean something larger than a line; a heading that is named by its words alone means what it heads. */
function suits(part: Part, { clues, quoted }: Mention): number {
  const head = clues.find(({ isHead }) => isHead)
  const isLarge = head && [...head.concepts].every(each => /^element:(?:section|box|item|row|cell)$/.test(each))
  if (isLarge) return part.type === 'section' || part.type === 'item' ? 1 : 0.85
  const isNamed = (head ? [head] : clues).some(({ concepts }) => [...concepts].some(each => part.concepts.has(each)))
  if (head && !isNamed) return part.type === 'slot' ? 0.88 : 0.94
  return /^(?:heading|title|label)$/.test(part.name) && part.type === 'slot' && !isNamed && quoted.length === 0
    ? 0.9
    : 1
}

const quoteEvidence = (part: Part, text: string): number => {
  const [own, said] = [folded(part.text), folded(text)]
  if (part.type === 'email' || !own.includes(said)) return 0
  return own === said ? 1 : part.type === 'slot' ? 0.95 : 0.8
}

const STRENGTH = { slot: 1, kind: 1, item: 0.95, element: 0.7 } as const

/** How much a word says that a part is meant: by what it is, by its own words, or by what is around it. */
function evidence(part: Part, clue: Clue, scene: Scene): number {
  let most = 0
  for (const concept of clue.concepts) {
    const strength = STRENGTH[concept.split(':')[0] as keyof typeof STRENGTH]
    if (part.concepts.has(concept)) most = Math.max(most, strength)
    for (let outer = part.parent; outer; outer = outer.parent)
      if (outer.concepts.has(concept)) most = Math.max(most, strength * (concept.startsWith('element') ? 0.3 : 0.65))
  }
  if (part.type === 'email') return most
  most = Math.max(most, ownWords(part, clue))
  if (clue.colour && most < 0.85) most = Math.max(most, colourEvidence(part, clue.colour, scene.looks))
  return most
}

function ownWords(part: Part, { stems }: Clue): number {
  const title = sharing(stems, part.title)
  const own = part.type === 'slot' || part.type === 'meta' ? 0.95 : 0.72
  let most = Math.max(title * 0.95, title < 1 ? sharing(stems, part.text) * own : 0)
  for (let outer = part.parent; outer && outer.type !== 'email' && most < 0.75; outer = outer.parent) {
    const isItem = outer.type === 'item'
    most = Math.max(most, sharing(stems, outer.title) * 0.75, sharing(stems, outer.text) * (isItem ? 0.62 : 0.4))
  }
  return most
}

/** How many of the words stand in a text; words that begin alike nearly count. */
function sharing(stems: readonly string[], text: string): number {
  if (!text) return 0
  const own = stemSet(text)
  const hits = stems.map(stem => (own.has(stem) ? 1 : alike(stem, own) ? 0.8 : 0))
  return hits.reduce<number>((sum, hit) => sum + hit, 0) / stems.length
}

const sets = new Map<string, Set<string>>()
function stemSet(text: string): Set<string> {
  const found = sets.get(text) ?? new Set(stemsOf(text))
  if (sets.size > 2_000) sets.clear()
  sets.set(text, found)
  return found
}

const alike = (stem: string, own: Set<string>): boolean =>
  stem.length >= 5 && [...own].some(each => each.length >= 5 && each.slice(0, 5) === stem.slice(0, 5))

/** Is a part of that colour, its ground or its letters? */
function colourEvidence(part: Part, colour: string, looks: Looks): number {
  if (part.element < 0) return 0
  const isNear = (other: string | undefined): number =>
    other !== undefined && looksLike(other, colour) ? 1 - distance(other, colour) * 4 : 0
  const own = Math.max(
    isNear(looks.ownGround(part.element)),
    part.type === 'slot' ? isNear(looks.ground(part.element)) : 0
  )
  const inner =
    part.type === 'section'
      ? Math.max(0, ...part.children.map(child => (child.element >= 0 ? isNear(looks.ground(child.element)) : 0)))
      : 0
  const letters = part.type === 'slot' ? isNear(looks.value(part.element, 'color')) : 0
  return Math.max(own * 0.9, inner * 0.8, letters * 0.6)
}

/** Would people call one colour by the name of the other? */
export function looksLike(one: string, other: string): boolean {
  const [[l1, a1, b1], [l2, a2, b2]] = [oklab(one), oklab(other)]
  const [chroma1, chroma2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)]
  if (chroma2 < 0.04 || chroma1 < 0.02) return distance(one, other) < 0.12
  const turn = Math.abs(Math.atan2(b1, a1) - Math.atan2(b2, a2))
  return Math.min(turn, 2 * Math.PI - turn) < 0.5 && Math.abs(l1 - l2) < 0.45
}

/** Does a part stand before or after one of the anchors? Nearest is best. */
function besides(part: Part, anchors: readonly Part[], side: 'before' | 'after', parts: readonly Part[]): number {
  const near = anchors.map(anchor => {
    if (part === anchor) return 0
    const family =
      part.parent === anchor.parent ? part.parent?.children : part.parent === anchor ? anchor.children : undefined
    if (!family) {
      const steps = (parts.indexOf(part) - parts.indexOf(anchor)) * (side === 'after' ? 1 : -1)
      return steps > 0 && steps < 5 && part.type === 'slot' && part.ref.startsWith('e')
        ? 0.8
        : sectionOf(part) === sectionOf(anchor) && steps > 0
          ? 0.4
          : 0
    }
    if (part.parent === anchor)
      return side === 'before' ? (family[0] === part || part.name === 'heading' ? 0.9 : 0.5) : 0.45
    const gap = (family.indexOf(part) - family.indexOf(anchor)) * (side === 'after' ? 1 : -1)
    return gap <= 0 ? 0 : gap === 1 ? 1 : 0.6
  })
  return Math.max(0, ...near)
}

const wordsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { type, text }) => sum + (type === 'slot' ? text.length + 1 : 0), 0)

/** Of parts that are called alike, the one that opens the email is meant: its headline, its button. A box around everything is seldom meant. */
function prominence(part: Part, { parts, looks }: Scene): number {
  if (part.type === 'section' && part.ref.startsWith('e') && part.text.length > wordsOf(parts) * 0.6) return -0.25
  if (part.ref.startsWith('e') && part.name === 'heading') {
    const headings = parts.filter(({ name }) => name === 'heading')
    return part ===
      headings.reduce((one, other) => (looks.fontSize(other.element) > looks.fontSize(one.element) ? other : one), part)
      ? 0.06
      : 0
  }
  const section = sectionOf(part)
  const first = part.concepts.has('slot:heading') || part.concepts.has('slot:button') || part.concepts.has('slot:image')
  if (section?.name === 'hero' && first) return part.name === 'heading' ? 0.08 : 0.05
  return part.name === 'heading' && part.type === 'slot' ? 0.01 : 0
}

import type { Looks } from '../../../email/compile/looks.ts'
import { distance, oklab } from '../../../email/theme/colour.ts'
import type { Clue, Mention } from './mention.ts'
import { isWithin, type Part, sectionOf } from './part.ts'
import type { Scene } from './scene.ts'
import { folded, stemsOf } from './words.ts'

/** Rare words say more. Words that stand nowhere count a little: people say more than they must. */
export function weightsOf(clues: readonly Clue[], { parts }: Scene): Map<Clue, number> {
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

export function scoreOf(
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
  const near =
    scene.selected && part !== scene.selected && isWithin(part, scene.selected)
      ? 0.16
      : scene.said?.some(each => part !== each && (isWithin(part, each) || part.parent === each.parent))
        ? 0.06
        : 0
  return total === 0 ? 0 : (sum / total) * suits(part, mention) + prominence(part, scene) + near
}

/** How many words of a mention say nothing of a part. */
export const missedBy = (part: Part, { clues }: Mention, scene: Scene): number =>
  clues.filter(clue => evidence(part, clue, scene) < MISSED).length
const MISSED = 0.25

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

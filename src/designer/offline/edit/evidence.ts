import { distance, oklab } from '../../../email/theme/colour.ts'
import type { Clue, Mention } from './mention.ts'
import { isWithin, type Part, sectionOf } from './part.ts'
import type { Scene } from './scene.ts'
import { folded, stemSetOf } from './words.ts'

/** How much a word says that a part is meant when it names what the part is, by the kind of name; or what is around the part. */
const NAMED: Record<string, [own: number, around: number]> = {
  slot: [1, 0.65],
  kind: [1, 0.65],
  item: [0.95, 0.62],
  element: [0.7, 0]
}
/** When it stands in the title or the text of a part, by type, or of what is around the part. */
const OWN: Record<Part['type'], [title: number, text: number]> = {
  slot: [0.95, 0.95],
  meta: [0.95, 0.95],
  item: [0.95, 0.72],
  section: [0.95, 0.72],
  email: [0, 0]
}
const AROUND: typeof OWN = { ...OWN, item: [0.75, 0.62], section: [0.75, 0.4] }
/** When the catalogue calls the part so, or what is around it. */
const KNOWN = { own: 0.9, around: 0.45 }
/** Words that begin alike nearly count as one. */
const [ALIKE, BEGINNING] = [0.8, 5]
/** A word that says less than this of a part says nothing. */
const MISSED = 0.25

const outersOf = ({ parent }: Part): Part[] => (parent ? [parent, ...outersOf(parent)] : [])

/** How much a word says that a part is meant: by what it is, by its own words, by its colours, or by what is around it. */
function evidence(part: Part, { concepts, stems, colour }: Clue, scene: Scene): number {
  const said = [part, ...outersOf(part)].flatMap((of, at) => {
    const named = [...concepts].map(each =>
      of.concepts.has(each) ? (NAMED[each.split(':')[0] as string]?.[at && 1] ?? 0) : 0
    )
    const [title, text] = part.type === 'email' ? [0, 0] : (at === 0 ? OWN : AROUND)[of.type]
    return [
      ...named,
      (at === 0 ? KNOWN.own : KNOWN.around) * sharing(stems, of.names),
      title && title * sharing(stems, of.title),
      text && text * sharing(stems, of.text)
    ]
  })
  return Math.max(0, ...said, colour ? colourEvidence(part, colour, scene) : 0)
}

/** How many of the words stand in a text. */
function sharing(stems: readonly string[], text: string): number {
  const own = stemSetOf(text)
  const isAlike = (stem: string): boolean =>
    stem.length >= BEGINNING && [...own].some(each => each.startsWith(stem.slice(0, BEGINNING)))
  return stems.reduce((sum, stem) => sum + (own.has(stem) ? 1 : isAlike(stem) ? ALIKE : 0), 0) / stems.length
}

/** Is a part of that colour, its ground or its letters? */
function colourEvidence(part: Part, colour: string, { looks }: Scene): number {
  if (part.element < 0) return 0
  const near = (other: string | undefined): number =>
    other && looksLike(other, colour) ? 1 - distance(other, colour) * 4 : 0
  return Math.max(
    near(looks.ownGround(part.element)) * 0.9,
    part.type === 'slot' ? near(looks.value(part.element, 'color')) * 0.6 : 0
  )
}

/** Would people call one colour by the name of the other? */
export function looksLike(one: string, other: string): boolean {
  const [[l1, a1, b1], [l2, a2, b2]] = [oklab(one), oklab(other)]
  if (Math.hypot(a2, b2) < 0.04 || Math.hypot(a1, b1) < 0.02) return distance(one, other) < 0.12
  const turn = Math.abs(Math.atan2(b1, a1) - Math.atan2(b2, a2))
  return Math.min(turn, 2 * Math.PI - turn) < 0.5 && Math.abs(l1 - l2) < 0.45
}

/** Rare words say more. Words that stand nowhere count a little: people say more than they must. */
export function weightsOf(clues: readonly Clue[], { parts }: Scene): Map<Clue, number> {
  const texts = parts.filter(({ type }) => type === 'slot' || type === 'meta').map(({ text }) => stemSetOf(text))
  return new Map(
    clues.map(clue => {
      const times = texts.filter(own => clue.stems.some(stem => own.has(stem))).length
      const rarity = times > 0 ? 1 + Math.log((texts.length + 1) / times) / 3 : 0
      const isKind = [...clue.concepts].some(each => !each.startsWith('element'))
      return [clue, Math.max(rarity, isKind || clue.colour ? 1.2 : 0.6)]
    })
  )
}

/** How well a mention fits a part, from 0 to about 1: the share of its words, by weight, that say so. */
export function scoreOf(
  part: Part,
  mention: Mention,
  weights: ReadonlyMap<Clue, number>,
  scene: Scene,
  anchors: readonly Part[] | undefined
): number {
  const hasNoun = mention.clues.some(({ isHead }) => isHead)
  const quotes = mention.quoted.map(text => quoteEvidence(part, text) || (hasNoun ? besideQuote(part, text) : 0))
  if (quotes.includes(0)) return 0
  const terms: [weight: number, evidence: number][] = [
    ...quotes.map((each): [number, number] => [2, each]),
    ...[...weights].map(([clue, weight]): [number, number] => [weight, evidence(part, clue, scene)]),
    ...(anchors ? [[1.5, besides(part, anchors, mention, scene)] as [number, number]] : [])
  ]
  const total = terms.reduce((sum, [weight]) => sum + weight, 0)
  const said = terms.reduce((sum, [weight, each]) => sum + weight * each, 0)
  return total === 0 ? 0 : (said / total) * suits(part, mention) + prominence(part, mention, scene)
}

/** How many words of a mention say nothing of a part. */
export const missedBy = (part: Part, { clues }: Mention, scene: Scene): number =>
  clues.filter(clue => evidence(part, clue, scene) < MISSED).length

/** A text that is the quotation and nothing else is meant before those that hold it. */
function quoteEvidence(part: Part, text: string): number {
  const [own, said] = [folded(part.text), folded(text)]
  if (part.type === 'email' || !own.includes(said)) return 0
  if (part.type !== 'slot') return own === said ? 1 : 0.8
  return own === said ? 1 : 0.9
}

/** "Ann Lee's words": what stands in one item or section with a text that is the quotation. */
const besideQuote = ({ type, parent }: Part, text: string): number =>
  type === 'slot' && parent?.children.some(each => each.type === 'slot' && folded(each.text) === folded(text))
    ? 0.75
    : 0

/** A part that is called what it is suits best; a heading that is named by its words alone means what it heads. */
function suits(part: Part, { clues, quoted }: Mention): number {
  const head = clues.find(({ isHead }) => isHead)
  const isNamed = (head ? [head] : clues).some(({ concepts }) => [...concepts].some(each => part.concepts.has(each)))
  if (head && !isNamed) return part.type === 'slot' ? 0.88 : 0.94
  const isHeading = part.type === 'slot' && HEADINGS.has(part.name)
  return isHeading && !isNamed && quoted.length === 0 ? 0.9 : 1
}
const HEADINGS: ReadonlySet<string> = new Set(['heading', 'title', 'label'])

/** Does a part stand before or after one of the anchors? Right beside it is best. */
function besides(part: Part, anchors: readonly Part[], { relation }: Mention, { parts }: Scene): number {
  const way = relation?.side === 'before' ? -1 : 1
  const near = anchors.map(anchor => {
    if (isWithin(part, anchor)) return 0
    const order = part.parent === anchor.parent ? (part.parent?.children ?? []) : parts
    const steps = (order.indexOf(part) - order.indexOf(anchor)) * way
    return steps <= 0 ? 0 : steps === 1 && order !== parts ? 1 : 0.6
  })
  return Math.max(0, ...near)
}

/** Of parts that are called alike, the one that has as many items as are said, that opens the email is meant, or one inside what is selected or was just spoken of. */
function prominence(part: Part, { count, clues }: Mention, { parts, looks, selected, said }: Scene): number {
  if (count !== undefined && part.children.filter(({ type }) => type === 'item').length === count) return 0.16
  if (selected && isWithin(part, selected)) return 0.16
  const isNear = said?.some(each => part !== each && (isWithin(part, each) || part.parent === each.parent))
  const isNamesake = clues.some(({ stems }) => stems.some(stem => stemSetOf(part.name).has(stem)))
  const near = (isNear ? 0.06 : 0) + (isNamesake ? 0.01 : 0)
  if (part.ref.startsWith('e') && part.name === 'heading') {
    const sizes = parts.filter(({ name }) => name === 'heading').map(({ element }) => looks.fontSize(element))
    return near + (looks.fontSize(part.element) >= Math.max(...sizes) ? 0.06 : 0)
  }
  const isFirst = ['slot:heading', 'slot:button', 'slot:image'].some(each => part.concepts.has(each as 'slot:heading'))
  return near + (isFirst && sectionOf(part)?.name === 'hero' ? 0.06 : 0)
}

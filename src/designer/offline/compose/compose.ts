import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Unplaced } from '../../designer.ts'
import { isContent, type Reading, type Slot } from '../../reading/reading.ts'
import { isSure } from '../../reading/slots/confidence.ts'
import type { Deck, KindCopy, Part, Voice } from '../deck.ts'
import { buttonsOf } from './button.ts'
import { type Choice, choiceOf } from './choice.ts'
import { copywriterOf } from './copywriter.ts'
import { dress } from './dress.ts'
import { knownOf } from './known.ts'
import { Ledger } from './ledger.ts'
import { type Draft, type MakePart, type Material, open } from './material.ts'
import { type Meta, metaOf } from './meta.ts'
import { makeOpening } from './opening.ts'
import { details, sessions } from './parts/days.ts'
import { closing, contact, footer, header, social } from './parts/frame.ts'
import { offer } from './parts/offer.ts'
import { body, points, statements } from './parts/statements.ts'
import { items, order } from './parts/things.ts'
import { questions, quotes, rating } from './parts/voices.ts'
import { sceneOf } from './scene.ts'
import { chooseTheme } from './theme.ts'
import { unplacedOf } from './unplaced.ts'
import { whenOf } from './when.ts'

/** An email for a reading: what it is made of, and which slots of the reading stand in it. */
export interface Composition {
  meta: Meta
  theme: Theme
  sections: SectionInput[]
  /** Ids of the slots that stand in the email. */
  placed: ReadonlySet<number>
  unplaced: Unplaced[]
}

export interface ComposeOptions {
  /** The copy of the reading's kind. */
  copy: KindCopy
  /** The same reading and seed give the same email. */
  seed: number
}

/** In this order parts take slots: what needs a certain form first, what takes anything last. */
const MAKERS: [Part, MakePart][] = [
  ['offer', offer],
  ['order', order],
  ['items', items],
  ['details', details],
  ['sessions', sessions],
  ['quotes', quotes],
  ['questions', questions],
  ['statements', statements],
  ['contact', contact],
  ['social', social],
  ['points', points],
  ['rating', rating]
]

/** Parts that frame the email or ask for the action; all others are what it has to say. */
const FRAME: ReadonlySet<Part> = new Set(['header', 'opening', 'closing', 'contact', 'social', 'footer'])
const ENOUGH = 2

/** An email made of the sure slots of a reading and the copy of its kind. Every slot stands in it once; what is not in it is listed. */
export function compose(reading: Reading, { copy, seed }: ComposeOptions): Composition {
  const material = gather(reading, copy, seed)
  const { theme, choice, ledger, slots } = material
  const { opening, ...first } = makeOpening(material)
  const made: Draft[] = [...header(material), first, ...MAKERS.flatMap(([, make]) => make(material))]
  const drafts = inOrder([...made, ...endsOf(made, material)], choice.pick(copy.plans as [Part[], ...Part[][]]))
  const sections = dress(drafts, opening, theme, choice)
  const meta = metaOf(material)
  const sure = new Set(slots.map(({ id }) => id))
  const { placed } = ledger
  return { meta, theme, sections, placed, unplaced: unplacedOf(reading, { sections, placed, sure }) }
}

/** The slots that may enter the email; none that an order to the machine stands in. */
function sureSlots({ slots }: Reading): Slot[] {
  const orders = slots.filter(({ role }) => role === 'order').map(({ span }) => span)
  const isClean = ({ span }: Slot) =>
    orders.every(({ at, length }) => at + length <= span.at || span.at + span.length <= at)
  return slots.filter(slot => isContent(slot.role) && isSure(slot) && isClean(slot))
}

function gather(reading: Reading, copy: KindCopy, seed: number): Material {
  const { kind } = reading.intent
  const choice = choiceOf(`${seed} ${reading.source}`)
  const slots = sureSlots(reading)
  const ledger = new Ledger(reading.slots)
  const known = knownOf(slots, reading.source)
  const deck = deckOf(copy, reading.style, choice)
  const copywriter = copywriterOf(deck, known, choice)
  const scene = sceneOf(reading, slots)
  const theme = chooseTheme({ kind, style: reading.style, slots, scene }, choice)
  const { main, second } = buttonsOf(reading, slots, ledger, copywriter.line('button')?.text)
  const { openings } = copy
  return {
    reading,
    kind,
    slots,
    ledger,
    known,
    deck,
    copy: copywriter,
    choice,
    theme,
    scene,
    openings,
    button: main,
    second,
    when: whenOf(slots)
  }
}

/** The voice that was wished for, where the kind has it; formal copy is for those who ask for it. */
function deckOf({ decks }: KindCopy, style: Reading['style'], choice: Choice): Deck {
  const wish = style.find(one => one.wish === 'voice')
  const wished = wish && decks[wish.value as Voice]
  const others = Object.entries(decks).flatMap(([voice, deck]) => (voice === 'formal' ? [] : [deck]))
  const [first, ...rest] = others
  return wished ?? (first ? choice.pick([first, ...rest]) : (decks.formal ?? {}))
}

/** The deck's own words where the brief gave little to say, the action once more, and the foot. */
function endsOf(made: readonly Draft[], material: Material): Draft[] {
  const has = (part: Part) => made.some(draft => draft.part === part)
  const isShort = material.reading.style.some(({ wish }) => wish === 'short')
  const isThin = made.filter(({ part }) => !FRAME.has(part)).length < ENOUGH && !isShort
  const isAsked = has('rating') && open(material, 'signature').length === 0
  return [...withFarewell(isThin ? body(material) : [], isAsked ? [] : closing(material)), ...footer(material)]
}

/** A farewell of a line joins the words before it: alone in a section it looks lost. */
function withFarewell(words: Draft[], ends: Draft[]): Draft[] {
  const [last, end] = [words.at(-1), ends[0]]
  if (!last || !end || end.kind !== 'text' || end.content.signature) return [...words, ...ends]
  return [
    ...words.slice(0, -1),
    { ...last, content: { ...last.content, text: `${last.content.text}\n\n${end.content.text}` } }
  ]
}

/** Sections in the order of the plan; a part that the plan does not know stands before the closing. */
function inOrder(drafts: readonly Draft[], plan: readonly Part[]): Draft[] {
  const end = plan.includes('closing') ? plan.indexOf('closing') : plan.indexOf('footer')
  const placeOf = ({ part }: Draft) =>
    part === 'header' ? -2 : part === 'opening' ? -1 : plan.includes(part) ? plan.indexOf(part) : end - 0.5
  return drafts.toSorted((a, b) => placeOf(a) - placeOf(b))
}

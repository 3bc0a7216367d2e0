import type { Deck, KindCopy, Part, Voice } from '../../../compose/copy/deck.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Unplaced } from '../../designer.ts'
import type { AskedDirection } from '../../directions/direction.ts'
import { isContent, type Reading, type Slot } from '../../reading/reading.ts'
import { isSure } from '../../reading/slots/confidence.ts'
import { actionsOf } from './button.ts'
import { type Choice, choiceOf } from './choice.ts'
import { copywriterOf } from './copywriter.ts'
import { dress } from './dress.ts'
import { DIRECTION_LOOKS, generalScene, wishing } from './in-direction.ts'
import { knownOf } from './known.ts'
import { Ledger } from './ledger.ts'
import { type Draft, isTelling, type MakePart, type Material } from './material.ts'
import { type Meta, metaOf } from './meta.ts'
import { makeOpening } from './opening.ts'
import { details, sessions } from './parts/days.ts'
import { closing, contact, footer, header } from './parts/frame.ts'
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
  direction?: AskedDirection | undefined
}

/** In this order parts take slots: what needs a certain form first, what takes anything last. */
const MAKERS: MakePart[] = [
  offer,
  order,
  items,
  details,
  sessions,
  quotes,
  questions,
  statements,
  contact,
  points,
  rating
]

/** Parts that frame the email or ask for the action; all others are what it has to say. */
const FRAME: ReadonlySet<Part> = new Set(['header', 'opening', 'closing', 'contact', 'social', 'footer'])

/** An email made of the sure slots of a reading and the copy of its kind. Every slot stands in it once; what is not in it is listed. */
export function compose(reading: Reading, { copy, seed, direction }: ComposeOptions): Composition {
  const material = gather(reading, { copy, seed, direction })
  const { theme, choice, ledger, slots } = material
  const meta = metaOf(material)
  const top = header(material)
  const { opening, ...first } = makeOpening(material)
  const made: Draft[] = [...top, first, ...MAKERS.flatMap(make => make(material))]
  const plan = thingsFirst(choice.pick(copy.plans as [Part[], ...Part[][]]), slots)
  const drafts = joined(inOrder([...made, ...endsOf(made, material)], plan))
  const sections = dress(drafts, opening, material)
  const sure = new Set(slots.map(({ id }) => id))
  const { placed } = ledger
  return { meta, theme, sections, placed, unplaced: unplacedOf(reading, { sections, placed, sure }) }
}

/** The slots that may enter the email; none that an order to the machine stands in. What the brief begins with is a label for us. */
function sureSlots({ slots, source }: Reading): Slot[] {
  const orders = slots.filter(({ role }) => role === 'order').map(({ span }) => span)
  const isClean = ({ span }: Slot) =>
    orders.every(({ at, length }) => at + length <= span.at || span.at + span.length <= at)
  return slots
    .filter(slot => isContent(slot.role) && isSure(slot) && isClean(slot))
    .map(({ label, ...slot }) => (label && !source.trimStart().startsWith(label) ? { ...slot, label } : slot))
}

function gather(read: Reading, { copy, seed, direction }: ComposeOptions): Material {
  const { kind } = read.intent
  const look = direction && DIRECTION_LOOKS[direction.name]
  const reading = look ? wishing(read, look) : read
  const choice = choiceOf(`${seed} ${reading.source}`)
  const slots = sureSlots(reading)
  const ledger = new Ledger(reading.source, reading.slots)
  const { main, second } = actionsOf(reading, slots, ledger)
  const known = knownOf(slots, { kind, hasAction: main !== undefined, source: reading.source })
  const deck = deckOf(copy, reading, choice)
  const writer = copywriterOf(deck, known, choice, reading.source)
  const scene = sceneOf(reading, slots) ?? (look && generalScene(reading, look))
  const unlike = direction?.earlier.map(({ theme }) => theme)
  const theme = chooseTheme({ kind, style: reading.style, slots, scene, unlike, density: look?.density }, choice)
  const button = main && { label: main.label ?? writer.line('button')?.text ?? 'Find out more', href: main.href }
  return {
    reading,
    kind,
    slots,
    ledger,
    known,
    deck,
    copy: writer,
    choice,
    theme,
    scene,
    openings: look?.openings ?? copy.openings,
    look,
    button,
    second,
    when: whenOf(slots)
  }
}

/** Kinds that may be light-hearted without being asked. */
const LIGHT: ReadonlySet<Kind> = new Set(['sale', 'birthday', 'launch', 'event', 'greeting', 'restock', 'referral'])

/** The voice that was wished for, where the kind has it; formal copy is for those who ask for it, lively copy for light mail. */
function deckOf({ decks }: KindCopy, { style, intent: { kind } }: Reading, choice: Choice): Deck {
  const wish = style.find(one => one.wish === 'voice')
  const wished = wish && decks[wish.value]
  const voice = choice.pick<Voice>(LIGHT.has(kind) ? ['warm', 'plain', 'lively'] : ['warm', 'plain'])
  return wished ?? decks[voice] ?? {}
}

/** Parts of an email after which the action is worth asking for again. */
const LONG = 3

/** A line of the deck where the brief gave nothing to say, the action once more, and the foot. */
function endsOf(made: readonly Draft[], material: Material): Draft[] {
  const said = made.filter(({ part }) => !FRAME.has(part))
  const isShort = material.reading.style.some(({ wish }) => wish === 'short')
  const isEmpty = said.length === 0 && !isShort && !isTelling(material)
  const isAsked = said.some(({ part }) => part === 'rating')
  const ends = closing(material, said.length >= LONG && !isAsked)
  return [...(isEmpty ? body(material) : []), ...ends, ...footer(material)]
}

/** Letters of text that stand well in one section. */
const LONGEST_TEXT = 900

/** Paragraphs that follow one another are one text; a letter goes on where its opening ends. */
function joined(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = []
  for (const draft of drafts) {
    const last = all.at(-1)
    const text = [last?.content.text, draft.content.text].filter(Boolean).join('\n\n')
    const isPlain = draft.kind === 'text' && draft.layout !== 'card' && !draft.content.heading
    const isLetter = last?.kind === 'hero' && last.layout === 'letter'
    const goesOn = isLetter
      ? !draft.content.signature
      : last?.kind === 'text' && last.layout !== 'card' && text.length < LONGEST_TEXT
    if (last && isPlain && goesOn)
      all[all.length - 1] = { ...last, content: { ...last.content, ...draft.content, text } }
    else all.push(isPlain && isLetter ? { ...draft, layout: 'letter' } : draft)
  }
  return all
}

/** The plan with the sentences below the things, where they come after them in the brief. */
function thingsFirst(plan: readonly Part[], slots: readonly Slot[]): readonly Part[] {
  const [thing, words] = (['item', 'statement'] as const).map(role => slots.findIndex(slot => slot.role === role))
  const isBelow = thing !== undefined && words !== undefined && thing >= 0 && thing < words
  if (!isBelow || !plan.includes('items')) return plan
  return plan.flatMap(
    part => (part === 'items' ? ['items', 'statements'] : part === 'statements' ? [] : part) as Part[]
  )
}

/** Sections in the order of the plan; a part that the plan does not know stands before the closing. */
function inOrder(drafts: readonly Draft[], plan: readonly Part[]): Draft[] {
  const end = plan.includes('closing') ? plan.indexOf('closing') : plan.indexOf('footer')
  const placeOf = ({ part }: Draft) =>
    part === 'header' ? -2 : part === 'opening' ? -1 : plan.includes(part) ? plan.indexOf(part) : end - 0.5
  return drafts.toSorted((a, b) => placeOf(a) - placeOf(b))
}

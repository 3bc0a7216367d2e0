import { brandRules } from '../../email/brand/theme.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { SectionInput } from '../../email/sections/normalise.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { KindCopy, Opening, Part } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Look } from '../look.ts'
import { type Action, actionsOf } from './actions.ts'
import { choiceOf } from './choice.ts'
import { type Copywriter, copywriterOf } from './copywriter.ts'
import { deckOf } from './deck-of.ts'
import { type AskedDirection, directionLook, lookIn } from './direction.ts'
import { dress } from './dress.ts'
import { type Branding, factsInBrand, lookInBrand } from './in-brand.ts'
import { knownOf } from './known.ts'
import { isTelling } from './lead.ts'
import type { Draft, Material, Rest } from './material.ts'
import { type Meta, metaOf } from './meta.ts'
import { makeOpening } from './opening.ts'
import { inOrder, joined } from './order.ts'
import { details, event, sessions } from './parts/days.ts'
import { closing, contact, footer, header, social } from './parts/frame.ts'
import { offer } from './parts/offer.ts'
import { order } from './parts/order.ts'
import { body, figures, points, statements, steps } from './parts/statements.ts'
import { items } from './parts/things.ts'
import { questions, quotes, rating } from './parts/voices.ts'
import phrases from './phrases.json' with { type: 'json' }
import { pictureOf } from './scene.ts'
import { tradeWords } from './scene-words.ts'
import { tellingWords } from './telling.ts'
import { chooseTheme } from './theme.ts'

/** An email that says facts: what it is made of, and where each of them stands. */
export interface Composition {
  meta: Meta
  theme: Theme
  sections: SectionInput[]
  /** What the theme has no word for, and the brand has: buttons drawn as an outline. */
  rules: Operation[]
  /** From a field (`things.2`, `offer`, `sender.name`) to the part of the body that says it, as the outline names it: `s4.items.3`, `s3`. */
  places: Record<string, string>
}

export interface ComposeOptions {
  /** The copy of the kind of the facts. */
  copy: KindCopy
  look?: Look | undefined
  /** The sender's own: what the look leaves open is its. */
  brand?: Branding | undefined
  /** Decides what the look leaves open. */
  seed: number
  direction?: AskedDirection | undefined
}

/** Parts that say what the facts are. */
const MAKERS = [
  offer,
  order,
  items,
  event,
  sessions,
  details,
  quotes,
  questions,
  statements,
  points,
  figures,
  steps,
  rating
]

/** The email of some facts. It says each of them once, besides subject, preheader, headline and a repeated button; the same facts, look and seed make the same email. */
export function compose(facts: EmailFacts, options: ComposeOptions): Composition {
  const { material, envelope } = gather(facts, options)
  const meta = metaOf(material.facts, envelope)
  const { draft, opening, goesOn } = makeOpening(material)
  const rest: Rest = { ...material, said: new Set(Object.keys(draft.says ?? {})), goesOn }
  const made = [...MAKERS.flatMap(make => make(rest)), ...contact(rest), ...social(rest)]
  const all = [header(material), draft, ...made, ...endsOf(made, rest)]
  const plan = material.choice.pick('plan', options.copy.plans as [Part[], ...Part[][]], part => part.join())
  const drafts = joined(inOrder(all, plan))
  return {
    meta,
    theme: material.theme,
    sections: dress(drafts, opening, material),
    rules: options.brand ? brandRules(options.brand) : [],
    places: placesOf(drafts)
  }
}

function gather(
  said: EmailFacts,
  { copy: { decks, openings }, seed, look: wished = {}, brand, direction: asked }: ComposeOptions
) {
  const facts = brand ? factsInBrand(said, brand) : said
  const chosen = brand ? lookInBrand(wished, brand) : wished
  const { kind } = facts
  const choice = choiceOf(seed, kind)
  const direction = asked && directionLook(asked.name)
  const look = lookIn(chosen, direction)
  const deck = deckOf(decks, look, kind, choice)
  const actions = actionsOf(facts)
  const known = knownOf(facts)
  const book = { deck, known, choice, words: new Set(tellingWords(givenWords(facts))) }
  const copy = copywriterOf(book)
  const unlike = asked?.earlier.map(({ theme }) => theme) ?? []
  const material: Material = {
    facts,
    look,
    brand,
    direction,
    openings: (direction?.openings ?? openings) as [Opening, ...Opening[]],
    copy,
    choice,
    theme: chooseTheme(
      { kind, look, trade: tradeWords(facts.sender), brand, unlike, density: direction?.density },
      choice
    ),
    picture: pictureOf(facts, look, choice),
    actions: { ...actions, main: worded(actions.main, copy), second: worded(actions.second, copy) }
  }
  return { material, envelope: copywriterOf(book) }
}

/** What copy is not to say again: what the email is about, its headline, and what readers are asked to do. */
const givenWords = ({ topic, headline, subject, buttons }: EmailFacts): string =>
  [topic, headline, subject, ...buttons.map(({ label }) => label)].join(' ')

/** An action with words from the deck, where its own say nothing. */
const worded = (action: Action | undefined, copy: Copywriter): Action | undefined =>
  action && { ...action, label: action.label ?? copy.line('button')?.text ?? phrases.button }

/** Parts of an email after which the action is worth asking for again. */
const LONG = 3

/** A line of the deck where the facts give nothing to say, who signs or the action once more, and the foot. */
function endsOf(made: readonly Draft[], rest: Rest): Draft[] {
  const isAsked = made.some(({ part }) => part === 'rating')
  const isEmpty = made.length === 0 && !isTelling(rest.facts)
  const ends = closing(rest, made.length >= LONG && !isAsked)
  return [...(isEmpty ? body(rest) : []), ...ends, footer(rest)]
}

/** Where each field is said, or begins to be: the section's place in the email, and the place in the section. */
function placesOf(drafts: readonly Draft[]): Record<string, string> {
  const all = drafts.flatMap(({ says = {} }, at) =>
    Object.entries(says).map(([path, place]) => [path, place ? `s${at + 1}.${place}` : `s${at + 1}`] as const)
  )
  return Object.fromEntries(all.reverse())
}

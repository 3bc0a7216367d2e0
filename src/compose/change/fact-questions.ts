import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { EmailFacts } from '../email-facts.ts'
import { ownPart } from './addition.ts'
import { claimsOf } from './claim.ts'
import { factAt, factsOf } from './fact-paths.ts'
import { wordsOf } from './glyphs.ts'
import { piecesOf } from './pieces.ts'
import { headlineRef, type PlaceName, placeName } from './place-name.ts'
import { operationsFor } from './rewrite.ts'
import { rewritesOf, type Saying, sayingsOf, splicesFor, type Wanted } from './rewrites.ts'
import type { SaidText } from './said-text.ts'
import { saidTexts } from './said-texts.ts'
import { withoutSentence } from './sentence-out.ts'
import { similarIn } from './similar.ts'
import { says } from './value-pattern.ts'

/** A place that is not changed unasked, and what would be done there. */
export interface FactQuestion {
  /** Of the place and the matter; the same after other questions were answered. */
  key: string
  place: PlaceName
  /** A sentence that says how the place reads now, and a question. */
  text: string
  /** None where it can only be changed by hand. */
  operations: Operation[]
}

const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79).trim()}…` : text}”`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What is to be asked once a fact has changed: places whose words may mean another fact, that say the value in part, or that were
 * written anew since; and where it could go when no place says it.
 * @param email The email after the change.
 * @param facts Those before the change, where the email carries none.
 */
export function factQuestions(
  email: EmailSource,
  wanted: Wanted,
  facts: EmailFacts | undefined = factsOf(email)
): FactQuestion[] {
  const texts = saidTexts(email)
  const left = wanted.before === '' ? [] : unclearPlaces(email, texts, wanted, facts)
  if (wanted.after === '') return left
  const similar = wanted.before === '' ? [] : similarPlaces(email, texts, wanted)
  const open = distinct([...left, ...similar])
  const rewritten = rewrittenLines(email, wanted).filter(
    ({ place }) => !open.some(each => each.place.ref === place.ref)
  )
  const asked = distinct([...open, ...rewritten])
  const isSaid =
    texts.some(({ glyphs }) => says(wordsOf(glyphs), wanted.after)) || piecesOf(texts, wanted.after).length > 0
  return asked.length > 0 || isSaid || isAddress(wanted.path) ? asked : [newPlace(email, wanted)]
}

const isAddress = (path: string): boolean => /\.(?:link|site|picture)$/.test(path)

const distinct = (questions: readonly FactQuestion[]): FactQuestion[] => [
  ...new Map(questions.map(question => [question.key, question])).values()
]

/** Places that say the value still, of which nobody can tell whether they mean this fact. */
function unclearPlaces(
  email: EmailSource,
  texts: readonly SaidText[],
  wanted: Wanted,
  facts: EmailFacts | undefined
): FactQuestion[] {
  const claims = claimsOf(facts, wanted.path, wanted.before)
  const isOpen = ({ claim }: Saying): boolean => claim !== 'theirs' || !claims.isRivalKin
  return sayingsOf(texts, wanted, claims)
    .filter(isOpen)
    .flatMap(saying => (wanted.after === '' ? takeOut(email, saying) : [putThere(email, saying, wanted)]))
}

function putThere(email: EmailSource, saying: Saying, { before, after }: Wanted): FactQuestion {
  const { text } = saying
  const place = placeName(email, text.ref, text.aspect)
  const splices = splicesFor(saying, after)
  // What surely says it was changed already, unless its HTML may not be written anew.
  if (saying.claim === 'ours' && !says(after, before)) return byHand(text, place, before)
  return {
    key: `${text.ref} ${text.aspect} ${saying.occurrence.from}`,
    place,
    text: `${capital(place.words)} says ${quoted(before)}, which may mean something else. Put ${quoted(after)} there?`,
    operations: operationsFor(email, [{ text, splices }])
  }
}

const byHand = ({ ref, aspect }: SaidText, place: PlaceName, before: string): FactQuestion => ({
  key: `${ref} ${aspect} by hand`,
  place,
  text: `${capital(place.words)} still says ${quoted(before)}, in HTML that can only be changed in the code.`,
  operations: []
})

function takeOut(email: EmailSource, { text, occurrence }: Saying): FactQuestion[] {
  const out = withoutSentence(text, occurrence)
  if (!out) return []
  const place = placeName(email, text.ref, text.aspect)
  return [
    {
      key: `${text.ref} ${text.aspect} out`,
      place,
      text: `${capital(place.words)} still says ${quoted(out.sentence)}. Take that out?`,
      operations: operationsFor(email, [{ text, splices: out.splices }])
    }
  ]
}

/** Places that say something like the value. */
function similarPlaces(email: EmailSource, texts: readonly SaidText[], wanted: Wanted): FactQuestion[] {
  return similarIn(texts, wanted).map(({ text, now, next, splices }) => {
    const place = placeName(email, text.ref, text.aspect)
    return {
      key: `${text.ref} ${text.aspect} like`,
      place,
      text: `${capital(place.words)} says ${quoted(now)}. Make it ${quoted(next)}?`,
      operations: operationsFor(email, [{ text, splices }])
    }
  })
}

/** Lines that have one place in every email. */
const LINES = ['headline', 'subject', 'preheader'] as const

/** Lines that would say the new value, had nobody written others in their place. */
function rewrittenLines(email: EmailSource, wanted: Wanted): FactQuestion[] {
  const facts = factsOf(email)
  if (!facts) return []
  return LINES.flatMap(path => {
    const line = factAt(facts, path)
    const ref = path === 'headline' ? headlineRef(email) : path
    const text = ref && saidTexts(email).find(each => each.ref === ref && each.aspect === 'words')
    if (!text || !says(line, wanted.after) || says(wordsOf(text.glyphs), wanted.after)) return []
    return [rewrittenLine(email, text, line, wanted)]
  })
}

function rewrittenLine(
  email: EmailSource,
  text: SaidText,
  line: string,
  { path, before, after }: Wanted
): FactQuestion {
  const place = placeName(email, text.ref)
  const whole: Saying = {
    text,
    occurrence: { from: 0, to: text.glyphs.length, found: wordsOf(text.glyphs), form: 'same' },
    claim: 'unclear'
  }
  const said =
    before === ''
      ? `${capital(place.words)} says something else`
      : `${capital(place.words)} no longer says ${quoted(before)}`
  const what =
    path.startsWith('occasions') && path.endsWith('date') ? 'the new date' : quoted(line === after ? after : line)
  return {
    key: `${text.ref} line`,
    place,
    text: `${said}. Put ${what} there?`,
    operations: operationsFor(email, rewritesOf([whole], line))
  }
}

/** Nothing says the value: where it could go. */
function newPlace(email: EmailSource, wanted: Wanted): FactQuestion {
  const said =
    wanted.before === '' ? 'The email has no place for it yet' : `The email no longer says ${quoted(wanted.before)}`
  return {
    key: 'new place',
    place: { ref: 'new', words: 'a part of its own' },
    text: `${said}. Put ${quoted(wanted.after)} in as a part of its own?`,
    operations: ownPart(email, wanted)
  }
}

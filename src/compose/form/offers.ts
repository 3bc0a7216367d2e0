import type { Direction, FactGuess, LooseSentence } from '../reading/brief-reading.ts'
import { addRow, setWords, withRows } from './edit.ts'
import { type Form, isEmpty, keyOf, rowsOf, standingGuesses, wordsAt } from './form.ts'
import { type FormPath, fieldOf, isList } from './paths.ts'
import { asSentence, wordsOf } from './rows.ts'

/** A sentence of the brief that stands beside the form. */
export interface BesideSentence extends LooseSentence {
  key: string
}

/** A direction that can be made content. */
export interface BesideDirection extends Direction {
  key: string
}

/** Fields whose guesses are sentences: a doubtful one is a button beside its text. */
const TEXTS: readonly FormPath[] = ['sentences', 'steps']
/** Lines in which a sentence of the brief may stand too. */
const LINES: readonly FormPath[] = ['headline', 'topic', 'signOff', 'offer.terms', 'subject', 'preheader']
export const SENTENCE_PATHS: readonly FormPath[] = [...TEXTS, ...LINES]

/** What was guessed for a field, stands nowhere in it, and waits for the person. */
export const offersOf = (form: Form, path: FormPath): FactGuess[] => (TEXTS.includes(path) ? [] : waiting(form, path))

function waiting(form: Form, path: FormPath): FactGuess[] {
  // Who has filled in a line has decided what it says.
  if (!isList(path) && path !== 'sentences' && form.typed[path] && !isEmpty(form, path)) return []
  const standing = form.typed[path] ? [] : standingGuesses(form, path)
  const guesses = form.reading?.guesses.filter(guess => guess.path === path) ?? []
  return unique(guesses.filter(guess => !standing.includes(guess) && !(keyOf(guess) in form.decided)))
}

/** What the person left out of a field, and can have back. */
export const droppedOf = (form: Form, path: FormPath): FactGuess[] =>
  unique(form.reading?.guesses.filter(guess => guess.path === path && form.decided[keyOf(guess)] === 'dropped') ?? [])

const unique = (guesses: FactGuess[]) => [...new Map(guesses.map(guess => [keyOf(guess), guess])).values()]

/** Takes a guess: a list grows by it, a line says it. */
export function take(form: Form, guess: FactGuess): Form {
  const { path, value } = guess
  const words = wordsOf(fieldOf(path), value)
  const taken = isList(path) ? addRow(form, path, undefined, words) : withRows(form, path, [{ id: 0, words }])
  return decide(taken, keyOf(guess), 'taken')
}

/** Leaves a guess out of the email. */
export const drop = (form: Form, guess: FactGuess): Form => decide(form, keyOf(guess), 'dropped')

/** Offers what was left out again. */
export function undoDrop(form: Form, guess: FactGuess): Form {
  const { [keyOf(guess)]: _, ...decided } = form.decided
  return { ...form, decided }
}

/** The sentences of the brief that stand beside a field because they could go there. */
export function sentencesBeside(form: Form, path: FormPath): BesideSentence[] {
  if (!TEXTS.includes(path)) return []
  const field = path as LooseSentence['field']
  const loose = form.reading?.loose.filter(sentence => sentence.field === field) ?? []
  const guessed = waiting(form, path).map(guess => ({
    text: guess.value as string,
    field,
    from: guess.from,
    key: keyOf(guess)
  }))
  const keyed = loose.map(sentence => ({ ...sentence, key: looseKey(sentence) }))
  const open = [...guessed, ...keyed].filter(({ key }) => !(key in form.decided))
  return [...new Map(open.map(sentence => [sentence.key, sentence])).values()]
}

const looseKey = ({ field, text }: LooseSentence) => `${field} loose ${text}`

/** What was read as said to the designer, and is not made content yet. */
export const directionsOf = (form: Form): BesideDirection[] =>
  (form.reading?.directions ?? [])
    .map(direction => ({ ...direction, key: `directions ${direction.text}` }))
    .filter(({ key }) => !(key in form.decided))

/** Puts a sentence at the end of a field: of a text and a line behind what stands there, of a list as a row. */
export function place(form: Form, { key, text }: Pick<BesideSentence, 'key' | 'text'>, path: FormPath): Form {
  return decide(putText(form, text, path), key, path)
}

/** Puts words of the brief at the end of a field. */
export function putText(form: Form, text: string, path: FormPath): Form {
  const words = TEXTS.includes(path) ? asSentence(text) : text.trim()
  if (isList(path)) return setWords(form, path, words, rowsOf(form, path).length)
  return setWords(form, path, `${wordsAt(form, path).trimEnd()} ${words}`.trimStart())
}

/** All guesses and sentences that wait for the person are counted as guesses only: a sentence is no fact yet. */
export const undecided = (form: Form, paths: readonly FormPath[]): number =>
  paths.reduce((count, path) => count + offersOf(form, path).length, 0)

const decide = (form: Form, key: string, way: Form['decided'][string]): Form => ({
  ...form,
  decided: { ...form.decided, [key]: way }
})

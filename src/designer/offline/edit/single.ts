import type { Action } from './intents.ts'
import type { Phrase, Wish } from './wishes.ts'

/** Actions whose verb people leave out when they go on: "Piko is $239 now, Estate $279". */
const SERIAL: ReadonlySet<Action> = new Set<Action>(['text', 'correct', 'colour', 'link', 'size'])

/** A wish that says several targets, each with its value, as one wish for each. */
export function single(wish: Wish): Wish[] {
  if (!SERIAL.has(wish.action)) return [wish]
  const marks = wish.phrases.filter(({ mark }) => mark === 'target' || mark === 'value' || mark === 'old')
  const groups: Phrase[][] = [[]]
  for (const phrase of marks) {
    const group = groups.at(-1) as Phrase[]
    const isFull =
      group.some(({ mark }) => mark === 'value') &&
      (phrase.mark === 'value'
        ? !isBeside(group.at(-1), phrase)
        : phrase.mark === 'target' && group.some(({ mark }) => mark === 'target'))
    if (isFull) groups.push([phrase])
    else group.push(phrase)
  }
  const told =
    wish.action === 'correct'
      ? groups.filter(group => group.some(({ mark, text }) => mark === 'old' || /\d/.test(text)))
      : groups
  if (told.length > 0 && told.length < groups.length) return [{ ...wish, phrases: told.flat() }]
  if (groups.length < 2 || !groups.every(group => group.some(({ mark }) => mark === 'value'))) return [wish]
  const ends = groups.map(group => group.at(-1)?.end ?? 0)
  return groups.map((phrases, at) => {
    const tokens = wish.tokens.filter(
      token =>
        token.at >= (at === 0 ? 0 : (ends[at - 1] ?? 0)) && (at === groups.length - 1 || token.end <= (ends[at] ?? 0))
    )
    return { ...wish, phrases, tokens, said: at === 0 ? wish.said : tokens.map(({ text }) => text).join(' ') }
  })
}

/** Two values side by side are one: "white" and "writing". */
const isBeside = (one: Phrase | undefined, other: Phrase): boolean => one?.mark === 'value' && other.at - one.end < 3

import type { Operation } from '../../../../email/operations/operation.ts'
import { type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { isImage, type Part, slotsOf } from '../part.ts'
import { asText, replaceWords, says, setText, written } from '../reword.ts'
import { type Fact, factOf, factsIn, fitsKind, inForm, isSameFact } from '../values/facts.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'
import { stem } from '../words.ts'

/** `correct`: a fact is another, in the part that is named, else wherever it stands. */
export function correct(job: Job): Outcome {
  const [values, olds] = [phrasesFor(job.wish, 'value'), phrasesFor(job.wish, 'old')]
  const [value] = values
  if (!value) return { ask: 'What is right? Say it as in "it is £40, not £34".', guesses: [] }
  const named = targetsOf(job, part => (part.type === 'email' ? 0 : 1)).parts
  const all = job.scene.parts.filter(part => part.type === 'slot' || part.type === 'meta')
  const isEverywhere = job.wish.tokens.some(({ key }) =>
    /^(?:everywhere|wherever|all|every|throughout|places)$/.test(key)
  )
  const told = isEverywhere || (olds.length > 0 && phrasesFor(job.wish, 'target').length === 0) ? [] : named
  const own = told.flatMap(slotsAround)
  for (const parts of own.length > 0 ? [own, all] : [all]) {
    const operations =
      olds.length > 0
        ? pairs(values, olds).flatMap(([next, old]) => instead(parts, next, old, job.text, job.wish.action === 'text'))
        : facts(parts, values, own.length > 0, all)
    if (operations.length > 0) return certain(job, { operations: merged(operations) })
  }
  const spelled = olds.length === 0 ? spelling(all, value.text) : []
  return spelled.length > 0
    ? certain(job, { operations: spelled })
    : unable(`I did not find what “${value.text}” should stand for.`)
}

/** The one sum or percentage of a value with other words in it: "Estate $279". */
function onlyFact(text: string): Fact | undefined {
  const [fact, ...more] = factsIn(text)
  return fact && more.length === 0 && (fact.kind === 'money' || fact.kind === 'percent') ? fact : undefined
}

/** What is corrected was found by its own words: how clearly a part was named says nothing. */
const certain = <T>(job: Job, outcome: T): T => {
  job.clarity.score = 1
  return outcome
}

const slotsAround = (part: Part): Part[] =>
  part.type === 'meta'
    ? [part]
    : part.type === 'slot'
      ? [part, ...(part.parent?.type === 'item' ? slotsOf(part.parent) : [])]
      : slotsOf(part)

const pairs = (values: Phrase[], olds: Phrase[]): [Phrase, Phrase][] =>
  olds.map((old, at) => [values[Math.min(at, values.length - 1)] as Phrase, old])

/** The old words, as they are or as the same fact in other signs, give way to the new ones everywhere. */
function instead(parts: readonly Part[], value: Phrase, old: Phrase, said: string, isText = false): Operation[] {
  const [now, was] = [bare(value), bare(old)]
  const [next, last] = [factOf(now), factOf(was)]
  if (last?.kind === 'number' && next?.kind !== 'number')
    return next
      ? parts.flatMap(part =>
          replaceFacts(part, each => (isSameFact(each, last) && each.kind !== 'date' ? inForm(next, each) : undefined))
        )
      : []
  const saying = parts.filter(part => !isImage(part) && says(part, was))
  const whole = isText ? saying.filter(part => written(part).trim().length === was.length) : []
  const words = whole.length > 0 ? whole : saying
  if (words.length > 0)
    return words.map(part =>
      written(part).trim().length === was.length
        ? setText(part, asText(now, written(part), after(said, value)))
        : replaceWords(part, was, now)
    )
  const [fact, wrong] = [factOf(now) ?? factsIn(now)[0], factOf(was)]
  if (!fact || !wrong) return []
  return parts.flatMap(part => replaceFacts(part, each => (isSameFact(each, wrong) ? inForm(fact, each) : undefined)))
}

const bare = ({ text, tokens }: Phrase): string => (tokens.length === 1 ? (tokens[0]?.text ?? text) : text)

const after = (said: string, { end }: Phrase): string => /^[.!?]/.exec(said.slice(end))?.[0] ?? ''

/** Without old words: the one fact of its kind in the part that is named. */
function facts(parts: readonly Part[], values: readonly Phrase[], isNamed: boolean, all: readonly Part[]): Operation[] {
  if (!isNamed) return []
  return values.flatMap(value => {
    const fact = factOf(value.text) ?? onlyFact(value.text)
    if (!fact) return []
    const there = parts
      .flatMap(part =>
        part.name === 'was' || isImage(part) ? [] : factsIn(written(part)).map(each => ({ part, each }))
      )
      .filter(({ each }) => fitsKind(fact, each))
    const exact = there.filter(({ each }) => each.kind === fact.kind)
    const meant = exact.length > 0 ? exact : there
    const distinct = new Set(meant.map(({ each }) => each.text))
    const places = fact.kind === 'date' ? all : [...new Set(meant.map(({ part }) => part))]
    return distinct.size === 1
      ? places.flatMap(part => replaceFacts(part, each => (distinct.has(each.text) ? inForm(fact, each) : undefined)))
      : []
  })
}

function replaceFacts(part: Part, next: (fact: Fact) => string | undefined): Operation[] {
  if (isImage(part)) return []
  const text = written(part)
  const said = factsIn(text).reduceRight((now, fact) => {
    const value = next(fact)
    return value === undefined ? now : `${now.slice(0, fact.at)}${value}${now.slice(fact.end)}`
  }, text)
  return said === text ? [] : [setText(part, said)]
}

/** Two corrections of one text are one operation: the later one was made from the same words, so only one can stand. */
function merged(operations: Operation[]): Operation[] {
  const byRef = new Map(operations.map(each => ['ref' in each ? each.ref : JSON.stringify(Object.keys(each)), each]))
  return [...byRef.values()]
}

/** "it's Ngosi with an s": the word of the email that is almost written like that. */
function spelling(parts: readonly Part[], value: string): Operation[] {
  const words = value.match(/\p{L}[\p{L}'’-]+/gu) ?? []
  if (words.length > 2 || /\d/.test(value)) return []
  for (const word of words) {
    const near = new Set(
      parts.flatMap(part => written(part).match(/\p{L}[\p{L}'’-]+/gu) ?? []).filter(each => isMisspelt(each, word))
    )
    if (near.size === 1) {
      const [wrong = ''] = near
      return parts.filter(part => !isImage(part) && says(part, wrong)).map(part => replaceWords(part, wrong, word))
    }
  }
  return []
}

const isMisspelt = (there: string, right: string): boolean =>
  there.toLowerCase() !== right.toLowerCase() &&
  right.length >= 4 &&
  /^\p{Lu}/u.test(there) &&
  stem(there) !== stem(right) &&
  distance(there.toLowerCase(), right.toLowerCase()) <= (right.length > 6 ? 2 : 1)

/** How many letters have to be changed, added or dropped (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      )
    row = next
  }
  return row[other.length] ?? 0
}

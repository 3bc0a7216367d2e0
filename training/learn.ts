import { Space } from '../src/designer/reading/model/matrix.ts'
import { UNKNOWN } from '../src/designer/reading/model/weights.ts'
import { formsOf } from '../src/designer/reading/model/word-inputs.ts'
import type { Annotated } from './corpora.ts'
import {
  briefTexts,
  ENCODERS,
  HEADS,
  halfExchanged,
  instructionTexts,
  learntBriefs,
  type Text,
  variantTexts
} from './examples.ts'
import type { AnnotatedInstruction } from './instructions/samples.ts'
import { learnKinds } from './learn-kinds.ts'
import { type Example, LearnableNet } from './net/learnable-net.ts'
import { packed } from './pack.ts'
import { numbersFrom, shuffler } from './shuffler.ts'
import { wordVectors } from './word-vectors.ts'

/** How many numbers stand for a word. */
const WIDE = 64
const MANNER = { rounds: 8, rate: 2e-3, warm: 200, batch: 16 }
/** Words and features that fewer texts have say little of others. */
const [LEAST_WORD, LEAST_END, LEAST_BEGINNING] = [3, 20, 40]
/** There is room in the file for so many words: those that are learnt by themselves, then the commonest. */
const MOST_WORDS = 12_900
/** Room for weights, and for what is made of the longest text. */
const MEGABYTES = 500

/**
 * The model file learnt from some briefs and some instructions.
 * The same ones, in the same order, give the same bytes.
 * @param log Is told how far it is, a line each round.
 */
export function learn(
  briefs: readonly Annotated[],
  instructions: readonly AnnotatedInstruction[],
  log: (line: string) => void = () => {}
): Uint8Array {
  const learnt = learntBriefs(briefs)
  const own = instructionTexts(instructions)
  const rows = rowsFor([...briefTexts(learnt), ...own])
  const vectors = wordVectors()
  const space = new Space(MEGABYTES)
  const next = numbersFrom(7)
  const net = new LearnableNet(
    space,
    space.place(vectors.vectors),
    { wide: WIDE, vectorWide: vectors.wide, features: rows.size },
    ENCODERS,
    HEADS,
    () => next() / 2 ** 32
  )
  const places = new Map(vectors.words.map((word, at) => [word, at]))
  const choose = (below: number): number => Math.floor((next() / 2 ** 32) * below)
  const examples = (): Example[] =>
    [...halfExchanged(learnt, choose), ...own, ...variantTexts(instructions, choose)].map(text =>
      exampleOf(text, rows, places)
    )
  learnRounds(net, examples, log)
  return packed({
    ...merged(net, rows, vectors),
    wide: WIDE,
    encoders: ENCODERS,
    heads: HEADS,
    kinds: learnKinds(briefs)
  })
}

/** The row of each word and feature that is learnt by itself: the unknown word first, then words, then features. */
function rowsFor(texts: readonly Text[]): Map<string, number> {
  const [words, features] = [new Map<string, number>(), new Map<string, number>()]
  const count = (counts: Map<string, number>, names: Iterable<string>): void => {
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const { input } of texts) {
    count(
      words,
      input.words.map(({ word }) => word)
    )
    count(
      features,
      input.words.flatMap(word => word.features)
    )
  }
  const least = (feature: string): number =>
    feature.startsWith('ends ') ? LEAST_END : feature.startsWith('begins ') ? LEAST_BEGINNING : 1
  const names = [
    UNKNOWN,
    ...[...words]
      .filter(([word, times]) => times >= LEAST_WORD && word !== UNKNOWN)
      .map(([word]) => word)
      .sort(),
    ...[...features]
      .filter(([feature, times]) => times >= least(feature))
      .map(([feature]) => `${FEATURE}${feature}`)
      .sort()
  ]
  return new Map(names.map((name, at) => [name, at]))
}

/** Tells features from words. */
const FEATURE = ' '

function exampleOf(
  { encoder, input: { words, steps }, right, weight }: Text,
  rows: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>
): Example {
  return {
    encoder,
    vectors: Int32Array.from(words, ({ word }) => {
      const form = formsOf(word).find(form => places.has(form))
      return form === undefined ? -1 : places.get(form)!
    }),
    own: Int32Array.from(words, ({ word }) => rows.get(word) ?? 0),
    features: words.map(({ features }) =>
      Int32Array.from(features.map(feature => rows.get(`${FEATURE}${feature}`)).filter(row => row !== undefined))
    ),
    steps,
    right,
    weight: weight / Math.sqrt(words.length)
  }
}

/** @param examplesOfRound Makes what is learnt in a round, as many each time. */
function learnRounds(net: LearnableNet, examplesOfRound: () => Example[], log: (line: string) => void): void {
  const { rounds, rate, warm, batch } = MANNER
  const shuffled = shuffler()
  let step = 0
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(examplesOfRound())
    const steps = rounds * Math.ceil(order.length / batch)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const example of some) net.learn(example)
      step++
      const slowly = Math.min(1, step / warm) * Math.max(0.02, 1 - step / steps)
      net.step(
        rate * slowly,
        some.reduce((sum, { weight, steps: { length } }) => sum + weight * length, 0)
      )
    }
    log(`round ${round + 1} of ${rounds}`)
  }
}

/** What is kept: the row of a word is what its vector gives and what was learnt of the word, in one. */
function merged(net: LearnableNet, rows: ReadonlyMap<string, number>, vectors: ReturnType<typeof wordVectors>) {
  const names = [...rows.keys()]
  const own = names.filter(name => !name.startsWith(FEATURE))
  const features = names.slice(own.length)
  const words = [...new Set([...own, ...vectors.words])].slice(0, MOST_WORDS)
  const table = new Float32Array(words.length * WIDE)
  const places = new Map(vectors.words.map((word, at) => [word, at]))
  words.forEach((word, at) => {
    const row = table.subarray(at * WIDE, (at + 1) * WIDE)
    const from = (rows.get(word) ?? 0) * WIDE
    row.set(net.rows.value.subarray(from, from + WIDE))
    const form = formsOf(word).find(form => places.has(form))
    if (form === undefined || word === UNKNOWN) return
    const vector = vectors.vectors.subarray(places.get(form)! * vectors.wide)
    for (let inner = 0; inner < vectors.wide; inner++)
      for (let column = 0; column < WIDE; column++)
        row[column]! += vector[inner]! * net.projection.value[inner * WIDE + column]!
  })
  return {
    words,
    features: features.map(name => name.slice(FEATURE.length)),
    matrices: {
      words: table,
      features: net.rows.value.slice(own.length * WIDE, rows.size * WIDE),
      ...net.matrices()
    }
  }
}

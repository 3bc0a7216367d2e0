import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'

/** The constants of Adam (D. Kingma, J. Ba, ICLR 2015). */
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8]

/** A matrix with what is needed to learn it by Adam. */
export class Learnable {
  readonly value: Matrix
  readonly gradient: Matrix
  readonly #mean: Matrix
  readonly #square: Matrix
  #firsts = 1
  #seconds = 1

  constructor(space: Space, value: Matrix) {
    this.value = value
    this.gradient = space.allocate(value.length)
    this.#mean = space.allocate(value.length)
    this.#square = space.allocate(value.length)
  }

  /** The sum of the squares of the gradient. */
  get norm(): number {
    return this.gradient.reduce((sum, each) => sum + each * each, 0)
  }

  /** One step of some length down the gradient, which is made so many times as long before, and then forgotten. */
  step(rate: number, factor: number): void {
    this.#firsts *= FIRST
    this.#seconds *= SECOND
    const size = (rate * Math.sqrt(1 - this.#seconds)) / (1 - this.#firsts)
    stepRow(this.value, this.gradient, this.#mean, this.#square, { from: 0, size, factor })
    this.gradient.fill(0)
  }
}

/** Named rows of which few are seen at a time; only those are learnt. */
export class LearnableRows {
  readonly value: Matrix
  readonly wide: number
  readonly #gradients = new Map<number, Float32Array>()
  readonly #mean: Matrix
  readonly #square: Matrix
  #firsts = 1
  #seconds = 1

  constructor(space: Space, value: Matrix, wide: number) {
    this.value = value
    this.wide = wide
    this.#mean = space.allocate(value.length)
    this.#square = space.allocate(value.length)
  }

  get norm(): number {
    let sum = 0
    for (const gradient of this.#gradients.values()) for (const each of gradient) sum += each * each
    return sum
  }

  /** Adds to the gradient of a row. */
  add(row: number, gradients: Matrix, at: number): void {
    const gradient = this.#gradients.get(row) ?? new Float32Array(this.wide)
    this.#gradients.set(row, gradient)
    for (let column = 0; column < this.wide; column++) gradient[column]! += gradients[at + column]!
  }

  step(rate: number, factor: number): void {
    this.#firsts *= FIRST
    this.#seconds *= SECOND
    const size = (rate * Math.sqrt(1 - this.#seconds)) / (1 - this.#firsts)
    for (const [row, gradient] of this.#gradients)
      stepRow(this.value, gradient, this.#mean, this.#square, { from: row * this.wide, size, factor })
    this.#gradients.clear()
  }
}

function stepRow(
  value: Matrix,
  gradient: Float32Array,
  mean: Matrix,
  square: Matrix,
  { from, size, factor }: { from: number; size: number; factor: number }
): void {
  for (let at = 0; at < gradient.length; at++) {
    const one = gradient[at]! * factor
    const first = FIRST * mean[from + at]! + (1 - FIRST) * one
    const second = SECOND * square[from + at]! + (1 - SECOND) * one * one
    mean[from + at] = first
    square[from + at] = second
    value[from + at]! -= (size * first) / (Math.sqrt(second) + TINY)
  }
}

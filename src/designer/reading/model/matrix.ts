import MATRIX from './matrix.wasm.json' with { type: 'json' }

/** Numbers of a matrix, row by row, in the memory of a `Space`. */
export type Matrix = Float32Array

/** Adds a product, of matrices by their addresses. */
type AddProduct = (a: number, b: number, out: number, rows: number, inner: number, columns: number) => void

const PAGE = 2 ** 16
const compiled = new WebAssembly.Module(Buffer.from(MATRIX.base64, 'base64'))

/**
 * Memory for matrices, and their product in WebAssembly's vector instructions (`training/matrix`), whose results are the
 * same on all machines. Matrices live until `scoped` around them returns.
 */
export class Space {
  readonly #memory: WebAssembly.Memory
  readonly #addProduct: AddProduct
  #top = 16

  /** @param megabytes How much is there at most. */
  constructor(megabytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((megabytes * 2 ** 20) / PAGE) })
    const { exports } = new WebAssembly.Instance(compiled, { '': { memory: this.#memory } })
    this.#addProduct = exports.addProduct as AddProduct
  }

  /**
   * A matrix of so many numbers, all 0.
   * @throws RangeError when the memory is used up.
   */
  allocate(size: number): Matrix {
    const matrix = new Float32Array(this.#memory.buffer, this.#top, size)
    this.#top += (size * 4 + 15) & ~15
    return matrix.fill(0)
  }

  /** A copy of some numbers. */
  place(numbers: ArrayLike<number>): Matrix {
    const matrix = this.allocate(numbers.length)
    matrix.set(numbers)
    return matrix
  }

  /** Does something, and then forgets all matrices that were made meanwhile. */
  scoped<Made>(make: () => Made): Made {
    const top = this.#top
    try {
      return make()
    } finally {
      this.#top = top
    }
  }

  /** Adds the product of `a` (`rows` × `inner`) and `b` (`inner` × `columns`, a multiple of 4) to `out`. */
  addProduct(a: Matrix, b: Matrix, out: Matrix, [rows, inner, columns]: readonly [number, number, number]): void {
    this.#addProduct(a.byteOffset, b.byteOffset, out.byteOffset, rows, inner, columns)
  }
}

declare module 'postcss-safe-parser/lib/safe-parser.js' {
  import type { Input, Root } from 'postcss'

  /** Reads the input as CSS without ever refusing it. */
  export default class SafeParser {
    readonly root: Root
    constructor(input: Input)
    parse(): void
  }
}

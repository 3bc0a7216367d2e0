/** One element as the text holds it. All numbers are offsets in the source, in UTF-16 units. */
export interface SourceElement {
  index: number
  /** Lower case. */
  name: string
  start: number
  /** Just after the `>` of the start tag. */
  openEnd: number
  /** Where the end tag begins; where the element ends when it has no end tag. */
  closeStart: number
  end: number
  /** Index of the parent, -1 at the top. */
  parent: number
  depth: number
  /** A void element (`<br>`), or a self-closed foreign one (`<v:fill/>`): it has no inside. */
  empty: boolean
}

export interface SourceAttribute {
  /** Lower case. */
  name: string
  /** Decoded; empty for an attribute without a value. */
  value: string
  start: number
  end: number
  /** Without the quotes; both are `end` when there is no value. */
  valueStart: number
  valueEnd: number
  quote: '"' | "'" | ''
}

/**
 * `mso-block`: a conditional comment whose markup is balanced. `mso-open`, `mso-close`: half of a ghost table.
 * `not-mso-open`, `not-mso-close`: both ends of what everybody but Outlook sees.
 */
export type CommentKind = 'plain' | 'mso-block' | 'mso-open' | 'mso-close' | 'not-mso-open' | 'not-mso-close'

export interface SourceComment {
  start: number
  end: number
  kind: CommentKind
}

export interface Span {
  start: number
  end: number
}

/** An HTML text read into spans. Nothing here is ever written back: changes are splices of `source`. */
export interface SourceDocument {
  readonly source: string
  /** In the order of their start tags. */
  readonly elements: SourceElement[]
  readonly comments: SourceComment[]
  /** Runs of text as they stand, without those of `<script>` and `<style>`. */
  readonly texts: Span[]
  /** Merge and template tags of sending services, wherever they stand. */
  readonly templateTags: Span[]
  readonly doctype: Span | undefined
  /** Are elements nested deeper than browsers nest them? */
  readonly isTooDeep: boolean
  /** End tags that end nothing. */
  readonly strayEnds: Span[]
  attributes: (index: number) => SourceAttribute[]
  /** The decoded value; `undefined` when the attribute is absent. */
  attribute: (index: number, name: string) => string | undefined
  /** Indexes of child elements; of the top-level elements for -1. */
  children: (index: number) => number[]
  innerHtml: (index: number) => string
  outerHtml: (index: number) => string
  /** Decoded, tags dropped, white space as it stands. */
  textContent: (index: number) => string
}

/** A change of a text: what stands in `from`–`to` gives way to `insert`. */
export interface Splice {
  from: number
  to: number
  insert: string
}

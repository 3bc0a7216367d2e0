export type FactKind =
  | 'merge'
  | 'email'
  | 'link'
  | 'quote'
  | 'reference'
  | 'code'
  | 'amount'
  | 'percent'
  | 'date'
  | 'time'
  | 'phone'
  | 'number'
  | 'name'

/** Something that the brief states and the email must say. */
export interface Fact {
  kind: FactKind
  /** As the brief writes it. */
  text: string
  /** Where it stands in the brief. */
  start: number
  end: number
  /** What a reference or code is for: 'Order', 'Tracking'. */
  label?: string
}

/** Facts in which a number of a kind stands. */
export const ofKind = (facts: readonly Fact[], ...kinds: FactKind[]): Fact[] =>
  facts.filter(({ kind }) => kinds.includes(kind))

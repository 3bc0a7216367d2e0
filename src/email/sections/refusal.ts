import type { ListSchema, SlotSchema } from './section.ts'

/** Refs, and names as designers write them: people never see them. */
const NAMES = /"|\b[se]\d+\b|<\w/

const LEFT_OUT = 'Something that was asked for does not fit this email, so it was left out. Say it in other words.'

/** Says why something is refused: to designers, who name slots and refs, and in the words that people see. Caught at the doors. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly plain: string

  constructor(reason: string, plain = NAMES.test(reason) ? LEFT_OUT : reason) {
    super(reason)
    this.plain = plain
  }
}

/** What values are for: as designers name it, and as people call it. */
export interface Where {
  name: string
  label: string
  /** What of the email it is. */
  type: 'section' | 'item'
}

export const needs = ({ name, label, type }: Where, slot: string, { about }: SlotSchema): Refusal =>
  new Refusal(
    `"${name}" needs "${slot}": ${about}.`,
    `${label} cannot be without its ${slot}. Put another in its place, or delete the whole ${type}.`
  )

interface List {
  name: string
  /** Of the section that it stands in. */
  label: string
  list: string
}

export function wrongCount({ name, label, list }: List, { min, max }: ListSchema, count: number): Refusal {
  const reason = `"${name}" takes ${min} to ${max} items, not ${count}.`
  if (count > max) return new Refusal(reason, `${label} holds at most ${max} ${list}. Delete one to make room.`)
  const least = min === 1 ? `cannot be without ${list}` : `holds at least ${min} ${list}`
  return new Refusal(reason, `${label} ${least}. Change what stands there, or delete the whole section.`)
}

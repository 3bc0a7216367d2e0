import type { ListSchema, SlotSchema } from './section.ts'

/** Says why a value is refused: to designers, who name slots, and in the words that people see. Caught at the doors of `normalise.ts`. */
export class Refusal extends Error {
  readonly plain: string

  constructor(reason: string, plain = reason) {
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

export const noAddress = (where: string, href: string | undefined): Refusal =>
  new Refusal(
    `${where} cannot lead to "${href}": use an https:, mailto: or tel: address, or a merge tag.`,
    `A link cannot lead to “${href}”. Give it an address that begins with https:, mailto: or tel:, or a merge tag.`
  )

export const noPicture = (where: string, src: string): Refusal =>
  new Refusal(
    `${where} cannot show "${src}": use an https: address or a path under /media/ or /assets/.`,
    `A picture cannot come from “${src}”. Give it an address that begins with https:, or choose one of yours.`
  )

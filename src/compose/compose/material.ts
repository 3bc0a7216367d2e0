import type { Content } from '../../email/sections/section.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { Opening, Part, PartHeading } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Look } from '../look.ts'
import type { Actions } from './actions.ts'
import type { Choice } from './choice.ts'
import type { Copywriter } from './copywriter.ts'
import type { DirectionLook } from './direction.ts'
import type { Branding } from './in-brand.ts'
import type { Picture } from './scene.ts'

/** What the parts of one email are made of. */
export interface Material {
  facts: EmailFacts
  look: Look
  brand: Branding | undefined
  /** What the direction prefers that the email is asked for in. */
  direction: DirectionLook | undefined
  openings: readonly [Opening, ...Opening[]]
  /** Writes the body of the email. */
  copy: Copywriter
  choice: Choice
  theme: Theme
  picture: Picture | undefined
  actions: Actions
}

/** From a field path (`things.2`) to the place in a section that says it: `items.3`, or nothing for the whole section. */
export type Says = Readonly<Record<string, string>>

/** A section before it gets its ground, and its layout where the part leaves that open. */
export interface Draft {
  part: Part
  kind: string
  layout?: string
  /** Stands on a ground of its own where the email can bear one. */
  strong?: boolean
  content: Content
  says?: Says
}

/** What the other parts are made of, with what the opening has said already. */
export interface Rest extends Material {
  said: ReadonlySet<string>
  /** How a first paragraph goes on that was too long for the opening. */
  goesOn: string | undefined
}

/** Makes the sections of one part of what the opening has left. */
export type MakePart = (rest: Rest) => Draft[]

export interface Entry<Value> {
  value: Value
  path: string
}

type Lists = { [Name in keyof EmailFacts as EmailFacts[Name] extends unknown[] ? Name : never]: EmailFacts[Name] }

/** The entries of a list that the opening has not said. */
export function unsaid<Name extends keyof Lists>({ facts, said }: Rest, name: Name): Entry<Lists[Name][number]>[] {
  const all = facts[name] as Lists[Name][number][]
  return all.map((value, at) => ({ value, path: `${name}.${at}` })).filter(({ path }) => !said.has(path))
}

/** Entries as the items of a list: the first is `items.1`. */
export const inItems = (entries: readonly Entry<unknown>[], list = 'items'): Says =>
  Object.fromEntries(entries.map(({ path }, at) => [path, `${list}.${at + 1}`]))

/** Entries that all stand in one place. */
export const allIn = (entries: readonly Entry<unknown>[], place: string): Says =>
  Object.fromEntries(entries.map(({ path }) => [path, place]))

/** The heading that the deck has for a part. */
export function headed({ copy }: Material, part: PartHeading): { heading?: string } {
  const heading = copy.heading(part)
  return heading ? { heading } : {}
}

/** Over the first of several sections of one part alone. */
export const headedFirst = (material: Material, part: PartHeading, at: number): { heading?: string } =>
  at === 0 ? headed(material, part) : {}

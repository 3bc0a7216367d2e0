import type { Tone } from '../../email/sections/section.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { Opening } from '../copy/deck.ts'
import type { Look } from '../look.ts'
import directions from './directions.json' with { type: 'json' }

export type DirectionName = keyof typeof directions

/** A way to design the same facts that differs at first sight, and the emails made before that it is to differ from. */
export interface AskedDirection {
  name: DirectionName
  earlier: readonly { theme: Theme }[]
}

type Some = [string, ...string[]]

/** What suits an opening or a direction: layouts of the opening and of the header; grounds from top to foot, of which the seed picks. */
export interface Dress {
  layouts?: Some
  headers: Some
  /** Five tones: header, opening, what stands out, closing, footer. */
  grounds: Some
}

/** What a direction prefers where no look was chosen. */
export interface DirectionLook extends Dress {
  openings: [Opening, ...Opening[]]
  look: Look
  /** The opening has a picture. */
  isPictured: boolean
  density?: Theme['density']
}

export const directionLook = (name: DirectionName): DirectionLook => directions[name] as unknown as DirectionLook

/** What was chosen, then what a direction wishes; moods add up. */
export const lookIn = (look: Look, direction: DirectionLook | undefined): Look => ({
  ...direction?.look,
  ...look,
  moods: [...(look.moods ?? []), ...(direction?.look.moods ?? [])]
})

export const tonesOf = (grounds: string): Tone[] => grounds.split(' ') as Tone[]

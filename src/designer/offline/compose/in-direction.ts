import type { Opening } from '../../../compose/copy/deck.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { DirectionName } from '../../directions/direction.ts'
import type { Reading, StyleWish } from '../../reading/reading.ts'

type Some = [string, ...string[]]
type Wish = StyleWish extends infer W ? (W extends StyleWish ? Omit<W, 'span'> : never) : never

/** What a direction prefers where the brief leaves it open. */
export interface DirectionLook {
  openings: readonly [Opening, ...Opening[]]
  /** Of the opening, where its own are not what is meant. */
  layouts?: Some
  headers: Some
  grounds: Some
  /** As if the brief wished it too; what it wishes itself comes first. */
  wishes: readonly Wish[]
  /** The opening has a picture. */
  isPictured: boolean
  density?: Theme['density']
}

export const DIRECTION_LOOKS: Record<DirectionName, DirectionLook> = {
  picture: {
    openings: ['picture'],
    layouts: ['stacked'],
    headers: ['split'],
    grounds: ['surface surface tint tint canvas', 'surface surface brand tint canvas'],
    wishes: [],
    isPictured: true
  },
  letter: {
    openings: ['letter'],
    headers: ['center'],
    grounds: ['surface surface tint surface canvas', 'surface surface tint surface surface'],
    wishes: [
      { wish: 'no-pictures' },
      { wish: 'voice', value: 'warm' },
      { wish: 'mood', value: 'literary' },
      { wish: 'mood', value: 'calm' }
    ],
    isPictured: false,
    density: 'airy'
  },
  type: {
    openings: ['big-number', 'type'],
    layouts: ['poster'],
    headers: ['split'],
    grounds: ['brand brand tint accent ink', 'accent accent tint brand ink', 'brand brand accent tint brand'],
    wishes: [{ wish: 'no-pictures' }, { wish: 'voice', value: 'plain' }],
    isPictured: false
  },
  magazine: {
    openings: ['editorial'],
    headers: ['center'],
    grounds: ['surface surface tint surface ink', 'surface canvas tint surface ink'],
    wishes: [
      { wish: 'voice', value: 'plain' },
      { wish: 'mood', value: 'editorial' }
    ],
    isPictured: true,
    density: 'airy'
  },
  night: {
    openings: ['picture', 'type'],
    layouts: ['cover'],
    headers: ['center'],
    grounds: ['surface surface brand tint canvas', 'canvas surface accent tint canvas'],
    wishes: [{ wish: 'dark' }, { wish: 'mood', value: 'dramatic' }],
    isPictured: true
  },
  glance: {
    openings: ['ticket', 'split'],
    layouts: ['product'],
    headers: ['band'],
    grounds: ['surface tint brand tint surface', 'surface canvas tint tint surface'],
    wishes: [
      { wish: 'voice', value: 'plain' },
      { wish: 'mood', value: 'clean' }
    ],
    isPictured: true,
    density: 'compact'
  }
}

/** A reading whose style also wishes what a direction asks for. */
export const wishing = (reading: Reading, { wishes }: DirectionLook): Reading => ({
  ...reading,
  style: [...reading.style, ...wishes.map(wish => ({ ...wish, span: { at: 0, length: 0 } }) as StyleWish)]
})

/** Scenes for emails whose words name none, where a direction needs one. */
const GENERAL: Record<Kind, string> = {
  welcome: 'sunrise',
  newsletter: 'letter',
  sale: 'shop',
  launch: 'rocket',
  cart: 'shop',
  order: 'parcel',
  shipping: 'delivery',
  event: 'calendar',
  review: 'star',
  winback: 'sunrise',
  receipt: 'receipt',
  notice: 'bell',
  thanks: 'heart',
  survey: 'chart',
  birthday: 'party',
  referral: 'handshake',
  restock: 'shop',
  appointment: 'calendar',
  job: 'desk',
  volunteer: 'heart',
  appeal: 'heart',
  greeting: 'heart',
  renewal: 'calendar',
  listing: 'home',
  letter: 'letter',
  announcement: 'letter'
}

/** What the picture of a direction shows where nothing in the brief says it; none where pictures are not wanted. */
export function generalScene({ style, intent }: Reading, { isPictured }: DirectionLook): string | undefined {
  return isPictured && !style.some(({ wish }) => wish === 'no-pictures') ? GENERAL[intent.kind] : undefined
}

import type { Kind } from '../../compose/kinds.ts'
import type { DirectionName } from './direction.ts'

type Three = readonly [DirectionName, DirectionName, DirectionName]

const SHOWN: Three = ['picture', 'type', 'letter']
const TOLD: Three = ['picture', 'letter', 'type']
const STAGED: Three = ['picture', 'night', 'type']
const PRINTED: Three = ['magazine', 'picture', 'letter']
const NOTED: Three = ['glance', 'letter', 'type']
const WRITTEN: Three = ['letter', 'magazine', 'type']

/** The directions that suit each kind of email, the likeliest first. */
const SUITS: Record<Kind, Three> = {
  welcome: TOLD,
  newsletter: PRINTED,
  sale: SHOWN,
  launch: STAGED,
  cart: SHOWN,
  order: NOTED,
  shipping: NOTED,
  event: STAGED,
  review: TOLD,
  winback: SHOWN,
  receipt: NOTED,
  notice: NOTED,
  thanks: TOLD,
  survey: TOLD,
  birthday: SHOWN,
  referral: SHOWN,
  restock: SHOWN,
  appointment: NOTED,
  job: WRITTEN,
  volunteer: TOLD,
  appeal: TOLD,
  greeting: TOLD,
  renewal: NOTED,
  listing: PRINTED,
  letter: WRITTEN,
  announcement: TOLD
}

/** The directions for a kind of email, or for one of which nothing is known. Without pictures they are those that live from words. */
export const directionsOf = (kind: Kind | undefined, isWithoutPictures: boolean): Three =>
  isWithoutPictures ? WRITTEN : kind ? SUITS[kind] : TOLD

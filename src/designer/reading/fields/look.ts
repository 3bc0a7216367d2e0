import type { Look } from '../../../compose/look.ts'
import type { Role, StyleWish } from '../reading.ts'
import type { Draft } from '../slots/draft.ts'
import { styleWishes } from '../style/style-wishes.ts'
import type { Stretch } from './claim.ts'
import type { Page } from './page.ts'

const ROLES: Record<Stretch['role'], Role> = { look: 'style', part: 'part', note: 'note', ask: 'request' }
const MOST_MOODS = 8

/** The wishes about looks among what is said to the designer. What is denied is none. */
export function wishesOf(page: Page, directions: readonly Stretch[]): StyleWish[] {
  const drafts = directions.map(({ span, role }): Draft => ({ role: ROLES[role], span, confidence: 1 }))
  return styleWishes(drafts, page)
}

/** Wishes as a look; of two for one thing the first is meant. */
export function lookOf(wishes: readonly StyleWish[]): Look {
  const look: Look = {}
  for (const wish of wishes) {
    if (wish.wish === 'mood') look.moods = [...new Set([...(look.moods ?? []), wish.value])].slice(0, MOST_MOODS)
    else if (wish.wish === 'voice') look.voice ??= wish.value
    else if (wish.wish === 'font') look.font ??= wish.value
    else if (wish.wish === 'scene') look.picture ??= wish.value
    else if (wish.wish === 'no-pictures') look.picture = 'none'
    else if (wish.wish === 'logo') look.logo ??= wish.value
    else if (wish.wish === 'dark' || wish.wish === 'light') look.ground ??= wish.wish
    else if (wish.wish === 'colour') look.colours = withColour(look.colours ?? {}, wish.value, wish.of)
  }
  return look
}

type Colours = NonNullable<Look['colours']>
const HEX = /^#[\da-f]{6}$/i

/** A colour in its part; one that is for none is the first that is free of brand and accent. */
function withColour(colours: Colours, value: string, of: keyof Colours | undefined): Colours {
  const part = of ?? (colours.brand ? 'accent' : 'brand')
  return HEX.test(value) && !colours[part] ? { ...colours, [part]: value.toLowerCase() } : colours
}

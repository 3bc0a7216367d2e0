import type { ImageValue } from '../../email/sections/section.ts'
import { thingUrl } from '../../email/theme/media-urls.ts'
import type { Theme } from '../../email/theme/theme.ts'
import { THINGS } from '../../email/theme/things.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Choice } from './choice.ts'
import { thingIn } from './thing-words.ts'

const ABOUT: ReadonlyMap<string, string> = new Map(THINGS.map(({ name, about }) => [name, about]))
type Thing = Pick<EmailFacts['things'][number], 'name' | 'text'>

/** Lights that go together: on a tint of the brand, of the accent, on a full colour. */
const LIGHTS = [1, 7, 6]

/** A small picture of what each thing is, in lights by turns; nothing unless every one of them has one. */
export function thingPictures(things: readonly Thing[], theme: Theme, choice: Choice): ImageValue[] | undefined {
  const first = Math.floor(choice.number('things') * LIGHTS.length)
  const pictures = things.map(({ name, text }, at) => {
    const thing = thingIn(name, text)
    const light = LIGHTS[(first + at) % LIGHTS.length] ?? 1
    return thing && { src: thingUrl(thing, theme, light), alt: ABOUT.get(thing) ?? '' }
  })
  return pictures.every(picture => picture) ? (pictures as ImageValue[]) : undefined
}

import type { Item } from '../../../../email/sections/section.ts'
import type { Brief, Kind, Thing } from '../../../brief-reader/brief.ts'
import { sentence } from '../../../brief-reader/tidy.ts'
import { isBegun } from '../copy/comeback.ts'
import type { Material } from '../material.ts'
import { sceneFor } from '../scene-words.ts'
import { iconFor, scenePicture } from '../scenes.ts'
import { linked } from './linked.ts'
import { type MadeSection, made, type Part } from './part.ts'
import { titleApart } from './title-apart.ts'

const HEADINGS: Partial<Record<Kind, string>> = {
  cart: 'What you chose',
  sale: 'In the sale',
  launch: 'What you get',
  shipping: 'In the parcel',
  winback: 'New since you were here',
  welcome: 'A place to start',
  event: 'On the programme',
  newsletter: 'In this issue',
  review: 'What you bought',
  announcement: 'In short',
  restock: 'What is back',
  renewal: 'What it costs',
  appointment: 'What it costs',
  notice: 'What it costs'
}
const headingOf = ({ brief, thing }: Material): string =>
  brief.kind === 'launch' && /\b(?:collection|range|series)$/i.test(thing ?? '')
    ? `In the ${thing?.split(' ').at(-1)}`
    : brief.kind === 'renewal' && /\b(?:plan|trial)s?\b/i.test(brief.source)
      ? 'Choose your plan'
      : sectionName(brief)

const sectionName = (brief: Brief): string =>
  brief.kind === 'newsletter' && /\b(?:what(?:'s| has| is)? (?:new|changed)|changelog|features?)\b/i.test(brief.text)
    ? "What's new"
    : (HEADINGS[brief.kind] ?? 'In short')

/** A list holds so many; what comes after them is said in a sentence. */
function sayTheRest(material: Material, most: number): void {
  const rest = material.brief.things.slice(most).map(({ title, price }) => (price ? `${title} (${price})` : title))
  if (rest.length > 0) material.statements.push(`Also: ${[...new Set(rest)].join(', ')}.`)
}

/** Pictures of products, unless one of them would stand in the email a third time: the top shows the email's own. */
function productScenes(things: Thing[], scene: string): string[] | undefined {
  const scenes = things.map(({ title }) => sceneFor(title) ?? scene)
  const isOften = (name: string) => [scene, ...scenes].filter(other => other === name).length > 2
  return scenes.some(isOften) ? undefined : scenes
}

/** Things with prices, each with a picture where they differ. */
function products(material: Material): MadeSection {
  const { brief, theme, scene } = material
  const scenes = productScenes(brief.things, scene)
  const items = brief.things.map(
    (thing, at): Item => ({
      ...(scenes && { image: scenePicture(scenes[at] ?? scene, theme, (at + 1) % 6, thing.title) }),
      title: thing.title,
      ...(thing.text && { text: linked(sentence(thing.text)) }),
      ...(thing.price && { price: thing.price }),
      ...(thing.was && { was: thing.was })
    })
  )
  return made('products', { heading: headingOf(material), items })
}

/** One thing with its price, picture beside words. */
function spotlight({ theme, scene, thing, copy }: Material, only: Thing): MadeSection {
  const about = only.text && sentence(only.text)
  return made('spotlight', {
    image: scenePicture(sceneFor(only.title) ?? scene, theme, 2, only.title),
    heading: only.title,
    text:
      about ??
      (thing && only.title !== thing && !copy.heading.includes(thing) ? sentence(thing) : 'Have a closer look.'),
    ...(only.price && { price: only.was ? `${only.price} (was ${only.was})` : only.price })
  })
}

/** Do the things differ enough to have each its own picture? */
function picturesOf(things: Thing[]): string[] | undefined {
  const scenes = things.map(({ title, text }) => sceneFor(`${title} ${text ?? ''}`))
  return scenes.every(scene => scene !== undefined) && new Set(scenes).size === scenes.length ? scenes : undefined
}

/** Topics and news: with pictures where each has one of its own, beside icons when all are told, else one under the other. */
function stories(material: Material): MadeSection {
  const { brief, theme } = material
  const things = brief.things.slice(0, 10).map(titleApart)
  sayTheRest(material, 10)
  const scenes = things.length < 6 ? picturesOf(things) : undefined
  if (
    !scenes &&
    things.length > 1 &&
    things.length < 7 &&
    (things.every(({ text }) => text && text.length < 140) || things.every(({ text, price }) => !text && !price))
  )
    return made('features', {
      heading: headingOf(material),
      items: things.map(({ title, text }, at) => ({
        icon: iconFor(`${title} ${text ?? ''}`, theme, at),
        title,
        ...(text && { text: linked(sentence(text)) })
      }))
    })
  const items = things.map((thing, at): Item => {
    const words = [thing.text && sentence(thing.text), thing.price].filter(Boolean).join(' ')
    return {
      ...(scenes?.[at] && { image: scenePicture(scenes[at], theme, (at + 2) % 6, '') }),
      title: thing.title,
      ...(words && { text: linked(words) })
    }
  })
  return made('list', { heading: headingOf(material), items })
}

/** Products when they have prices, else a list of what is told; places to fill in where a kind cannot do without. */
export const goods: Part = material => {
  const { brief } = material
  const { things } = brief
  const priced = things.some(thing => thing.price)
  if (things.length === 0) return places(material)
  if (brief.requests.includes('steps') && things.length > 1 && !priced) return undefined
  const isMixed = brief.kind === 'newsletter' && things.some(thing => !thing.price)
  if (brief.kind === 'cart' && things.length < 4) return products(material)
  if (!priced || isMixed || things.length > 6) return stories(material)
  const [only] = things
  return things.length === 1 && only && !/cart|order/.test(brief.kind) ? spotlight(material, only) : products(material)
}

/** "with old and new prices", "was and now prices". */
const HAS_OLD_PRICES =
  /\b(?:old|original|previous|before|was)(?:,? ?(?:and|&|\/|to) ?(?:the )?(?:new|now|sale|after|current))? prices?\b/i

/** Merge tags that the sending system fills in, where what they stand for differs from reader to reader or was not told. */
function places(material: Material): MadeSection | undefined {
  const { brief, notes } = material
  if (isBegun(brief)) return undefined
  const asked = brief.requests.includes('products')
  if (brief.kind === 'cart' || (asked && brief.kind !== 'newsletter')) {
    const name = brief.kind === 'cart' ? 'item' : 'product'
    const count = brief.kind === 'cart' ? 2 : (brief.productCount ?? 3)
    notes.push(
      brief.kind === 'cart'
        ? 'What the reader chose stands as {{item_1_name}} and {{item_1_price}}: your shop fills that in.'
        : 'The brief names no products, so they stand as {{product_1_name}} and {{product_1_price}}: tell me what to put there.'
    )
    const items = Array.from({ length: count }, (_, at) => ({
      title: `{{${name}_${at + 1}_name}}`,
      price: `{{${name}_${at + 1}_price}}`,
      ...(HAS_OLD_PRICES.test(brief.source) && { was: `{{${name}_${at + 1}_old_price}}` })
    }))
    return made('products', { heading: headingOf(material), items })
  }
  if (
    brief.kind !== 'newsletter' ||
    material.said.length > 0 ||
    material.fragments.length > 0 ||
    brief.wanted.length > 0 ||
    brief.groups.length > 0
  )
    return undefined
  notes.push(
    'The brief names no stories, so there are three places for them, {{story_1_title}} and on: tell me what to put there.'
  )
  const items = [1, 2, 3].map(at => ({ title: `{{story_${at}_title}}`, text: `{{story_${at}_text}}` }))
  return made('list', { heading: headingOf(material), items })
}

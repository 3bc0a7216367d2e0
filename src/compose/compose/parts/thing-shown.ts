import type { ImageValue } from '../../../email/sections/section.ts'
import type { Rest } from '../material.ts'
import { storyPictures } from '../scene.ts'
import { thingPictures } from '../thing-pictures.ts'
import { sourceOf, type Thing } from './thing-item.ts'

/** As many as a section of their kind holds. */
const [MOST, MOST_LISTED] = [12, 10]

/** How things are shown: by which section, how many in one, and what of each. */
export interface Shown {
  kind: string
  layout: string
  most: number
  slots: string[]
}

/** The section that suits what the things have. */
export function shownAs(things: readonly Thing[], rest: Rest, areDrawn: boolean): Shown {
  if (areDrawn || things.some(({ price, was }) => price || was)) return products(things, rest, areDrawn)
  return features(things, rest) ?? list(things, rest)
}

/** Things of which so many are shown by small pictures. */
const MOST_DRAWN = 6

/** Small pictures of a few things that bring none, where there is one for each; none where the email has no pictures. */
export function drawnOf(things: readonly Thing[], rest: Rest): { image: ImageValue }[] | undefined {
  const isDrawable = rest.picture !== undefined && things.length > 0 && things.length <= MOST_DRAWN
  if (!isDrawable || things.some(sourceOf) || areStories(things, rest)) return undefined
  return thingPictures(things, rest.theme, rest.choice)?.map(image => ({ image }))
}

/** Stories are few, and none brings its own picture. */
export const areStories = (things: readonly Thing[], { facts: { kind }, picture }: Rest): boolean =>
  kind === 'newsletter' &&
  picture !== undefined &&
  things.length > 1 &&
  things.length <= 6 &&
  !things.some(thing => sourceOf(thing) || thing.price)

/** A picture for each story but one that leads, which the opening's stands over. */
export function storiesOf(
  things: readonly Thing[],
  rest: Rest,
  { kind }: Shown
): ({ image: ImageValue } | undefined)[] {
  const names = things.map(({ name }) => name)
  return storyPictures(names, rest.theme, rest.choice).map((image, at) =>
    at === 0 && kind === 'list' ? undefined : { image }
  )
}

/** Letters of a name and of what is told of it that stand beside a small picture, and of what stands in a column. */
const [LONGEST_NAME, LONGEST_TEXT, LONGEST_COLUMN] = [48, 200, 100]
const MOST_FEATURES = 6

/** A few things that are told and not sold, each with a small picture; side by side where little is told. */
function features(things: readonly Thing[], { facts: { kind } }: Rest): Shown | undefined {
  const isFew = things.length > 1 && things.length <= MOST_FEATURES && kind !== 'newsletter'
  const isBrief = things.every(({ name, text = '' }) => name.length <= LONGEST_NAME && text.length <= LONGEST_TEXT)
  if (!isFew || !isBrief || things.some(sourceOf)) return undefined
  const isColumns = things.length <= 4 && things.every(({ text = '' }) => text.length <= LONGEST_COLUMN)
  return { kind: 'features', layout: isColumns ? 'columns' : 'rows', most: MOST_FEATURES, slots: ['title', 'text'] }
}

function products(things: readonly Thing[], { choice }: Rest, areDrawn: boolean): Shown {
  const pictured = areDrawn ? things.length : things.filter(sourceOf).length
  const isNarrow = things.some(({ name, text = '' }) => name.length > 40 || text.length > 120)
  const isFew = things.length > 1 && (areDrawn || things.length <= 3)
  const isGrid = isFew && !isNarrow && (pictured === things.length || (pictured === 0 && choice.number('grid') < 0.5))
  const layout = isGrid ? 'grid' : pictured > 0 ? 'rows' : 'menu'
  return { kind: 'products', layout, most: MOST, slots: ['image', 'title', 'text', 'price', 'was'] }
}

function list(things: readonly Thing[], rest: Rest): Shown {
  const slots = ['image', 'title', 'text']
  const isTold = things.length === 1 || things.some(({ text }) => text)
  if (areStories(things, rest) && !things[0]?.text) return { kind: 'products', layout: 'rows', most: MOST, slots }
  const layout = things.some(sourceOf) || areStories(things, rest) ? 'articles' : isTold ? 'plain' : 'points'
  return { kind: 'list', layout, most: MOST_LISTED, slots }
}

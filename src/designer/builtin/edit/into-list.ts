import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { ImageValue, Item } from '../../../email/sections/section.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { type Desk, kindWords, type Outcome, selectedSection } from './desk.ts'
import type { NewItem } from './new-items.ts'
import { placeIn } from './place-in.ts'
import { sceneNamed } from './scenes.ts'

/** Items at the end of the list there is, or as the first of a new section; words where the list cannot take them. */
export function intoList({ kind, list, example }: NewItem, items: Item[], desk: Desk): Outcome {
  const section = holderOfKind(kind, desk)
  const schema = SECTION_KINDS[kind]?.lists[list]
  if (section) return full(section, list, items.length) ?? appended(section, list, items, desk)
  if (kind === 'header' || kind === 'footer') return { words: `There is no ${kind} to put it in.` }
  if (schema && items.length > schema.max) return tooMany(kind, schema.max)
  if (schema && items.length < schema.min) {
    return {
      words: `There is no ${kindWords(kind)} section here yet, and one needs at least ${schema.min}. A text can stand alone: "add a paragraph: …"; where there is a list, say "${example}".`
    }
  }
  return [{ op: 'add', kind, content: { [list]: items }, ...placeIn(desk) }]
}

/** The section of a kind that takes what is added: the selected one before all others. */
export const holderOfKind = (kind: string, desk: Desk): OutlineSection | undefined =>
  [selectedSection(desk), ...desk.sections].find(section => section?.kind === kind)

const appended = (section: OutlineSection, list: string, items: Item[], desk: Desk): Outcome =>
  items.map((item, at) => ({
    op: 'add-item',
    ref: `${section.ref}.${list}`,
    item: likeOthers(section, list, item, at, desk)
  }))

/** Words when a list has no room for so many more. */
export function full({ kind, lists }: OutlineSection, name: string, more = 1): { words: string } | undefined {
  const most = SECTION_KINDS[kind]?.lists[name]?.max ?? 0
  const count = lists.find(list => list.name === name)?.items.length ?? 0
  return count + more > most ? tooMany(kind, most) : undefined
}

const tooMany = (kind: string, most: number): { words: string } => {
  const label = kindWords(kind)
  return {
    words: `${/s$/.test(label) ? `The ${label} hold` : `The ${label} holds`} ${most} at most. Remove some first, or name fewer.`
  }
}

/** Where all the others have a drawing of ours, the new one gets its own too, so that the row stays even. */
function likeOthers(section: OutlineSection, list: string, item: Item, at: number, { theme }: Desk): Item {
  const items = (section.section.content[list] as Item[] | undefined) ?? []
  const images = items.map(other => (other.image as ImageValue | undefined)?.src ?? '')
  if (images.length === 0 || !images.every(src => src.startsWith('/media/scenes/'))) return item
  const own = sceneNamed(String(item.title ?? ''))
  const name = own ?? /scenes\/([a-z-]+)/.exec(images[0] ?? '')?.[1]
  return name
    ? { image: { src: sceneUrl(name, theme, items.length + at + 1), alt: String(item.title ?? '') }, ...item }
    : item
}

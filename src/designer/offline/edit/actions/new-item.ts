import type { Item, ListSchema } from '../../../../email/sections/section.ts'
import { linkUrl } from '../../../../email/sections/urls.ts'
import { capital } from '../reword.ts'
import { factsIn } from '../values/facts.ts'

const SIGNS = /\s*(?:[\n;:]|,(?!\d)|\s[–—-]\s|(?<=[?.!])\s)\s*/
const EDGES = /^["“']|["”'.,]$/g
/** Where a list has a place for a fact of a kind. */
const PLACES: Partial<Record<string, string[]>> = {
  money: ['price', 'value'],
  time: ['time', 'date'],
  date: ['time', 'date']
}

/**
 * The words of an item in the slots of its list: prices, times and dates where it has a place for them, the first words as its
 * title, the rest as its text.
 * @param like An item of the list, which tells what its value is.
 * @returns `undefined` when a slot that it needs stays empty.
 */
export function newItem(values: readonly string[], { item: schema }: ListSchema, like?: Item): Item | undefined {
  const said = values.join('\n')
  const url = factsIn(said).find(({ kind }) => kind === 'url')
  const href = url && linkUrl(url.text)
  const bare = url ? said.slice(0, url.at) + said.slice(url.end) : said
  const pieces = bare
    .split(SIGNS)
    .map(each => each.replace(EDGES, '').trim())
    .filter(Boolean)
  const item: Item = {}
  const [first, ...more] = pieces.filter(piece => !isTyped(piece, schema, item, like))
  const free = (...names: string[]): string | undefined => names.find(name => name in schema && !item[name])
  const [head, body] = [free('title', 'label', 'value'), free('text', 'value', 'label', 'role')]
  if (head && first) item[head] = capital(first)
  if (body && body !== head && more.length > 0) item[body] = asSaid(more, bare)
  const link = Object.keys(schema).find(name => schema[name]?.slot === 'link')
  if (link && (href || !head)) item[link] = { label: head ? 'Read more' : capital(pieces.join(' ')), href: href ?? '#' }
  return Object.entries(schema).every(([name, slot]) => !slot.required || item[name] !== undefined) ? item : undefined
}

/** Puts a piece that is mostly a price, a time or a date where the list has a place for it. */
function isTyped(piece: string, schema: ListSchema['item'], item: Item, like?: Item): boolean {
  const facts = factsIn(piece)
  const isMost = facts.reduce((sum, { text }) => sum + text.length, 0) >= piece.length / 2
  const name = PLACES[(isMost && facts[0]?.kind) || '']?.find(each => each in schema)
  if (!name || (name === 'value' && like && factsIn(String(like.value)).length === 0)) return false
  item[name] = item[name] === undefined ? capital(piece) : `${item[name] as string}, ${piece}`
  return true
}

/** Pieces as they stood, with the signs between them. */
function asSaid(pieces: readonly string[], said: string): string {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  const [from, to] = [said.indexOf(first), said.lastIndexOf(last) + last.length]
  const sign = '.!?'.includes(said.charAt(to) || ' ') ? said.charAt(to) : ''
  const between = from >= 0 && to > from ? said.slice(from, to) : ''
  return capital(between && !between.includes('\n') ? between + sign : pieces.join(', '))
}

import type { Item, ListSchema, SlotValue } from '../../../../email/sections/section.ts'
import { linkUrl } from '../../../../email/sections/urls.ts'
import { capital } from '../reword.ts'
import { factsIn } from '../values/facts.ts'

/** What the words of a new item say, apart: pieces between signs, and the address among them. */
interface Pieces {
  words: string[]
  url?: string
}

const SIGNS = /\s*(?:[\n;:]|,(?!\d)|\s[–—-]\s|(?<=\?)\s|(?<=[.!])\s)\s*/

/** The words of an item in the slots of its list; `undefined` when a slot that it needs stays empty. */
export function newItem(
  values: readonly string[],
  { item: schema }: ListSchema,
  like: Item | undefined
): Item | undefined {
  const { words, url } = piecesOf(values)
  if ('link' in schema && !('title' in schema))
    return words[0] ? { link: { label: capital(words.join(' ')), href: url ?? '#' } } : undefined
  const item: Item = {}
  const rest = typed(words, schema, item, like)
  const [first, ...more] = rest
  const head = ['title', 'label', 'value'].find(name => name in schema && !item[name])
  if (head && first) item[head] = /[\p{L}]/u.test(first) ? capital(first) : first
  const body = ['text', 'value', 'label', 'role'].find(name => name in schema && !item[name])
  const joint = joined(more, values.join(' '))
  if (body && joint) item[body] = joint
  if (url) addLink(item, schema, url)
  const isWhole = Object.entries(schema).every(([name, slot]) => !slot.required || item[name] !== undefined)
  return isWhole ? item : undefined
}

function piecesOf(values: readonly string[]): Pieces {
  const text = values.join(' | ')
  const url = factsIn(text).find(({ kind }) => kind === 'url')
  const bare = url ? `${text.slice(0, url.at)}${text.slice(url.end)}` : text
  const words = bare
    .split(' | ')
    .flatMap(each => each.split(SIGNS))
    .map(each => each.replace(/^["“']|["”'.,]$/g, '').trim())
    .filter(Boolean)
  const href = url && linkUrl(url.text)
  return { words, ...(href && { url: href }) }
}

/** Prices, times and dates go where the list has a place for them. */
function typed(words: string[], schema: ListSchema['item'], item: Item, like: Item | undefined): string[] {
  return words.filter(piece => {
    const found = factsIn(piece)
    const [fact] = found
    const isMost = found.reduce((sum, { text }) => sum + text.length, 0) >= piece.length * 0.5
    if (!fact || !isMost) return true
    const isWhen = fact.kind === 'time' || fact.kind === 'date'
    const name =
      fact.kind === 'money'
        ? ['price', 'value'].find(each => each in schema)
        : isWhen
          ? ['time', 'date'].find(each => each in schema)
          : undefined
    if (!name || (name === 'value' && like?.value !== undefined && !/\d/.test(String(like.value)))) return true
    if (item[name] !== undefined && !isWhen) return true
    item[name] = item[name] === undefined ? capital(piece) : `${item[name] as string}, ${piece}`
    return false
  })
}

/** Pieces as they stood: with the signs between them. */
function joined(pieces: string[], said: string): string {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last) return ''
  const from = said.indexOf(first)
  const to = said.lastIndexOf(last) + last.length
  const between = from >= 0 && to > from ? said.slice(from, to) : pieces.join(', ')
  const whole = between.includes('http') || between.includes('|') ? pieces.join(', ') : between
  return capital(/^[.!?]/.test(said.slice(to)) ? whole + said.charAt(to) : whole)
}

function addLink(item: Item, schema: ListSchema['item'], href: string): void {
  const name = Object.keys(schema).find(each => schema[each]?.slot === 'link')
  const label = [item.title, item.label].find(
    (value: SlotValue | undefined): value is string => typeof value === 'string'
  )
  if (name) item[name] = { label: label ?? 'Read more', href }
}

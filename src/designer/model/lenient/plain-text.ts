import type { Operation } from '../../../email/operations/operation.ts'
import { marksOf, marksText } from '../../../email/sections/inline-marks.ts'
import { decodeEntities } from '../../../email/source/entities.ts'

/** What makes a text HTML: an element that ends, or a line break. One tag alone may be what the text is about. */
const ELEMENT = /<(b|strong|i|em|u|p|a|span|ul|ol|li|div|h[1-6]|small|font|center)\b[^<>]*>[\s\S]*<\/\1>|<br\s*\/?>/i
const TAGS = /<\/?(?:b|strong|i|em|u|br|p|a|span|ul|ol|li|div|h[1-6]|small|font|center)\b[^<>]*>/i
const ENTITIES = /&(?:amp|nbsp|lt|gt|quot|apos|#\d+|[rl][sd]quo|[nm]dash|hellip|euro|pound|copy|middot|bull);/

/** Elements that do nothing but mark words: underlined, in a colour, of a size. */
const MARKED = /<(u|ins|s|strike|del|span|font)((?:\s[^<>]*)?)>([^<>]*)<\/\1>/gi

const REWRITES: readonly [RegExp, string][] = [
  [/\s*<br\s*\/?>\s*/gi, '\n'],
  [/<(b|strong)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '**$2**'],
  [/<(i|em)\b[^<>]*>\s*([\s\S]*?)\s*<\/\1>/gi, '*$2*'],
  [/<a\b[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)["']?[^<>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)'],
  [/\s*<li\b[^<>]*>\s*/gi, '\n- '],
  [/\s*<\/(?:p|div|ul|ol|h[1-6])>\s*/gi, '\n\n'],
  [new RegExp(TAGS, 'gi'), '']
]

function marked(whole: string, name: string, written: string, words: string): string {
  const attributes = [...written.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
  const marks = marksOf(
    name.toLowerCase(),
    Object.fromEntries(attributes.map(([, key = '', a, b]) => [key, a ?? b ?? '']))
  )
  return marks && words.trim() ? `[${words}]{${marksText(marks)}}` : whole
}

/** A text in which a model wrote tags or entities, as the inline syntax has it. Texts without any stay as they are. */
export function plainText(text: string): string {
  if (!ELEMENT.test(text) && !ENTITIES.test(text)) return text
  const words = REWRITES.reduce((done, [pattern, by]) => done.replace(pattern, by), text.replace(MARKED, marked))
  return decodeEntities(words)
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** An operation whose texts are plain; HTML that is asked for, addresses and styles stay. */
export function withPlainTexts(operation: Operation): Operation {
  const { op } = operation
  const isFree = (op === 'add' && operation.kind === 'free') || (op === 'set' && /\.html$/.test(operation.ref ?? ''))
  if (isFree || !TEXTS.has(op)) return operation
  return JSON.parse(
    JSON.stringify(operation, (name, value: unknown) =>
      typeof value === 'string' && !ADDRESSES.has(name) ? plainText(value) : value
    )
  ) as Operation
}

const TEXTS: ReadonlySet<string> = new Set(['meta', 'add', 'add-item', 'set'])
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'ref', 'refs'])

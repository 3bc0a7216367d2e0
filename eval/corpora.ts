import { readdirSync, readFileSync } from 'node:fs'
import type { Kind } from '../src/compose/kinds.ts'
import { type BriefCase, markedCase } from './briefs/case.ts'
import type { Relation } from './material.ts'

const FOLDER = new URL('../training/briefs/', import.meta.url)
const DIRECTION: ReadonlySet<string> = new Set(['ask', 'tell', 'to', 'look', 'part', 'note'])
/** Who sends it, and what the sender is: readers may know, but need not be told. */
const NEITHER: ReadonlySet<string> = new Set(['brand', 'trade'])

/** An annotated brief of the corpora, with the file by which folds part them. */
export interface CorpusCase {
  file: string
  brief: BriefCase
}

/** About `size` annotated briefs, the same share of each file, evenly spread over it. */
export function sampledCorpora(size: number): CorpusCase[] {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(file => ({ file, briefs: briefsIn(readFileSync(new URL(file, FOLDER), 'utf8')) }))
  const step = files.reduce((sum, { briefs }) => sum + briefs.length, 0) / size
  return files.flatMap(({ file, briefs }) =>
    Array.from({ length: Math.max(1, Math.round(briefs.length / step)) }, (_, at) => {
      const place = Math.min(briefs.length - 1, Math.floor((at + 0.5) * step))
      return { file, brief: corpusCase(`${file}:${place + 1}`, briefs[place] ?? '') }
    })
  )
}

const briefsIn = (text: string): string[] =>
  text
    .split(/^---\s*$/m)
    .map(brief => brief.trim())
    .filter(Boolean)

type Marked = { role: string; at: number; end: number; text: string }

/** A marked brief as a case: direction and told by its marks, facts and relations as far as they follow from them. */
export function corpusCase(id: string, marked: string): BriefCase {
  const [, kind = '', body = ''] = /^# kind: (\w+)\n(.+)$/s.exec(marked) ?? []
  const { text, marks } = readMarks(body)
  const isTold = ({ role }: Marked): boolean => !DIRECTION.has(role) && !NEITHER.has(role)
  const textsOf = (some: readonly Marked[]): string[] => some.map(mark => mark.text)
  const told = marks.filter(isTold)
  const brief = {
    id,
    form: 'corpus',
    text,
    language: 'en',
    expect: 'email' as const,
    wellMeant: true,
    kinds: [kind as Kind],
    sender: textsOf(marks.filter(({ role }) => role === 'brand')),
    told: textsOf(told),
    direction: textsOf(marks.filter(({ role }) => DIRECTION.has(role))),
    facts: [...new Set(textsOf(told).flatMap(factsIn))],
    relations: relationsIn(told),
    wrong: []
  }
  const ranges = marks
    .filter(({ role }) => !NEITHER.has(role))
    .map(mark => ({ at: mark.at, end: mark.end, mark: isTold(mark) ? ('told' as const) : ('direction' as const) }))
  const names = textsOf(marks.filter(({ role }) => role === 'name' || role === 'item'))
  return { ...markedCase(brief, ranges), names }
}

function readMarks(body: string): { text: string; marks: Marked[] } {
  let text = ''
  const marks: Marked[] = []
  for (const [, plain, role, inner = ''] of body.matchAll(/([^<]+|<(?![a-z]+>))|<([a-z]+)>(.*?)<\/\2>/gs)) {
    if (role) marks.push({ role, at: text.length, end: text.length + inner.length, text: inner })
    text += plain ?? inner
  }
  return { text, marks }
}

/** Sums, percentages, codes, addresses and whatever else has figures in it. */
const FACT =
  /https?:\/\/[^\s,;)]+|[\w.-]+@[\w-]+\.[\w.]+\w|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[\w./-]*\w)?|[€£$¥₦₹₱]?\s?\d+(?:[.,:/]\d+)*(?:\s?(?:%|€|£|kr|am|pm)(?!\p{L}))?|\b[A-Z]{2,}[\dA-Z]*\d\b/gu
const factsIn = (text: string): string[] =>
  (text.match(FACT) ?? []).map(fact => fact.trim()).filter(fact => fact.length > 1)

const MONEY = /[€£$¥₦₹₱]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:€|£|kr\b)/gu

/** A thing of a list with one sum has it for its price; words that somebody said are theirs. */
function relationsIn(told: readonly Marked[]): Relation[] {
  return told.flatMap(({ role, text }, at): Relation[] => {
    if (role === 'by') {
      const said = [told[at - 1], told[at + 1]].find(mark => mark?.role === 'quote')
      return said ? [{ type: 'author', of: said.text, is: text }] : []
    }
    const sums = role === 'item' ? [...text.matchAll(MONEY)] : []
    const [sum] = sums
    const thing = text.slice(0, sum?.index).replace(/[\s(,;:–—-]+(?:at|for|is|now|only)?\s*$/i, '')
    return sum && sums.length === 1 && /\p{L}{3}/u.test(thing) ? [{ type: 'price', of: thing, is: sum[0] }] : []
  })
}

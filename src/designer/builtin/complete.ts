import type { SectionInput } from '../../email/sections/normalise.ts'
import type { Item } from '../../email/sections/section.ts'
import { isSentence } from '../brief/clauses.ts'
import type { Fact } from '../brief/fact.ts'
import { capitalise, comparable, sentence, trimEnds } from '../brief/words.ts'
import type { Brief } from '../brief.ts'
import { hrefOf, withLinks } from './address.ts'
import { type Kit, section, textOf } from './kit.ts'

/** Is the fact in a text made comparable? Addresses count with or without their scheme. */
export function appears(fact: Fact, shown: string): boolean {
  const text = comparable(fact.text)
  if (fact.kind === 'link') return shown.includes(text.replace(/^https?:\/\//, '').replace(/\/$/, ''))
  if (fact.kind === 'percent') return shown.includes(text.replace(/\s*(?:percent|per cent)/, '%'))
  if (fact.kind === 'number')
    return new RegExp(`(?<![\\d.,])${text.split(/[\s-]/)[0]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`).test(
      shown
    )
  return shown.includes(text)
}

/** Facts of the brief that the sections do not show. */
export function missingFacts(brief: Brief, sections: readonly SectionInput[]): Fact[] {
  const shown = textOf(sections)
  return brief.facts.filter(fact => !appears(fact, shown))
}

const LABELS: Record<Fact['kind'], string> = {
  merge: 'For you',
  email: 'Write to us',
  link: 'Read more',
  quote: 'In short',
  reference: 'Reference',
  code: 'Code',
  amount: 'Price',
  percent: 'Discount',
  date: 'Date',
  time: 'Time',
  phone: 'Call us',
  number: 'Number',
  name: 'With'
}

/** Sections with the missing facts put in: the sentences of the brief that hold them, else a line with a label each. */
export function placeMissing(kit: Kit, sections: SectionInput[], missing: readonly Fact[]): SectionInput[] {
  const { brief } = kit
  const sentences: string[] = []
  const rows: Item[] = []
  for (const fact of missing) {
    const said = comparable([...sentences, ...rows.flatMap(row => Object.values(row) as string[])].join(' '))
    if (appears(fact, said)) continue
    const holder = brief.statements.find(
      ({ start, end, text }) => fact.start >= start && fact.end <= end && appears(fact, comparable(text))
    )
    if (holder && isSentence(holder.text) && holder.text.length < 400)
      sentences.push(withLinks(sentence(holder.text), brief))
    else if (holder && holder.text.length < 70 && fact.kind !== 'link')
      rows.push({ label: fact.kind === 'name' ? 'About' : LABELS[fact.kind], value: withLinks(holder.text, brief) })
    else rows.push(rowFor(fact, brief))
  }
  return insert(sections, sentences, rows)
}

function rowFor(fact: Fact, brief: Brief): Item {
  const label = labelBefore(fact, brief) ?? (fact.label ? capitalise(fact.label) : LABELS[fact.kind])
  if (fact.kind === 'link' || fact.kind === 'email')
    return { label, value: `[${fact.text.replace(/^https?:\/\//i, '')}](${hrefOf(fact.text)})` }
  return { label, value: fact.text }
}

/** The word right before a fact often says what it is: "deposit £20". */
function labelBefore({ start, kind }: Fact, { text }: Brief): string | undefined {
  if (kind === 'link' || kind === 'quote' || kind === 'name') return undefined
  const word = /\b([a-z]{3,14}(?: [a-z]{3,12})?)\s*(?:is|are|:|=|of)?\s*$/i.exec(
    text.slice(Math.max(0, start - 32), start)
  )?.[1]
  return word &&
    !/\b(?:the|and|for|with|from|until|over|under|about|this|that|our|their|get|use|code|only|just|between|than|over)\b/i.test(
      word
    )
    ? capitalise(trimEnds(word.toLowerCase()))
    : undefined
}

/** Sentences join the text that is there; rows the details; both else stand before the end. */
function insert(sections: SectionInput[], sentences: string[], rows: Item[]): SectionInput[] {
  const end = sections.findIndex(({ kind }) => kind === 'cta' || kind === 'footer')
  const before = end < 0 ? sections.length : end
  const result = [...sections]
  const extra: SectionInput[] = []
  const text = result.findIndex(
    ({ kind, content }) => kind === 'text' && typeof content.text === 'string' && !content.signature
  )
  if (sentences.length > 0 && text >= 0) {
    const own = result[text]!
    result[text] = {
      ...own,
      content: { ...own.content, text: `${String(own.content.text)}\n\n${sentences.join(' ')}` }
    }
  } else if (sentences.length > 0) extra.push(section('text', { text: sentences.join(' ') }))
  const table = result.findIndex(
    ({ kind, content }) =>
      kind === 'details' && Array.isArray(content.items) && content.items.length + rows.length <= 10
  )
  if (rows.length > 0 && table >= 0) {
    const own = result[table]!
    result[table] = { ...own, content: { ...own.content, items: [...(own.content.items as Item[]), ...rows] } }
  } else {
    for (let at = 0; at < rows.length; at += 10)
      extra.push(section('details', { heading: 'Good to know', items: rows.slice(at, at + 10) }, 'table'))
  }
  return [...result.slice(0, before), ...extra, ...result.slice(before)]
}

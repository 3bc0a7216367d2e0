import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import layouts from '../layouts.json' with { type: 'json' }
import manners from '../manners.json' with { type: 'json' }
import { readMention } from '../mention.ts'
import { type Part, sectionOf } from '../part.ts'
import { guessOf, nameOf } from '../say.ts'
import { says, type Token } from '../tokens.ts'
import { singular } from '../vocabulary.ts'
import { phrasesFor } from '../wishes.ts'
import { fits, notFound } from './rule.ts'

const WORDS = layouts as Record<string, Record<string, string>>

/** `layout`: another arrangement of a section, by the words that say which. */
export function layout(job: Job): Outcome {
  const { parts } = targetsOf(job, part => arrangeable(part) * suits(sectionOf(part), job))
  const sections = [...new Set(parts.flatMap(part => sectionOf(part) ?? []))]
  const [first] = sections
  if (!first) return unable(notFound(job))
  if (first.ref.startsWith('e'))
    return unable('This part is plain HTML; its arrangement can be changed in the code view.')
  const operations = sections.flatMap(section => layoutIn(section, job).map(name => arranged(section, name)))
  if (operations.length > 0) return { operations }
  const guesses = (SECTION_KINDS[first.name]?.layouts ?? []).flatMap(name =>
    guessOf(job, `Arrange ${nameOf(first)} as “${name}”`, { operations: [arranged(first, name)] })
  )
  return { ask: `How should ${nameOf(first)} be arranged?`, guesses }
}

const arrangeable = fits({ section: 1, item: 0.9, image: 0.9, slot: 0.8 })

/** Arrangements are named in words that suit a few kinds of sections, and several things are arranged in a list. */
function suits(section: Part | undefined, job: Job): number {
  if (!section) return 0
  const { count, isPlural } = readMention(tokensFor(job.wish, 'target'))
  const items = section.children.filter(({ type }) => type === 'item').length
  const isMany = count === undefined ? !isPlural || items > 1 : items >= count
  return isMany && (wordsFor(section, tokensIn(job)).length > 0 || layoutIn(section, job).length > 0) ? 1 : 0.7
}

const arranged = ({ ref }: Part, name: string) => ({ op: 'layout' as const, ref, layout: name })

/** The words that say how, up to what is not wanted; what is said last is wished, what is said before is so now. */
function tokensIn({ wish }: Job): Token[] {
  const not = wish.tokens.find(token => says([token], 'not instead than'))?.at ?? Number.POSITIVE_INFINITY
  const values = phrasesFor(wish, 'value').filter(({ at }) => at < not)
  return (values.at(-1)?.tokens ?? wish.tokens).filter(({ at }) => at < not)
}

/** The layouts of a section whose words are said most. */
function wordsFor(section: Part | undefined, tokens: readonly Token[]): string[] {
  const said = new Set(tokens.flatMap(({ key }) => [key, singular(key)]))
  const words = WORDS[section?.name ?? ''] ?? {}
  const hits = (name: string): number =>
    (words[name] ?? '').split(' ').filter(word => said.has(word)).length + 2 * Number(said.has(name))
  const most = Math.max(1, ...Object.keys(words).map(hits))
  return Object.keys(words).filter(name => hits(name) === most)
}

/** The layout whose words are said most; of two the other one, when another is asked for. */
function layoutIn(section: Part, job: Job): string[] {
  const now = outlineOf(job.email).sections.find(each => each.ref === section.ref)?.layout
  const [best, ...more] = wordsFor(section, tokensIn(job))
  if (best && more.length === 0) return best === now ? [] : [best]
  const others = Object.keys(WORDS[section.name] ?? {}).filter(name => name !== now)
  return says(job.wish.tokens, manners.another) && others.length === 1 ? others : []
}

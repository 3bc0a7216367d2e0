import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import layouts from '../layouts.json' with { type: 'json' }
import manners from '../manners.json' with { type: 'json' }
import { type Part, sectionOf } from '../part.ts'
import { guessOf, nameOf } from '../say.ts'
import { says } from '../tokens.ts'
import { singular } from '../vocabulary.ts'
import { fits, notFound } from './rule.ts'

const WORDS = layouts as Record<string, Record<string, string>>

/** `layout`: another arrangement of a section, by the words that say which. */
export function layout(job: Job): Outcome {
  const { parts } = targetsOf(job, fits({ section: 1, item: 0.9, image: 0.9, slot: 0.8 }))
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

const arranged = ({ ref }: Part, name: string) => ({ op: 'layout' as const, ref, layout: name })

/** The layout whose words are said most, up to what is not wanted; of two the other one, when another is asked for. */
function layoutIn({ ref, name: kind }: Part, { wish, email }: Job): string[] {
  const now = outlineOf(email).sections.find(each => each.ref === ref)?.layout
  const values = tokensFor(wish, 'value')
  const not = wish.tokens.find(token => says([token], 'not instead rather'))?.at ?? Number.POSITIVE_INFINITY
  const tokens = (values.length > 0 ? values : wish.tokens).filter(({ at }) => at < not)
  const said = new Set(tokens.flatMap(({ key }) => [key, singular(key)]))
  const words = WORDS[kind] ?? {}
  const hits = (name: string): number =>
    (words[name] ?? '').split(' ').filter(word => said.has(word)).length + 2 * Number(said.has(name))
  const [best = '', next = ''] = Object.keys(words).toSorted((one, other) => hits(other) - hits(one))
  if (hits(best) > hits(next)) return best === now ? [] : [best]
  const others = Object.keys(words).filter(name => name !== now)
  return says(wish.tokens, manners.another) && others.length === 1 ? others : []
}

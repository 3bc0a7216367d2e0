import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import layouts from '../layouts.json' with { type: 'json' }
import manners from '../manners.json' with { type: 'json' }
import { type Part, sectionOf } from '../part.ts'
import { guessOf, nameOf } from '../say.ts'
import { says, type Token } from '../tokens.ts'
import { singular } from '../vocabulary.ts'
import { fits, notFound } from './rule.ts'

const WORDS = layouts as Record<string, Record<string, string>>

/** `layout`: another arrangement of a section, by the words that say which. */
export function layout(job: Job): Outcome {
  const { parts } = targetsOf(job, fits({ section: 1, item: 0.9, image: 0.9, slot: 0.8 }))
  const sections = [...new Set(parts.flatMap(part => sectionOf(part) ?? []))]
  const [first] = sections
  if (!first) return unable(notFound(job))
  if (sections.every(({ ref }) => ref.startsWith('e')))
    return unable('This part is plain HTML; its arrangement can be changed in the code view.')
  const operations = sections.flatMap(section => {
    const name = layoutIn(section, job)
    return name ? [arranged(section, name)] : []
  })
  if (operations.length > 0) return { operations }
  const guesses = (SECTION_KINDS[first.name]?.layouts ?? []).flatMap(name =>
    guessOf(job, `Arrange ${nameOf(first)} as “${name}”`, { operations: [arranged(first, name)] })
  )
  return { ask: `How should ${nameOf(first)} be arranged?`, guesses }
}

const arranged = ({ ref }: Part, name: string) => ({ op: 'layout' as const, ref, layout: name })

/** Words up to what is not wanted: "under each other rather than side by side". */
function affirmed({ wish }: Job): readonly Token[] {
  const values = tokensFor(wish, 'value')
  const said = values.length > 0 ? values : wish.tokens
  const not = wish.tokens.find(token => says([token], 'not instead rather'))
  const kept = said.filter(({ at }) => !not || at < not.at)
  return kept.length > 0 ? kept : said
}

/** The layout whose words are said most; where it stands already, none. */
function layoutIn(section: Part, job: Job): string | undefined {
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === section.ref)?.layout
  const said = new Set(affirmed(job).flatMap(({ key }) => [key, singular(key)]))
  const scored = Object.entries(WORDS[section.name] ?? {})
    .map(([name, words]) => ({
      name,
      score: words.split(' ').filter(word => said.has(word)).length + 2 * Number(said.has(name))
    }))
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = scored
  if (best && best.score > (next?.score ?? 0)) return best.name === now ? undefined : best.name
  const others = scored.filter(({ name }) => name !== now)
  return says(job.wish.tokens, manners.another) && others.length === 1 ? others[0]?.name : undefined
}

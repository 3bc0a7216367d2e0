import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Section } from '../../../../email/sections/section.ts'
import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import layouts from '../layouts.json' with { type: 'json' }
import { isImage, type Part, sectionOf } from '../part.ts'
import { guessOf, nameOf } from '../say.ts'
import type { Token } from '../tokens.ts'
import { singular } from '../vocabulary.ts'

const WORDS = layouts as Record<string, Record<string, string>>

/** `layout`: another arrangement of a section, by the words that say which. */
export function layout(job: Job): Outcome {
  const found = targetsOf(job, part =>
    part.type === 'section' ? 1 : part.type === 'item' || isImage(part) ? 0.9 : part.type === 'slot' ? 0.8 : 0
  )
  const sections = [...new Set(found.parts.flatMap(part => sectionOf(part) ?? []))]
  if (sections.length === 0)
    return unable('I did not see which section you mean. Say it by its heading, such as "the products".')
  if (sections.every(({ ref }) => ref.startsWith('e')))
    return unable('This part is plain HTML; its arrangement can be changed in the code view.')
  const chosen = sections.flatMap(section => {
    const name = layoutNamed(section, job)
    return name ? [{ section, name }] : []
  })
  if (chosen.length === 0)
    return {
      ask: `How should ${nameOf(sections[0] as Part)} be arranged?`,
      guesses: sections.slice(0, 1).flatMap(section => choices(section, job))
    }
  return laidOut(chosen)
}

function laidOut(chosen: { section: Part; name: string }[]): Outcome {
  return {
    operations: chosen.map(({ section, name }) => ({ op: 'layout', ref: section.ref, layout: name }))
  }
}

/** Words up to what is not wanted: "under each other rather than side by side". */
function affirmed({ tokens }: Job['wish'], said: readonly Token[]): Token[] {
  const not = tokens.find(
    ({ key }, at) => key === 'not' || key === 'instead' || (key === 'rather' && tokens[at + 1]?.key === 'than')
  )
  const kept = said.filter(({ at }) => !not || at < not.at)
  return kept.length > 0 ? kept : [...said]
}

/** The layout whose words are said most; where it stands already, none. */
function layoutNamed(section: Part, { wish, email }: Job): string | undefined {
  const now = outlineOf(email).sections.find(({ ref }) => ref === section.ref) as Section | undefined
  const said = new Set(
    affirmed(wish, tokensFor(wish, 'value').length > 0 ? tokensFor(wish, 'value') : wish.tokens).map(({ key }) => key)
  )
  const scored = Object.entries(WORDS[section.name] ?? {}).map(([name, words]) => ({
    name,
    score: words.split(' ').filter(word => said.has(word) || said.has(singular(word))).length + (said.has(name) ? 2 : 0)
  }))
  const isOther = ['another', 'different', 'other', 'differently'].some(word => said.has(word))
  const best = scored.filter(({ name }) => name !== now?.layout).sort((one, other) => other.score - one.score)
  const stays = scored.find(({ name }) => name === now?.layout)?.score ?? 0
  if (best[0] && best[0].score > stays && best[0].score > (best[1]?.score ?? 0)) return best[0].name
  return isOther && best.length === 1 ? best[0]?.name : undefined
}

const choices = (section: Part, job: Job) =>
  (SECTION_KINDS[section.name]?.layouts ?? []).flatMap(name =>
    guessOf(job, `Arrange ${nameOf(section)} as “${name}”`, laidOut([{ section, name }]))
  )

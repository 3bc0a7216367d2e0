import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Guess } from '../../../designer.ts'
import honest from '../honest.json' with { type: 'json' }
import { type Change, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { type Part, sectionOf } from '../part.ts'
import { guessOf, MOST_GUESSES, nameOf } from '../say.ts'

export const ABLE =
  'I can change texts, colours, fonts, sizes, pictures, links and layouts, and add, move or remove parts. Say it as in "make the button green", "the vase is £40" or "move the quote above the prices".'

/** `impossible`: why, and what can be done instead. */
export function impossible({ wish }: Job): Outcome {
  const said = new Set(wish.tokens.map(({ key }) => key))
  const scored = honest
    .map(({ words, text }) => ({ text, hits: words.split(' ').filter(word => said.has(word)).length }))
    .sort((one, other) => other.hits - one.hits)
  return unable(scored[0] && scored[0].hits > 0 ? scored[0].text : `I cannot do that. ${ABLE}`)
}

/** `voice`, `rewrite`, `lengthen`: meaning is never written anew. */
export function otherWords(job: Job): Outcome {
  const [part] = targetsOf(job, each => (each.type === 'email' ? 0.5 : 1)).parts
  const place = part ? nameOf(part) : 'it'
  return unable(
    `I do not write texts anew: I could change what they mean. Give me the words for ${place}, or tell me to shorten it, and I put them in.`
  )
}

/** `vague`: what may be meant, as things to choose. Nothing is changed. */
export function vague(job: Job): Outcome {
  const named = targetsOf(job, part => (part.type === 'email' ? 0 : 1))
    .parts.map(sectionOf)
    .find(part => part?.ref.startsWith('s'))
  const hero = job.scene.parts.find(({ type, name }) => type === 'section' && name === 'hero')
  const section = named ?? hero ?? job.scene.parts.find(({ type }) => type === 'section')
  const guesses = section ? guessesFor(section, job) : []
  return { ask: 'That can mean several things. Is it one of these?', guesses: guesses.slice(0, MOST_GUESSES) }
}

function guessesFor(section: Part, job: Job): Guess[] {
  const heading =
    section.children.find(({ name }) => name === 'heading') ?? job.scene.parts.find(({ name }) => name === 'heading')
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === section.ref)
  const other = SECTION_KINDS[section.name]?.layouts.find(name => name !== now?.layout)
  const tone = now?.tone === 'brand' ? 'tint' : 'brand'
  return [
    ...(heading ? guessOf(job, `Make ${nameOf(heading)} larger`, larger(heading, job)) : []),
    ...(heading && !now ? guessOf(job, `Put ${nameOf(heading)} in the middle`, middled(heading)) : []),
    ...(now
      ? guessOf(
          job,
          `Put ${nameOf(section)} on ${tone === 'brand' ? 'the brand colour' : 'a light ground'}`,
          arranged(section, { tone })
        )
      : []),
    ...(now && other
      ? guessOf(job, `Arrange ${nameOf(section)} as “${other}”`, arranged(section, { layout: other }))
      : [])
  ]
}

const larger = (part: Part, { scene: { looks } }: Job): Change => {
  const size = Math.round(looks.fontSize(part.element) * 1.25)
  return {
    operations: [{ op: 'style', ref: part.ref, style: { 'font-size': `${size}px`, 'line-height': '1.15' } }]
  }
}

const middled = (part: Part): Change => ({
  operations: [{ op: 'style', ref: part.ref, style: { 'text-align': 'center' } }]
})

const arranged = (section: Part, to: { layout: string } | { tone: 'brand' | 'tint' }): Change => ({
  operations: [{ op: 'layout', ref: section.ref, ...to }]
})

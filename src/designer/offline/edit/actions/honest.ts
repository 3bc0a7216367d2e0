import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Guess } from '../../../designer.ts'
import { revoiced } from '../../compose/revoice.ts'
import type { Voice } from '../../deck.ts'
import contractions from '../contractions.json' with { type: 'json' }
import honest from '../honest.json' with { type: 'json' }
import { type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { isText, type Part, sectionOf, slotsOf } from '../part.ts'
import { capital, setText, wordsPattern, written } from '../reword.ts'
import { guessOf, MOST_GUESSES, nameOf, short } from '../say.ts'
import { says } from '../tokens.ts'
import voices from '../voices.json' with { type: 'json' }
import { shorten } from './cut.ts'
import { fits } from './rule.ts'

export const ABLE =
  'I can change texts, colours, fonts, sizes, pictures, links and layouts, and add, move or remove parts. Say it as in "make the button green", "the vase is £40" or "move the quote above the prices".'

/** `impossible`: why, and what can be done instead. */
export function impossible({ wish }: Job): Outcome {
  const hits = (words: string): number => wish.tokens.filter(token => says([token], words)).length
  const [best] = honest.toSorted((one, other) => hits(other.words) - hits(one.words))
  return unable(best && hits(best.words) > 0 ? best.text : `I cannot do that. ${ABLE}`)
}

/** `rewrite`, `lengthen`: meaning is never written anew. */
export function otherWords(job: Job): Outcome {
  const [part] = targetsOf(job, fits({ email: 0.5, canvas: 0, meta: 1, section: 1, item: 1, slot: 1 })).parts
  return unable(
    `I do not write texts anew: I could change what they mean. Give me the words for ${part ? nameOf(part) : 'it'}, or tell me to shorten it, and I put them in.`
  )
}

/** `vague`: what may be meant, as things to choose. Nothing is changed. */
export function vague(job: Job): Outcome {
  const { parts } = job.scene
  const named = targetsOf(job, fits({ meta: 1, section: 1, item: 1, slot: 1 })).parts.map(sectionOf)
  const sections = parts.filter(({ type }) => type === 'section')
  const section =
    named.find(part => part?.ref.startsWith('s')) ?? sections.find(({ name }) => name === 'hero') ?? sections[0]
  const guesses = section ? waysFor(section, job) : []
  return { ask: 'That can mean several things. Is it one of these?', guesses: guesses.slice(0, MOST_GUESSES) }
}

function waysFor(section: Part, job: Job): Guess[] {
  const isHeading = ({ name }: Part): boolean => name === 'heading'
  const heading = section.children.find(isHeading) ?? job.scene.parts.find(isHeading)
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === section.ref)
  const other = SECTION_KINDS[section.name]?.layouts.find(name => name !== now?.layout)
  const tone = now?.tone === 'brand' ? 'tint' : 'brand'
  const size = heading ? Math.round(job.scene.looks.fontSize(heading.element) * 1.25) : 0
  const styled = (label: string, style: Record<string, string>): Guess[] =>
    heading ? guessOf(job, label, { operations: [{ op: 'style', ref: heading.ref, style }] }) : []
  const arranged = (label: string, to: { layout: string } | { tone: 'brand' | 'tint' }): Guess[] =>
    now ? guessOf(job, label, { operations: [{ op: 'layout', ref: section.ref, ...to }] }) : []
  const line = heading ? nameOf(heading) : ''
  return [
    ...styled(`Make ${line} larger`, { 'font-size': `${size}px`, 'line-height': '1.15' }),
    ...arranged(`Put ${nameOf(section)} on ${tone === 'brand' ? 'the brand colour' : 'a light ground'}`, { tone }),
    ...(other ? arranged(`Arrange ${nameOf(section)} as “${other}”`, { layout: other }) : []),
    ...styled(`Put ${line} in the middle`, { 'text-align': 'center' })
  ]
}

const OPPOSITE: Record<Voice, Voice> = { formal: 'warm', warm: 'formal', lively: 'plain', plain: 'lively' }
/** What turns a manner into the other: "less formal", "too chatty". */
const AGAINST = "less too not without isn't stop"

/** `voice`: words are contracted or written out, which keeps what they mean; how copy says it in another voice is offered. */
export function voice(job: Job): Outcome {
  const to = voiceIn(job)
  const { parts } = targetsOf(job, fits({ email: 0.6, canvas: 0, section: 1, item: 1, slot: 1, meta: 1, image: 0 }))
  const texts = [...new Set(parts.flatMap(slotsOf))].filter(part => isText(part) && part.name !== 'unsubscribe')
  const operations = texts.flatMap(part => {
    const now = written(part)
    const next = to && to !== 'plain' ? respelled(now, to === 'formal') : now
    return next === now ? [] : [setText(part, next)]
  })
  return operations.length > 0 ? { operations } : otherWays(job, texts, to)
}

/** The voice that is asked for: of words for manners the last one, turned round by "less" or "too". */
function voiceIn({ wish: { tokens } }: Job): Voice | undefined {
  const names = Object.keys(voices) as Voice[]
  const at = tokens.findLastIndex(token => names.some(name => says([token], voices[name])))
  const said = names.find(name => at >= 0 && says(tokens.slice(at, at + 1), voices[name]))
  return said && (says(tokens.slice(Math.max(0, at - 2), at), AGAINST) ? OPPOSITE[said] : said)
}

/** "do not" as "don't", or the other way round. */
const respelled = (text: string, isFormal: boolean): string =>
  Object.entries(contractions).reduce((now, [long, brief]) => {
    const [from, to] = isFormal ? [brief, long] : [long, brief]
    return now.replace(wordsPattern(from), found =>
      found.charAt(0) === found.charAt(0).toUpperCase() ? capital(to) : to
    )
  }, text)

/** Meaning is never written anew; what else makes a text sound so is offered. */
function otherWays(job: Job, texts: readonly Part[], to: Voice | undefined): Outcome {
  const [part] = texts.toSorted((one, other) => other.text.length - one.text.length)
  const place = part ? nameOf(part) : 'it'
  const ask = `I do not write texts anew: I could change what they mean. Give me the words for ${place}, or choose what may help.`
  if (!part) return { ask, guesses: [] }
  const next = to && revoiced(written(part), to)
  const shorter = shorten({
    ...job,
    wish: { ...job.wish, phrases: [], tokens: [] },
    scene: { ...job.scene, selected: part }
  })
  const face =
    to === 'formal' || to === 'plain' ? ['Georgia', 'Georgia, serif'] : ['Trebuchet', '"Trebuchet MS", sans-serif']
  const style = { 'font-family': face[1] as string }
  return {
    ask,
    guesses: [
      ...(next && next !== written(part)
        ? guessOf(job, `Say “${short(next)}”`, { operations: [setText(part, next)] })
        : []),
      ...guessOf(job, `Shorten ${place}`, shorter),
      ...guessOf(job, `Set ${place} in ${face[0]}`, { operations: [{ op: 'style', ref: part.ref, style }] })
    ]
  }
}

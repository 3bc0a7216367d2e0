import type { Voice } from '../../../../compose/copy/deck.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import formal from '../formal.json' with { type: 'json' }
import honest from '../honest.json' with { type: 'json' }
import { type Change, type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isText, type Part, sectionOf, slotsOf } from '../part.ts'
import { capital, setText, wordsPattern, written } from '../reword.ts'
import { guessOf, MOST_GUESSES, nameOf } from '../say.ts'
import { says } from '../tokens.ts'
import voices from '../voices.json' with { type: 'json' }
import { shorten } from './cut.ts'
import { fits, headedBy } from './rule.ts'

export const ABLE =
  'I can change texts, colours, fonts, sizes, pictures, links and layouts, and add, move or remove parts. Say it as in "make the button green", "the vase is £40" or "move the quote above the prices".'

/** `impossible`: why, and what can be done instead. */
export function impossible({ wish }: Job): Outcome {
  const hits = (words: string): number => wish.tokens.filter(token => says([token], words)).length
  const [best] = honest.toSorted((one, other) => hits(other.words) - hits(one.words))
  return unable(best && hits(best.words) > 0 ? best.text : `I cannot do that. ${ABLE}`)
}

const NOT_ANEW = 'I do not write texts anew: I could change what they mean.'

/** `rewrite`, `lengthen`: meaning is never written anew. */
export function otherWords(job: Job): Outcome {
  const [part] = targetsOf(job, fits({ email: 0.5, canvas: 0, meta: 1, section: 1, item: 1, slot: 1 })).parts
  const place = part ? nameOf(part) : 'it'
  return unable(`${NOT_ANEW} Give me the words for ${place}, or tell me to shorten it, and I put them in.`)
}

const styled = (part: Part, style: Record<string, string>): Change => ({
  operations: [{ op: 'style', ref: part.ref, style }]
})

/** `vague`: what may be meant, as things to choose. Nothing is changed. */
export function vague(job: Job): Outcome {
  const { parts, looks } = job.scene
  const named = targetsOf(job, fits({ meta: 1, section: 1, item: 1, slot: 1 })).parts.map(sectionOf)
  const sections = parts.filter(({ ref, type }) => type === 'section' && ref.startsWith('s'))
  const section = named.find(part => part && sections.includes(part)) ?? sections.find(({ name }) => name === 'hero')
  const heading = [...(section?.children ?? []), ...parts].find(({ name }) => name === 'heading')
  const now = outlineOf(job.email).sections.find(({ ref }) => ref === section?.ref)
  const layout = SECTION_KINDS[section?.name ?? '']?.layouts.find(name => name !== now?.layout)
  const tone = now?.tone === 'brand' ? 'tint' : 'brand'
  const ways: [string, Change][] = []
  if (heading) {
    const size = `${Math.round(looks.fontSize(heading.element) * 1.25)}px`
    ways.push([`Make ${nameOf(heading)} larger`, styled(heading, { 'font-size': size, 'line-height': '1.15' })])
    ways.push([`Put ${nameOf(heading)} in the middle`, styled(heading, { 'text-align': 'center' })])
  }
  if (section) {
    const { ref } = section
    const ground = tone === 'brand' ? 'the brand colour' : 'a light ground'
    ways.unshift([`Put ${nameOf(section)} on ${ground}`, { operations: [{ op: 'layout', ref, tone }] }])
    if (layout)
      ways.push([`Arrange ${nameOf(section)} as “${layout}”`, { operations: [{ op: 'layout', ref, layout }] }])
  }
  const guesses = ways.flatMap(([label, change]) => guessOf(job, label, change))
  return { ask: 'That can mean several things. Is it one of these?', guesses: guesses.slice(0, MOST_GUESSES) }
}

const OPPOSITE: Record<Voice, Voice> = { formal: 'warm', warm: 'formal', lively: 'plain', plain: 'lively' }

/** `voice`: words give way to others that mean the same; where none do, it is said that texts are not written anew, and what else may help is offered. A heading that has none means what it heads. */
export function voice(job: Job): Outcome {
  const to = voiceIn(job)
  const { parts } = targetsOf(job, fits({ email: 0.6, canvas: 0, section: 1, item: 1, slot: 1, meta: 1, image: 0 }))
  const isQuoted = tokensFor(job.wish, 'target').some(({ shape }) => shape === 'quote')
  const outer = parts.flatMap(part => (isQuoted ? [] : headedBy(part, job)))
  const texts = [parts, outer].map(each =>
    [...new Set(each.flatMap(slotsOf))].filter(part => isText(part) && part.name !== 'unsubscribe')
  )
  for (const own of to === 'formal' || to === 'warm' ? texts : []) {
    const operations = own.flatMap(part => {
      const next = respelled(written(part), to === 'formal')
      return next === written(part) ? [] : [setText(part, next)]
    })
    if (operations.length > 0) return { operations }
  }
  return otherWays(job, texts[0] ?? [], to)
}

/** The voice that is asked for: of words for manners the last one, turned round by "less" or "too". */
function voiceIn({ wish: { tokens } }: Job): Voice | undefined {
  const names = Object.keys(voices) as Voice[]
  const at = tokens.findLastIndex(token => names.some(name => says([token], voices[name])))
  const said = names.find(name => at >= 0 && says(tokens.slice(at, at + 1), voices[name]))
  return said && (says(tokens.slice(Math.max(0, at - 2), at), manners.against) ? OPPOSITE[said] : said)
}

/** "do not" as "don't", "children" as "kids", or the other way round. */
const respelled = (text: string, isFormal: boolean): string =>
  Object.entries(formal).reduce((now, [long, brief]) => {
    const [from, to] = isFormal ? [brief, long] : [long, brief]
    return now.replace(wordsPattern(from), found =>
      found.charAt(0) === found.charAt(0).toUpperCase() ? capital(to) : to
    )
  }, text)

const FACES: [string, string][] = [
  ['Georgia', 'Georgia, serif'],
  ['Trebuchet', '"Trebuchet MS", sans-serif']
]

/** Meaning is never written anew; what else makes a text sound so is offered. */
function otherWays(job: Job, texts: readonly Part[], to: Voice | undefined): Outcome {
  const [part] = texts.toSorted((one, other) => other.text.length - one.text.length)
  const place = part ? nameOf(part) : 'it'
  const ask = `${NOT_ANEW} Give me the words for ${place}, or choose what may help.`
  if (!part) return { ask, guesses: [] }
  const wish = { ...job.wish, phrases: [], tokens: [] }
  const shorter = shorten({ ...job, wish, scene: { ...job.scene, selected: part } })
  const [face = '', family = ''] = FACES[Number(to === 'warm' || to === 'lively')] ?? []
  return {
    ask,
    guesses: [
      ...guessOf(job, `Shorten ${place}`, shorter),
      ...guessOf(job, `Set ${place} in ${face}`, styled(part, { 'font-family': family }))
    ]
  }
}

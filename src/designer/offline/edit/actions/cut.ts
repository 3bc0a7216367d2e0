import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isText, type Part, sectionOf, slotsOf } from '../part.ts'
import { saysWords, setText, withoutWords, written } from '../reword.ts'
import { nameOf } from '../say.ts'
import { sentencesOf, trimmed, wordCount } from '../sentences.ts'
import { says } from '../tokens.ts'
import { countIn } from '../values/measure.ts'
import { contentOf, stemsOf } from '../words.ts'
import { fits, headedBy, rule } from './rule.ts'

/** `remove`: sections, items, slots, sentences of a text, or words in one. Nothing else goes. */
export const remove = rule<true>({
  value: () => true,
  ask: '',
  accepts: fits({ section: 0.96, item: 1, slot: 0.95 }),
  marks: ['target', 'old'],
  operations: (parts, _, job) => {
    const [part, ...more] = parts
    const less = part && more.length === 0 ? withLess(part, job) : undefined
    if (part && less) return [setText(part, less)]
    return [...new Set(parts.map(each => wholeOf(each).ref))].map(ref => ({ op: 'remove', ref }))
  }
})

/** A text without the words in quotation marks, or without the one sentence that is meant. */
function withLess(part: Part, { wish }: Job): string | undefined {
  if (!isText(part)) return undefined
  const said = [...tokensFor(wish, 'old'), ...tokensFor(wish, 'target')]
  const quoted = said.find(({ shape }) => shape === 'quote')?.text
  if (quoted && saysWords(part, quoted)) return withoutWords(written(part), quoted)
  const sentences = sentencesOf(written(part))
  if (sentences.length < 2 || says(said, manners.texts)) return undefined
  const stems = contentOf(said.map(({ text }) => text).join(' '))
  const hits = sentences.map(({ text }) => stemsOf(text).filter(stem => stems.has(stem)).length)
  const most = Math.max(...hits)
  if (most === 0 || hits.indexOf(most) !== hits.lastIndexOf(most)) return undefined
  return joined(sentences.filter((_, at) => hits[at] !== most))
}

const joined = (sentences: ReturnType<typeof sentencesOf>): string =>
  sentences
    .map(({ text, gap }) => text + gap)
    .join('')
    .trim()

/** What cannot be without a slot goes with it: an item of that slot alone, a section that has nothing else. */
function wholeOf(part: Part): Part {
  const { parent } = part
  if (part.type !== 'slot' || !parent || part.ref.startsWith('e')) return part
  const schema = SECTION_KINDS[sectionOf(part)?.name ?? '']
  const slots = parent.type === 'item' ? schema?.lists[parent.list ?? '']?.item : schema?.slots
  const isNeeded = slots?.[part.name]?.required && (parent.type === 'item' || parent.children.length <= 2)
  return isNeeded || parent.children.length === 1 ? parent : part
}

/** How short a text is to be. */
interface Limit {
  size: (text: string) => number
  most: (text: string) => number
}

/** `shorten`: whole sentences and clauses fall from the end of a text; nothing is reworded. A heading that is short enough means what it heads. */
export const shorten = rule<Limit>({
  value: job => limitIn(job),
  ask: '',
  accepts: part => fits({ slot: 1, meta: 1, item: 0.97, section: 0.97, image: 0 })(part),
  focus: (parts, limit, job) => [
    ...new Set(
      parts.flatMap(longest).flatMap(slot => {
        const isShort = shorter(written(slot), limit, job.keep.flatMap(stemsOf)) === undefined
        return isShort ? headedBy(slot, job).flatMap(longest) : [slot]
      })
    )
  ],
  operations: (slots, limit, { keep }) =>
    slots.flatMap(slot => {
      const text = shorter(written(slot), limit, keep.flatMap(stemsOf))
      return text ? [setText(slot, text)] : []
    }),
  none: ([part]) =>
    `I can only drop whole sentences and clauses, and ${nameOf(part as Part)} has none that can go and leave as few words. Give me the words you want there.`
})

/** The text that is meant by a section or an item: its longest. */
const longest = (part: Part): Part[] =>
  part.type === 'meta'
    ? [part]
    : slotsOf(part)
        .filter(slot => isText(slot) && slot.children.length === 0)
        .toSorted((one, other) => other.text.length - one.text.length)
        .slice(0, 1)

function limitIn({ wish }: Job): Limit {
  const { tokens } = wish
  const count = countIn(tokensFor(wish, 'value')) ?? countIn(tokens)
  if (says(tokens, manners.sentences)) return { size: text => sentencesOf(text).length, most: () => count ?? 1 }
  if (count !== undefined && says(tokens, manners.letters)) return { size: text => text.length, most: () => count }
  if (count !== undefined && count > 1) return { size: wordCount, most: () => count }
  const share = says(tokens, 'half halve') ? 0.5 : says(tokens, 'bit little slightly touch') ? 0.85 : 0.7
  return { size: wordCount, most: text => Math.max(2, Math.floor(wordCount(text) * share)) }
}

/** Whole sentences within the limit, those that must stay and then from the beginning; else the clauses of the first. */
function shorter(text: string, { size, most }: Limit, must: readonly string[]): string | undefined {
  const limit = most(text)
  if (size(text) <= limit && limit > 1) return undefined
  const sentences = sentencesOf(text)
  const kept = new Set(sentences.filter(({ text: own }) => stemsOf(own).some(stem => must.includes(stem))))
  for (const sentence of sentences) {
    if (size(joined(sentences.filter(each => kept.has(each) || each === sentence))) > limit) break
    kept.add(sentence)
  }
  const whole = joined(sentences.filter(each => kept.has(each)))
  if (whole && whole !== text && size(whole) <= limit) return whole
  const stays = must.filter(stem => stemsOf(text).includes(stem))
  return trimmed(sentences[0]?.text ?? '').find(
    each => size(each) <= limit && stays.every(stem => stemsOf(each).includes(stem))
  )
}

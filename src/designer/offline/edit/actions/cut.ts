import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isText, type Part, sectionOf, slotsOf } from '../part.ts'
import { saysWords, setText, withoutWords, written } from '../reword.ts'
import { nameOf } from '../say.ts'
import { sentencesOf, trimmed, wordCount } from '../sentences.ts'
import { says } from '../tokens.ts'
import { countIn } from '../values/measure.ts'
import { stemsOf } from '../words.ts'
import { fits, rule } from './rule.ts'

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
  if (sentences.length < 2 || (says(said, manners.texts) && !says(said, manners.sentences))) return undefined
  const stems = new Set(said.flatMap(({ text }) => stemsOf(text)).filter(stem => stem.length > 2))
  const hits = sentences.map(({ text }) => stemsOf(text).filter(stem => stems.has(stem)).length)
  const most = Math.max(...hits)
  return most > 0 && hits.filter(each => each === most).length === 1
    ? sentences
        .map(({ text, gap }, at) => (hits[at] === most ? '' : text + gap))
        .join('')
        .trim()
    : undefined
}

/** What cannot be without a slot goes with it: an item of that slot alone, a section that has nothing else. */
function wholeOf(part: Part): Part {
  const { parent } = part
  if (part.type !== 'slot' || !parent || part.ref.startsWith('e')) return part
  const schema = SECTION_KINDS[sectionOf(part)?.name ?? '']
  const isItem = parent.type === 'item'
  const slot = isItem ? schema?.lists[parent.list ?? '']?.item[part.name] : schema?.slots[part.name]
  const isAlone = isItem
    ? parent.children.length === 1 || slot?.required
    : slot?.required && parent.children.length <= 2
  return isAlone ? parent : part
}

/** How short a text is to be. */
interface Limit {
  size: (text: string) => number
  most: (text: string) => number
}

/** `shorten`: whole sentences and clauses fall from the end of a text; nothing is reworded. */
export const shorten = rule<Limit>({
  value: job => limitIn(job),
  ask: '',
  accepts: part =>
    isText(part) && manners.lines.headed.split(' ').includes(part.name)
      ? 0.85
      : fits({ slot: 1, meta: 1, item: 0.97, section: 0.97, image: 0 })(part),
  focus: parts => [...new Set(parts.flatMap(longest))],
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

function limitIn({ wish: { tokens, ...wish } }: Job): Limit {
  const count = countIn(tokensFor({ ...wish, tokens }, 'value')) ?? countIn(tokens)
  if (says(tokens, manners.sentences)) return { size: text => sentencesOf(text).length, most: () => count ?? 1 }
  if (count !== undefined && says(tokens, manners.letters)) return { size: text => text.length, most: () => count }
  if (count !== undefined && count > 1) return { size: wordCount, most: () => count }
  const share = says(tokens, 'half halve') ? 0.5 : says(tokens, 'bit little slightly touch') ? 0.85 : 0.7
  return { size: wordCount, most: text => Math.max(2, Math.floor(wordCount(text) * share)) }
}

/** The longest beginning within the limit that keeps what must stay: of whole sentences, else of the clauses of the first. */
function shorter(text: string, { size, most }: Limit, must: readonly string[]): string | undefined {
  const limit = most(text)
  if (size(text) <= limit && limit > 1) return undefined
  const sentences = sentencesOf(text)
  const keeps = (part: string): boolean => stemsOf(part).some(stem => must.includes(stem))
  const joined = (those: ReadonlySet<number>): string =>
    sentences
      .map(({ text: own, gap }, at) => (those.has(at) ? own + gap : ''))
      .join('')
      .trim()
  const chosen = new Set(sentences.flatMap(({ text: own }, at) => (keeps(own) ? [at] : [])))
  for (const at of sentences.keys()) {
    const next = new Set([...chosen, at])
    if (size(joined(next)) > limit) break
    chosen.add(at)
  }
  const whole = joined(chosen)
  if (whole && whole !== text && size(whole) <= limit) return whole
  const stays = must.filter(stem => stemsOf(text).includes(stem))
  const clause = trimmed(sentences[0]?.text ?? '').find(
    each => size(each) <= limit && stays.every(stem => stemsOf(each).includes(stem))
  )
  return clause === text ? undefined : clause
}

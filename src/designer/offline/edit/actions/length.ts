import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import { isImage, type Part, slotsOf } from '../part.ts'
import { setText, written } from '../reword.ts'
import { nameOf } from '../say.ts'
import { sentencesOf, trimmed, wordCount } from '../sentences.ts'
import { countIn } from '../values/measure.ts'
import { stemsOf } from '../words.ts'

/** How short a text is to be. */
interface Limit {
  size: (text: string) => number
  most: number
}

/** `shorten`: whole sentences and clauses fall from the end of a text; nothing is reworded. */
export function shorten(job: Job): Outcome {
  const found = targetsOf(job, part =>
    isImage(part) || part.type === 'email'
      ? 0
      : /^(?:heading|title|label)$/.test(part.name)
        ? 0.85
        : part.type === 'slot' || part.type === 'meta'
          ? 1
          : 0.97
  )
  const slots = [...new Set(found.parts.flatMap(longest))]
  if (slots.length === 0) return unable('I found no text there to shorten.')
  const cut = slots.map(slot => ({ slot, text: shorter(written(slot), limitOf(job, written(slot)), job.keep) }))
  const operations = cut.flatMap(({ slot, text }) => (text ? [setText(slot, text)] : []))
  const [first] = slots
  return operations.length > 0
    ? { operations: operations }
    : unable(
        `I can only drop whole sentences and clauses, and ${nameOf(first as Part)} has none that can go and leave as few words. Give me the words you want there.`
      )
}

/** The text that is meant by a section or an item: its longest. */
function longest(part: Part): Part[] {
  const texts = slotsOf(part).filter(slot => !isImage(slot) && slot.children.length === 0)
  return texts.sort((one, other) => other.text.length - one.text.length).slice(0, 1)
}

function limitOf({ wish }: Job, text: string): Limit {
  const words = [...tokensFor(wish, 'value'), ...wish.tokens]
  const count = countIn(tokensFor(wish, 'value')) ?? countIn(wish.tokens)
  const says = (pattern: RegExp): boolean => words.some(({ key }) => pattern.test(key))
  if (says(/^(?:sentences?|line|lines)$/)) return { size: each => sentencesOf(each).length, most: count ?? 1 }
  if (count !== undefined && says(/^(?:letters?|characters?|chars?)$/))
    return { size: each => each.length, most: count }
  if (count !== undefined && count > 1) return { size: wordCount, most: count }
  const share = says(/^half$/) ? 0.5 : says(/^(?:bit|little|slightly|touch)$/) ? 0.85 : 0.7
  return { size: wordCount, most: Math.max(2, Math.floor(wordCount(text) * share)) }
}

/** The longest beginning within the limit that keeps what is to stay; a sentence that must stay takes the place of one that need not. */
function shorter(text: string, { size, most }: Limit, keep: readonly string[]): string | undefined {
  if (size(text) <= most && most > 1) return undefined
  const sentences = sentencesOf(text)
  const must = keep.flatMap(stemsOf)
  const isKept = (each: string): boolean => must.length > 0 && stemsOf(each).some(stem => must.includes(stem))
  const kept = sentences.map(({ text: own }) => isKept(own))
  const join = (those: boolean[]): string =>
    sentences
      .map(({ text: own, gap }, at) => (those[at] ? own + gap : ''))
      .join('')
      .trim()
  const chosen = sentences.map((_, at) => kept[at] ?? false)
  sentences.forEach((_, at) => {
    const next = chosen.map((is, place) => is || place === at)
    if (sentences.slice(0, at).every((__, place) => chosen[place]) && size(join(next)) <= most) chosen[at] = true
  })
  const whole = join(chosen)
  if (whole && size(whole) <= most && whole !== text) return whole
  const [first] = sentences
  const clause =
    first &&
    trimmed(first.text).find(
      each => size(each) <= most && must.every(stem => !stemsOf(text).includes(stem) || stemsOf(each).includes(stem))
    )
  return clause && clause !== text ? clause : undefined
}

import type { Operation } from '../../../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import { type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import { isImage, type Part, sectionOf } from '../part.ts'
import { says, setText, written } from '../reword.ts'
import { nameOf, whichOne } from '../say.ts'
import { sentencesOf } from '../sentences.ts'
import { stemsOf } from '../words.ts'

const removable = (part: Part): number =>
  part.type === 'email' || part.type === 'meta' ? 0 : part.type === 'section' ? 0.96 : part.type === 'item' ? 1 : 0.95

/** `remove`: sections, items, slots, sentences of a text, or words in one. Nothing else goes. */
export function remove(job: Job): Outcome {
  const words = [...tokensFor(job.wish, 'old'), ...tokensFor(job.wish, 'target')].filter(
    ({ shape }) => shape === 'quote'
  )
  const found = targetsOf(
    job,
    removable,
    job.wish.phrases.filter(({ mark }) => mark === 'target' || mark === 'old')
  )
  if (found.parts.length === 0)
    return unable(`I found nothing in this email that “${job.wish.said}” could mean, so nothing went.`)
  if (found.rivals.length > 0) return whichOne(job, [...found.parts, ...found.rivals], parts => gone(job, parts))
  const [part] = found.parts
  const quoted = words[0]?.text
  if (
    part &&
    quoted &&
    found.parts.length === 1 &&
    part.type === 'slot' &&
    says(part, quoted) &&
    written(part).length > quoted.length + 2
  )
    return without(part, text =>
      text
        .replace(quoted, '')
        .replace(/\s{2,}/g, ' ')
        .trim()
    )
  const sentence = part && found.parts.length === 1 ? sentenceMeant(part, job) : undefined
  return sentence && part
    ? without(part, text =>
        sentencesOf(text)
          .filter(each => each.text !== sentence)
          .map(({ text: own, gap }) => own + gap)
          .join('')
          .trim()
      )
    : gone(job, found.parts)
}

const without = (part: Part, cut: (text: string) => string): Outcome => {
  const text = cut(written(part))
  return text
    ? { operations: [setText(part, text)] }
    : unable(`That is all that ${nameOf(part)} says; to take it away, say "remove" and its name.`)
}

const LINES = /^(?:sentence|sentences|line|lines|bit|part|mention|phrase|words|clause|thing|about|stuff)$/

/** "the line about parking": the one sentence of a longer text whose words are said. */
function sentenceMeant(part: Part, { wish }: Job): string | undefined {
  if (part.type !== 'slot' || isImage(part)) return undefined
  const sentences = sentencesOf(written(part))
  if (sentences.length < 2) return undefined
  const said = tokensFor(wish, 'target')
  const stems = said.flatMap(({ text }) => stemsOf(text))
  const scored = sentences
    .map(({ text }) => ({
      text,
      hits: stems.filter(stem => new Set(stemsOf(text)).has(stem) && stem.length > 2).length
    }))
    .sort((one, other) => other.hits - one.hits)
  const isNamed =
    said.some(({ key }) => LINES.test(key)) ||
    !said.some(({ key }) => /^(?:paragraph|text|letter|para|intro)$/.test(key))
  return isNamed && (scored[0]?.hits ?? 0) > (scored[1]?.hits ?? 0) ? scored[0]?.text : undefined
}

/** What a section cannot be without goes with it: its last item, its required slot. */
function gone(_job: Job, parts: Part[]): Outcome {
  const meant = parts.map(part => wholeOf(part))
  const refs = [...new Set(meant.map(({ ref }) => ref))]
  const operations: Operation[] = refs.map(ref => ({ op: 'remove', ref }))
  return { operations }
}

/** An item whose only words are named is the item: a link of a list. A required slot takes its section along only when that has nothing else. */
function wholeOf(part: Part): Part {
  const { parent } = part
  if (part.type !== 'slot' || !parent || part.ref.startsWith('e')) return part
  if (parent.type === 'item' && parent.children.length === 1) return parent
  const schema = SECTION_KINDS[sectionOf(part)?.name ?? '']
  const slot = parent.type === 'item' ? schema?.lists[parent.list ?? '']?.item[part.name] : schema?.slots[part.name]
  const isAlone = slot?.required && (parent.type === 'item' || parent.children.length <= 2)
  return isAlone ? parent : part
}

import { type Job, type Outcome, targetsOf } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, isText, type Part, slotsOf } from '../part.ts'
import { asText, saysWords, setText, signAfter, written } from '../reword.ts'
import { short } from '../say.ts'
import { says } from '../tokens.ts'
import { factOf } from '../values/facts.ts'
import { conceptsOf } from '../vocabulary.ts'
import { type Phrase, phrasesFor, type Wish } from '../wishes.ts'
import { corrections } from './correct.ts'
import { correctFact } from './correct-fact.ts'
import { fits, rule } from './rule.ts'

/** `text` and `correct`: words or facts give way to others wherever they stand, or a part gets new words. */
export function words(given: Job): Outcome {
  const job = { ...given, wish: withOld(given.wish, given) }
  const [value] = phrasesFor(job.wish, 'value')
  const ofFact = correctFact(job)
  if (ofFact) return ofFact
  const hasOld = phrasesFor(job.wish, 'old').length > 0
  const corrected = correct(job)
  if ('operations' in corrected && (hasOld || job.wish.action === 'correct' || factOf(value?.text ?? '')))
    return corrected
  const set = hasOld ? corrected : setWords(job)
  return 'operations' in set || job.wish.action === 'text' ? set : corrected
}

/** "call Meena Mina": what is named by words that stand in the email, and by no noun, is those words. */
function withOld(wish: Wish, { scene }: Job): Wish {
  const [target, ...more] = phrasesFor(wish, 'target')
  if (wish.action !== 'text' || !target || more.length > 0 || phrasesFor(wish, 'old').length > 0) return wish
  const isNoun = target.tokens.some(token => conceptsOf([token.key]).size > 0 || says([token], manners.bare))
  const isThere = scene.parts.some(part => isText(part) && saysWords(part, target.text))
  if (!isThere || isNoun) return wish
  return { ...wish, phrases: wish.phrases.map(each => (each === target ? { ...target, mark: 'old' } : each)) }
}

const setWords = rule<Phrase>({
  value: ({ wish }) => phrasesFor(wish, 'value')[0],
  ask: 'What should it say? Put the words in quotation marks.',
  accepts: fits({ slot: 1, meta: 1, item: 0.85, section: 0.85, image: 0.2 }),
  focus: (parts, value, { wish }) => {
    const isNaming = says(wish.tokens, manners.naming)
    return parts.flatMap(part => mainSlot(isNaming && part.parent?.type === 'item' ? part.parent : part, value) ?? [])
  },
  operations: (slots, value, { text }) =>
    slots.map(slot => setText(slot, asText(value.text, written(slot), signAfter(text, value))))
})

const TITLES: ReadonlySet<string> = new Set('title heading label link name'.split(' '))
/** So many words are no title. */
const LONG = 8

/** The slot of a part that gets new words: the text for many words, else its title; a fact has no place among them. */
function mainSlot(part: Part, { text: value }: Phrase): Part | undefined {
  if (part.type === 'slot' || part.type === 'meta') return figureBeside(part, value) ?? part
  if (factOf(value)) return undefined
  const slots = part.children.filter(slot => slot.type === 'slot' && !isImage(slot))
  const long = value.split(' ').length > LONG ? slots.find(({ name }) => name === 'text') : undefined
  return long ?? slots.find(({ name }) => TITLES.has(name)) ?? slots[0]
}

const LABELS: ReadonlySet<string> = new Set('title label'.split(' '))
const isFigure = (text: string): boolean => /^\P{L}*\d\P{L}*$/u.test(text)

/** "after hours is 0491 570 156": figures stand where the item that is called so has its own. */
function figureBeside({ name, text, parent }: Part, value: string): Part | undefined {
  if (!LABELS.has(name) || parent?.type !== 'item' || !isFigure(value) || isFigure(text)) return undefined
  const [only, ...more] = parent.children.filter(each => isText(each) && each.name !== 'was' && isFigure(each.text))
  return more.length === 0 ? only : undefined
}

/** A fact is another, in the part that is named, else wherever it stands. */
function correct(job: Job): Outcome {
  const { wish, scene } = job
  const [value] = phrasesFor(wish, 'value')
  if (!value) return { ask: 'What is right? Say it as in "it is £40, not £34".', guesses: [] }
  const all = scene.parts.filter(part => (part.type === 'slot' || part.type === 'meta') && !isImage(part))
  const hasTarget = phrasesFor(wish, 'target').length > 0
  const isAll = says(wish.tokens, manners.all) || (phrasesFor(wish, 'old').length > 0 && !hasTarget)
  const own = isAll ? [] : targetsOf(job, fits({ slot: 1, meta: 1, item: 1, section: 1 })).parts.flatMap(slotsAround)
  const places = own.length > 0 ? [own, all] : [all]
  const found = places.map(parts => corrections(job, parts, own.length > 0 ? all : [])).find(({ length }) => length > 0)
  if (!found) return { unable: `I did not find what “${short(value.text)}” should stand for, so I left it.` }
  job.clarity.score = 1
  return { operations: found, ...(found.length > 1 && { note: `Changed in ${found.length} places.` }) }
}

const slotsAround = (part: Part): Part[] => {
  const { type, parent } = part
  const slots = type === 'slot' && parent?.type === 'item' ? [part, ...slotsOf(parent)] : [part, ...slotsOf(part)]
  return slots.filter(slot => (slot.type === 'slot' || slot.type === 'meta') && !isImage(slot))
}

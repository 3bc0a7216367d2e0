import { type Job, type Outcome, targetsOf, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isImage, isText, type Part, slotsOf } from '../part.ts'
import { asText, saysWords, setText, signAfter, written } from '../reword.ts'
import { says } from '../tokens.ts'
import { factOf, factsIn, fitsKind, inForm } from '../values/facts.ts'
import { conceptsOf } from '../vocabulary.ts'
import { type Phrase, phrasesFor, type Wish } from '../wishes.ts'
import { corrections, everywhere } from './correct.ts'
import { fits, rule } from './rule.ts'

/** `text`: a part gets new words, or words in it give way to others. */
export function text(job: Job): Outcome {
  const named = { ...job, wish: withOld(withValue(job.wish), job) }
  return phrasesFor(named.wish, 'old').length > 0 ? correct(named) : setWords(named)
}

const marked = (wish: Wish, phrase: Phrase, mark: Phrase['mark']): Wish => ({
  ...wish,
  phrases: wish.phrases.map(each => (each === phrase ? { ...phrase, mark } : each))
})

/** "rename Changelog to All changes": of two names the last one is the new one. */
function withValue(wish: Wish): Wish {
  const targets = phrasesFor(wish, 'target')
  const last = targets.at(-1)
  return last && targets.length > 1 && phrasesFor(wish, 'value').length === 0 ? marked(wish, last, 'value') : wish
}

/** "call Meena Mina": what is named by words that stand in the email, and by no noun, is those words. */
function withOld(wish: Wish, { scene }: Job): Wish {
  const [target, ...more] = phrasesFor(wish, 'target')
  if (!target || more.length > 0 || phrasesFor(wish, 'old').length > 0 || target.tokens.length > 4) return wish
  const isNoun = target.tokens.some(
    ({ key }) => conceptsOf([key]).size > 0 || says([{ ...target.tokens[0]!, key }], manners.bare)
  )
  const isThere = scene.parts.some(part => isText(part) && saysWords(part, target.text))
  return isThere && !isNoun ? marked(wish, target, 'old') : wish
}

const setWords = rule<Phrase>({
  value: ({ wish }) => phrasesFor(wish, 'value')[0],
  ask: 'What should it say? Put the words in quotation marks.',
  accepts: fits({ slot: 1, meta: 1, item: 0.85, section: 0.85, image: 0.2 }),
  focus: (parts, { text: value }, { wish }) => {
    const isNaming = says(wish.tokens, manners.naming)
    return parts.flatMap(part => mainSlot(isNaming ? namedBy(part) : part, value) ?? [])
  },
  operations: (slots, value, { text: said }) => slots.map(slot => setText(slot, newWords(slot, value, said))),
  elsewhere: job => correct(job)
})

/** "call it …" gives a name to the item whose words were said. */
const namedBy = (part: Part): Part =>
  part.type === 'slot' && part.name === 'text' && part.parent?.type === 'item' ? part.parent : part

/** A fact takes the place of the one fact of its kind in a longer text; anything else is the new text. */
function newWords(slot: Part, value: Phrase, said: string): string {
  const now = written(slot)
  const fact = factOf(value.text)
  const [one, ...more] = fact ? factsIn(now).filter(each => fitsKind(fact, each)) : []
  return fact && one && more.length === 0 && one.text.length < now.length
    ? `${now.slice(0, one.at)}${inForm(fact, one)}${now.slice(one.end)}`
    : asText(value.text, now, signAfter(said, value))
}

const TITLES: ReadonlySet<string> = new Set('title heading label link name'.split(' '))
/** So many words are no title. */
const LONG = 8

/** The slot of a part that gets new words: the price for a price, the text for many words, else its title. */
function mainSlot(part: Part, value: string): Part | undefined {
  if (part.type === 'slot' || part.type === 'meta') return part
  const slots = part.children.filter(slot => slot.type === 'slot' && !isImage(slot))
  const fact = factOf(value)
  const same =
    fact && slots.find(({ name, text: now }) => name !== 'was' && factsIn(now).some(each => fitsKind(fact, each)))
  const titled = slots.find(({ name }) => TITLES.has(name))
  const long = value.split(' ').length > LONG ? slots.find(({ name }) => name === 'text') : undefined
  return same ?? long ?? titled ?? slots[0]
}

/** `correct`: a fact is another, in the part that is named, else wherever it stands. */
export function correct(job: Job): Outcome {
  const { wish, scene } = job
  const [values, olds] = [phrasesFor(wish, 'value'), phrasesFor(wish, 'old')]
  const [value] = values
  if (!value) return { ask: 'What is right? Say it as in "it is £40, not £34".', guesses: [] }
  const all = scene.parts.filter(part => (part.type === 'slot' || part.type === 'meta') && !isImage(part))
  const isAll = says(wish.tokens, manners.all) || (olds.length > 0 && phrasesFor(wish, 'target').length === 0)
  const own = isAll ? [] : targetsOf(job, fits({ slot: 1, meta: 1, item: 1, section: 1 })).parts.flatMap(slotsAround)
  const places = own.length > 0 ? [own, all] : [all]
  const found = places.map(parts => corrections(job, parts, own.length > 0 ? all : [])).find(({ length }) => length > 0)
  if (!found) return unable(`I did not find what “${value.text}” should stand for, so I left it.`)
  job.clarity.score = 1
  return {
    operations: everywhere(found),
    ...(found.length > 1 && { note: `That stood in ${found.length} places; all of them are changed.` })
  }
}

const slotsAround = (part: Part): Part[] => {
  const { type, parent } = part
  const slots =
    type === 'meta' || type === 'slot' ? [part, ...(parent?.type === 'item' ? slotsOf(parent) : [])] : slotsOf(part)
  return slots.filter(slot => !isImage(slot))
}

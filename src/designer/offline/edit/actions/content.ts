import type { Operation } from '../../../../email/operations/operation.ts'
import type { LinkValue } from '../../../../email/sections/section.ts'
import { linkUrl } from '../../../../email/sections/urls.ts'
import { inside, type Job, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import { isImage, isLink, isText, type Part, slotsOf } from '../part.ts'
import { asText, setText, written } from '../reword.ts'
import { whichOne } from '../say.ts'
import { factOf, factsIn, fitsKind, inForm } from '../values/facts.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'
import { folded } from '../words.ts'
import { correct } from './correct.ts'
import { signAfter } from './rewording.ts'

/** `text`: a part gets new words, or words in it give way to others. */
export function text(job: Job): Outcome {
  const values = phrasesFor(job.wish, 'value')
  const olds = phrasesFor(job.wish, 'old')
  const targets = phrasesFor(job.wish, 'target')
  const last = targets.at(-1)
  if (values.length === 0 && last && targets.length > 1) return text(asValue(job, last))
  const [value] = values
  if (!value) return { ask: 'What should it say? Put the words in quotation marks.', guesses: [] }
  if (olds.length > 0) return correct(job)
  const accepts = (part: Part): number =>
    isImage(part) ? 0.2 : part.type === 'email' ? 0 : part.type === 'slot' || part.type === 'meta' ? 1 : 0.85
  const found = targetsOf(job, accepts)
  if (found.parts.length === 0) return correct(job)
  if (found.rivals.length > 0)
    return whichOne(job, [...found.parts, ...found.rivals], parts => wordsFor(job, parts, value))
  return wordsFor(job, found.parts, value)
}

/** "rename Changelog to All changes": of two names the last one is the new one. */
const asValue = (job: Job, last: Phrase): Job => ({
  ...job,
  wish: {
    ...job.wish,
    phrases: job.wish.phrases.map(phrase => (phrase === last ? { ...phrase, mark: 'value' } : phrase))
  }
})

function wordsFor(job: Job, parts: Part[], value: Phrase): Outcome {
  const isNaming = job.wish.tokens.some(({ key }) => /^(?:call|called|rename|renamed|name|named|title)$/.test(key))
  const slots = parts.map(part => (isNaming ? namedBy(part) : part)).flatMap(part => mainSlot(part, value.text) ?? [])
  if (slots.length === 0) return unable('I found no text there to change.')
  const operations = slots.map(slot => setText(slot, newWords(slot, value, job.text)))
  return { operations: operations }
}

/** "call it …" gives a name to the item or section whose words were said. */
const namedBy = (part: Part): Part =>
  part.type === 'slot' && part.name === 'text' && part.parent?.type === 'item' ? part.parent : part

/** A fact takes the place of the one fact of its kind in a longer text; anything else is the new text. */
function newWords(slot: Part, value: Phrase, said: string): string {
  const now = written(slot)
  const fact = factOf(value.text)
  const there = fact ? factsIn(now).filter(each => fitsKind(fact, each)) : []
  const [one] = there
  if (fact && one && there.length === 1 && one.text.length < now.length)
    return `${now.slice(0, one.at)}${inForm(fact, one)}${now.slice(one.end)}`
  return asText(value.text, now, signAfter(said, value))
}

/** The slot of a part that gets new words: the price for a price, the title for a name, else its main text. */
function mainSlot(part: Part, value: string): Part | undefined {
  if (part.type === 'slot' || part.type === 'meta') return part
  const slots = slotsOf(part).filter(slot => slot.parent === part && !isImage(slot))
  const fact = factOf(value)
  const same = fact && slots.find(slot => slot.name !== 'was' && factsIn(slot.text).some(each => fitsKind(fact, each)))
  const titled = slots.find(({ name }) => /^(?:title|heading|label|link|name)$/.test(name))
  return (
    same ?? (value.split(/\s+/).length > 8 ? (slots.find(({ name }) => name === 'text') ?? titled) : titled) ?? slots[0]
  )
}

/** `link`: where links lead, or a link on words of a text. */
export function link(job: Job): Outcome {
  const url = urlIn(job)
  if (!url) return { ask: 'Where should it lead? Give the address, such as "https://example.com".', guesses: [] }
  const accepts = (part: Part): number =>
    isLink(part)
      ? 1
      : isText(part) && part.type === 'slot'
        ? 0.86
        : part.type === 'item'
          ? 0.85
          : part.type === 'section'
            ? 0.8
            : 0
  const found = targetsOf(job, accepts)
  if (found.parts.length === 0) return unable('I found no link or words of that kind to lead there.')
  if (found.rivals.length > 0)
    return whichOne(job, [...found.parts, ...found.rivals], parts => linksTo(job, parts, url))
  return linksTo(job, found.parts, url)
}

/** The address that a wish names. */
export function urlIn({ wish }: Job): string | undefined {
  const token = [...tokensFor(wish, 'value'), ...wish.tokens].find(({ shape }) => shape === 'url')
  return token && linkUrl(token.text)
}

function linksTo(job: Job, parts: Part[], url: string): Outcome {
  const words = [...tokensFor(job.wish, 'target'), ...tokensFor(job.wish, 'old')].find(
    ({ shape }) => shape === 'quote'
  )?.text
  const operations = parts.flatMap((part): Operation[] => {
    const links = inside([part], isLink)
    const [first] = links
    if (words && isText(part)) {
      const said = written(part)
      const at = folded(said).indexOf(folded(words))
      return at < 0
        ? []
        : [
            setText(
              part,
              `${said.slice(0, at)}[${said.slice(at, at + words.length)}](${url})${said.slice(at + words.length)}`
            )
          ]
    }
    return first && (links.length === 1 || part.type === 'item')
      ? [{ op: 'set', ref: first.ref, value: { ...(first.value as LinkValue), href: url } }]
      : []
  })
  return operations.length > 0
    ? { operations: operations }
    : unable('I found no single link there. Say which words should lead to it, in quotation marks.')
}

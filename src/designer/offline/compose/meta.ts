import { copywriterOf } from './copywriter.ts'
import { openers } from './lead.ts'
import { type Material, open } from './material.ts'
import { nounPhrase } from './nouns.ts'
import { capitalise, point, sentence } from './words.ts'

const LONGEST_NAME = 80
/** A line of copy worth less than this adds nothing to the subject. */
const TELLING = 0.8
const [SHORTEST_PREHEADER, LONGEST_PREHEADER] = [20, 110]
/** So much of a preheader is not in the subject. */
const NEW = 0.6

/** What stands on the envelope of an email, and what its owner calls it. */
export interface Meta {
  name: string
  subject: string
  preheader: string
  lang: 'en'
  dir: 'ltr'
}

/**
 * The subject that the brief dictates, else the deck's that says most; a preheader that adds to it: with a fact, else in the
 * brief's own first words. Made before the email is, as it may say what the email says.
 */
export function metaOf(material: Material): Meta {
  const { deck, known, kind, ledger, choice } = material
  const envelope = copywriterOf(deck, known, choice, material.reading.source)
  const [dictated] = open(material, 'subject')
  ledger.place(dictated)
  const subject = dictated ? point(dictated.text) : (envelope.line('subject')?.text ?? capitalise(kind))
  const telling = envelope.line('preheader', { least: TELLING })?.text ?? firstWords(material, subject)
  const preheader = telling ?? thingsIn(material, subject) ?? envelope.line('preheader')?.text ?? ''
  return { name: subject.slice(0, LONGEST_NAME), subject, preheader, lang: 'en', dir: 'ltr' }
}

function firstWords(material: Material, subject: string): string | undefined {
  const isNew = (words: string) => {
    const all = words.toLowerCase().split(' ')
    const added = all.filter(word => !subject.toLowerCase().includes(word))
    return words.length >= SHORTEST_PREHEADER && words.length <= LONGEST_PREHEADER && added.length >= all.length * NEW
  }
  const first = openers(material).find(({ text }) => isNew(text))
  return first && sentence(first.text)
}

/** The names of the first things of a list that the subject does not name. */
function thingsIn({ slots }: Material, subject: string): string | undefined {
  const names = slots
    .filter(({ role }) => role === 'item')
    .flatMap(({ text, fields }) => nounPhrase(fields?.title?.text ?? text) ?? [])
    .filter(name => !subject.toLowerCase().includes((name.split(', ')[0] ?? '').toLowerCase()))
  const few = [3, 2].map(count => names.slice(0, count).join(' · ')).find(({ length }) => length <= LONGEST_PREHEADER)
  return names.length > 1 && few ? capitalise(few) : undefined
}

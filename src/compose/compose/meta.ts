import type { EmailFacts } from '../email-facts.ts'
import { type Copywriter, TELLING } from './copywriter.ts'
import { nounPhrase } from './nouns.ts'
import { capitalise, sentence, sentencesOf, unstopped } from './words.ts'

/** What operations take. */
const [LONGEST_NAME, LONGEST_SUBJECT, LONGEST_LINE] = [80, 300, 500]
/** Letters of a headline that an inbox shows whole as a subject. */
const LONGEST_TITLE = 60
/** A line of copy worth less than this adds nothing to what it is about, or to the subject. */
const ADDING = 0.8
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

/** The subject and preheader that were given; else the deck's that say most, what it is about, its headline or its first words. */
export function metaOf(facts: EmailFacts, copy: Copywriter): Meta {
  const { kind, topic, headline } = facts
  const title = headline && headline.length <= LONGEST_TITLE ? headline : undefined
  const telling = facts.subject ?? copy.line('subject', { least: TELLING })?.text ?? topic
  const any = telling ?? copy.line('subject', { least: ADDING })?.text ?? title ?? copy.line('subject')?.text ?? kind
  const subject = capitalise(any).slice(0, LONGEST_SUBJECT)
  const preheader =
    facts.preheader ??
    copy.line('preheader', { least: ADDING })?.text ??
    firstWords(facts, subject) ??
    thingsIn(facts, subject) ??
    copy.line('preheader')?.text ??
    ''
  return {
    name: subject.slice(0, LONGEST_NAME).trim(),
    subject,
    preheader: preheader.slice(0, LONGEST_LINE),
    lang: 'en',
    dir: 'ltr'
  }
}

function firstWords({ sentences }: EmailFacts, subject: string): string | undefined {
  const isNew = (words: string) => {
    if (words.endsWith(',') || words.length < SHORTEST_PREHEADER || words.length > LONGEST_PREHEADER) return false
    const all = words.toLowerCase().split(' ')
    return all.filter(word => !subject.toLowerCase().includes(word)).length >= all.length * NEW
  }
  const first = sentences.slice(0, 6).flatMap(sentencesOf).find(isNew)
  return first && sentence(first)
}

/** The names of the first things of a list that the subject does not name. */
function thingsIn({ things }: EmailFacts, subject: string): string | undefined {
  const names = things
    .slice(0, 6)
    .flatMap(({ name }) => nounPhrase(name) ?? [])
    .filter(name => !subject.toLowerCase().includes((name.split(', ')[0] ?? '').toLowerCase()))
  const few = [3, 2].map(count => names.slice(0, count).join(' · ')).find(({ length }) => length <= LONGEST_PREHEADER)
  return names.length > 1 && few ? capitalise(unstopped(few)) : undefined
}

import type { Fact } from './change.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { strong } from './words.ts'

const WORDS: Record<Fact, string> = {
  name: 'Name',
  subject: 'Subject',
  preheader: 'Preview line',
  lang: 'Language',
  dir: 'Reading direction'
}

/** `meta`: what is known about the email besides its text. */
export function setFacts(draft: Draft, { op: _, ...facts }: Extract<Operation, { op: 'meta' }>): ChangeLine {
  const entries = Object.entries(facts) as [Fact, string][]
  if (entries.length === 0) throw new Refusal(`Say what: ${Object.keys(WORDS).join(', ')}.`)
  for (const [fact, value] of entries) draft.setFact(fact, oneLine(value))
  return { icon: 'text', text: entries.map(([fact, value]) => factWords(fact, value)).join(', ') }
}

/** A fact and its value in words: 'Subject: **Spring is here**'. */
export const factWords = (fact: Fact, value: string): string => `${WORDS[fact]}: ${strong(value)}`

/** Subjects are mail headers: a line break would end them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what headers may not hold
const oneLine = (value: string): string => value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

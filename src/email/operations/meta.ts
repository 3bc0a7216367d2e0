import type { Meta } from './change.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { strong } from './words.ts'

const WORDS: Record<Exclude<Meta, 'facts'>, string> = {
  name: 'Name',
  subject: 'Subject',
  preheader: 'Preview line',
  lang: 'Language',
  dir: 'Reading direction'
}

/** `meta`: what is known about the email besides its text. */
export function setMeta(draft: Draft, { op: _, ...meta }: Extract<Operation, { op: 'meta' }>): ChangeLine {
  const entries = Object.entries(meta) as [keyof typeof meta, string][]
  if (entries.length === 0) throw new Refusal(`Say what: ${Object.keys(WORDS).join(', ')}.`)
  for (const [field, value] of entries) draft.setField(field, oneLine(value))
  return { icon: 'text', text: entries.map(([field, value]) => metaWords(field, value)).join(', ') }
}

/** A field and its value in words: 'Subject: **Spring is here**'. */
export const metaWords = (field: Meta, value: string): string =>
  field === 'facts' ? FACTS_CHANGED : `${WORDS[field]}: ${strong(value)}`

/** Facts are too many to be said in a line. */
export const FACTS_CHANGED = 'Facts changed'

/** Subjects are mail headers: a line break would end them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what headers may not hold
const oneLine = (value: string): string => value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

import { choiceOf } from './choice.ts'
import { copywriterOf } from './copywriter.ts'
import { capitalise } from './lines.ts'
import { type Material, open } from './material.ts'
import { point } from './words.ts'

const LONGEST_NAME = 80

/** What stands on the envelope of an email, and what its owner calls it. */
export interface Meta {
  name: string
  subject: string
  preheader: string
  lang: 'en'
  dir: 'ltr'
}

/** The subject that the brief dictates, else the deck's that says most; a preheader that adds to it. */
export function metaOf(material: Material): Meta {
  const { deck, known, reading, kind, ledger } = material
  const envelope = copywriterOf(deck, known, choiceOf(`envelope ${material.choice.next()} ${reading.source}`))
  const [dictated] = open(material, 'subject')
  if (dictated) ledger.place(dictated.id)
  const subject = dictated ? point(dictated.text) : (envelope.line('subject')?.text ?? capitalise(kind))
  const preheader = envelope.line('preheader')?.text ?? ''
  return { name: subject.slice(0, LONGEST_NAME), subject, preheader, lang: 'en', dir: 'ltr' }
}

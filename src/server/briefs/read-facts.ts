import type { BriefReading } from '../../compose/reading/brief-reading.ts'
import type { FactsReadingAnswer } from '../../contract/brief.ts'
import { isSureLanguage } from '../../designer/reading/language.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import type { Model } from '../../designer/reading/model/model-shape.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
/** A language that nobody can tell. */
const UNKNOWN = 'und'
const languageName = (tag: string): string => (tag === UNKNOWN ? 'an unknown language' : (NAMES.of(tag) ?? tag))

export interface FactsAsked {
  brief: string
  /** What "tomorrow" counts from. */
  today: Date
  /** The languages that the designer in use writes; none named means all. */
  writes?: readonly string[] | undefined
}

export type Reader = (brief: string, known: { model: Model; today: Date }) => Promise<BriefReading>

/** A brief, read into the fields of the form, for the person who writes it. Throws only when the learnt model cannot be loaded. */
export async function readFacts({ brief, today, writes }: FactsAsked, read: Reader): Promise<FactsReadingAnswer> {
  const reading = await read(brief, { model: await loadModel(), today })
  const { language } = reading
  const { tag } = language
  const writable = writes === undefined || tag === UNKNOWN || writes.includes(tag)
  return { ...reading, language: { ...language, name: languageName(tag), writable, sure: isSureLanguage(language) } }
}

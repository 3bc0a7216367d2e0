import { factsInBrand } from '../../compose/compose/in-brand.ts'
import type { BriefReading } from '../../compose/reading/brief-reading.ts'
import { sureFacts } from '../../compose/reading/facts-from.ts'
import { type DesignerContext, DesignerError, type DesignerEvent } from '../designer.ts'
import { readBrief } from '../reading/fields/read-brief.ts'
import { isSureLanguage } from '../reading/language.ts'
import type { Model } from '../reading/model/model-shape.ts'
import { createFromFacts } from './create-from-facts.ts'

const ENGLISH_ONLY =
  'This brief does not look like English, and the built-in designer writes English only. Nothing was charged: write it in English, or have an English email made around your own words.'
const NOTHING_TO_SAY =
  'This brief says what the designer should do, and nothing that the email should say. Nothing was charged; say what the email is about.'

/**
 * Makes an email from a brief without a form: of what its reading is sure of, which the email then carries as its facts.
 * @throws DesignerError `language` for a brief that is surely not English, `unusable` for one that only gives orders.
 */
export async function* createFromBrief(
  brief: string,
  context: DesignerContext,
  model: Promise<Model>
): AsyncGenerator<DesignerEvent> {
  const reading = await readBrief(brief, { model: await model, today: context.today })
  refuse(reading, context)
  const read = sureFacts(reading)
  const facts = context.brand ? factsInBrand(read, context.brand) : read
  yield { type: 'operation', operation: { op: 'facts', facts: JSON.stringify(facts) } }
  yield* createFromFacts(facts, { ...context, form: { facts, look: { ...reading.look, ...context.form?.look } } })
}

function refuse({ language, kind, guesses, loose, directions }: BriefReading, context: DesignerContext): void {
  const isForeign = language.tag !== 'en' && isSureLanguage(language)
  if (context.language !== 'en' && isForeign) throw new DesignerError('language', ENGLISH_ONLY)
  // A name that may be a sender's says nothing by itself.
  const isSilent = !kind && loose.length === 0 && guesses.every(({ path, sure }) => path === 'sender.name' && !sure)
  if (isSilent && directions.length > 0) throw new DesignerError('unusable', NOTHING_TO_SAY)
}

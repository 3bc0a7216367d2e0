import { COPIES } from '../../compose/copy/copies.ts'
import type { Kind } from '../../compose/kinds.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { type DesignerContext, DesignerError, type DesignerEvent } from '../designer.ts'
import { isSureLanguage } from '../reading/language.ts'
import type { Model } from '../reading/model/model-shape.ts'
import { read } from '../reading/read.ts'
import type { Reading } from '../reading/reading.ts'
import { type Composition, compose } from './compose/compose.ts'
import { makingOf } from './making.ts'

const ENGLISH_ONLY =
  'This brief does not look like English, and the built-in designer writes English only. Nothing was charged: write it in English, or have an English email made around your own words.'
const NOTHING_TO_SAY =
  'This brief says what the designer should do, and nothing that the email should say. Nothing was charged; say what the email is about.'

/**
 * Makes an email from a brief without a language model. Every operation it yields is known to apply after those before it;
 * the same brief, seed and facts give the same operations. It ends early, without an error, when the signal is aborted.
 * @throws DesignerError `language` for a brief that is surely not English, `unusable` for one that only gives orders.
 */
export async function* createEmail(
  brief: string,
  context: DesignerContext,
  model: Promise<Model>
): AsyncGenerator<DesignerEvent> {
  const { today, facts, seed, direction } = context
  const reading = await read(brief, { model: await model, today, facts })
  refuse(reading, context)
  const kind = kindOf(reading)
  const meant = { ...reading, intent: { ...reading.intent, kind } }
  const composition = compose(meant, { copy: COPIES[kind], seed, direction })
  yield* eventsOf(composition, context.signal)
}

/** Below this a kind is as likely wrong as right; copy that only brings news is true of any. */
const SURE_KIND = 0.2

const kindOf = ({ intent }: Reading): Kind => (intent.confidence < SURE_KIND ? 'announcement' : intent.kind)

function refuse({ language, slots }: Reading, context: DesignerContext): void {
  const isForeign = language.tag !== 'en' && isSureLanguage(language)
  if (context.language !== 'en' && isForeign) throw new DesignerError('language', ENGLISH_ONLY)
  if (slots.length > 0 && slots.every(({ role }) => role === 'order'))
    throw new DesignerError('unusable', NOTHING_TO_SAY)
}

/** The steps in which an email is made: its facts and theme, section by section, then what of the brief is not in it. */
async function* eventsOf(
  { meta, theme, sections, unplaced }: Composition,
  signal: AbortSignal
): AsyncGenerator<DesignerEvent> {
  const added = sections.map(section => ({ op: 'add', ...section }) as Operation)
  yield* makingOf([{ op: 'meta', ...meta }, { op: 'theme', ...theme }, ...added], signal)
  if (!signal.aborted && unplaced.length > 0) yield { type: 'unplaced', items: unplaced }
}

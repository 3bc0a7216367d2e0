import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { withKnownMoney } from '../brief-reader/currency.ts'
import { isSurelyEnglish } from '../brief-reader/english.ts'
import { isSifted, siftedNotes, withoutOrders } from '../brief-reader/orders.ts'
import { readBrief } from '../brief-reader/read-brief.ts'
import { type DesignerContext, DesignerError, type DesignerEvent } from '../designer.ts'
import { compose } from './compose/compose.ts'
import { choiceOf } from './compose/random.ts'
import { chooseTheme } from './compose/theme.ts'
import { correctedBrief } from './corrected.ts'

/**
 * Makes an email from a brief without any model. Every operation it yields is known to apply after those before it; the
 * same brief and seed give the same operations. It ends early, without an error, when the signal is aborted.
 */
export async function* createEmail(brief: string, context: DesignerContext): AsyncGenerator<DesignerEvent> {
  const sifted = withoutOrders(correctedBrief(brief, context.facts))
  if (isSifted(sifted) && !/\p{L}/u.test(sifted.text)) throw new DesignerError('unusable', NOTHING_TO_TELL)
  if (context.language !== 'en' && !(await isSurelyEnglish(sifted.text)))
    throw new DesignerError('language', ENGLISH_ONLY)
  const { text, back } = withKnownMoney(sifted.text)
  const read = readBrief(text)
  const choice = choiceOf(`${context.seed} ${back(read.text)}`)
  const theme = chooseTheme(read, choice)
  const { meta, sections, notes } = withWords(compose(read, theme, choice, context.today), back)
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of [
    { op: 'meta', ...meta },
    { op: 'theme', ...theme }
  ] satisfies Operation[]) {
    if (batch.apply(operation).ok) yield { type: 'operation', operation }
  }
  for (const [at, section] of sections.entries()) {
    if (context.signal.aborted) return
    const label = SECTION_KINDS[section.kind]?.label.toLowerCase() ?? section.kind
    yield {
      type: 'progress',
      section: at + 1,
      total: sections.length,
      label: `Making section ${at + 1} of ${sections.length}: ${label}`
    }
    const operation = { op: 'add', ...section } as Operation
    if (batch.apply(operation).ok) yield { type: 'operation', operation }
  }
  const said = [...siftedNotes(sifted), ...notes]
  if (said.length > 0) yield { type: 'unable', text: said.join(' ') }
}

const ENGLISH_ONLY =
  'This brief does not look like English, and the built-in designer writes English only. Nothing was charged: write it in English, or have an English email made around your own words.'
const NOTHING_TO_TELL =
  'This brief says what the designer should do, and nothing that the email should say. Nothing was charged; say what the email is about.'

/** The same with every text in it written anew. */
function withWords<Made>(made: Made, written: (words: string) => string): Made {
  if (typeof made === 'string') return written(made) as Made
  if (Array.isArray(made)) return made.map(each => withWords(each, written)) as Made
  if (made === null || typeof made !== 'object') return made
  return Object.fromEntries(Object.entries(made).map(([name, value]) => [name, withWords(value, written)])) as Made
}

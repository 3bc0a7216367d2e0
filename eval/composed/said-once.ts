import { sentencesOf } from '../../src/compose/compose/words.ts'
import type { FactFields } from '../../src/compose/email-facts.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { decodeEntities } from '../../src/email/source/entities.ts'
import { type Value, valuesOf } from '../fields/values.ts'
import { type EmailText, type Piece, readEmailText, withoutMergeTags } from '../text/email-text.ts'
import { bareAddress } from '../text/words.ts'

/** Sections that say again what stands elsewhere, and slots at the top of an email that do. */
const ECHOING: ReadonlySet<string> = new Set(['cta', 'footer', 'rating'])
const HEADLINE: ReadonlySet<string> = new Set(['heading', 'eyebrow', 'figure'])

/** Copy has it too: a button "Details" and a heading. */
const ONE_WORD = /^\p{L}+$/u

const isEcho = ({ kind, slot }: Piece): boolean =>
  ECHOING.has(kind) || slot === 'eyebrow' || (kind === 'hero' && HEADLINE.has(slot))

/**
 * What an email does not say of the form it was made of, or says again besides the echoes in subject, preheader, headline, button and foot.
 * @returns One line each: how often, the field and its words.
 */
export function notSaidOnce(form: FactFields, email: EmailSource): string[] {
  const values = valuesOf(form)
  const said = readEmailText(email)
  const once = said.pieces.filter(piece => !isEcho(piece)).map(({ text }) => letters(text))
  const all = sectionsOf(said)
  const own = values.map(({ text }) => letters(text))
  const fault = ({ field }: Value, text: string): string[] => {
    const words = letters(text)
    const [times, wanted] = [timesIn(words, once), timesIn(words, own)]
    const isMissing = timesIn(words, all) === 0
    const isRepeated = times > wanted && !ONE_WORD.test(text)
    return words !== '' && (isMissing || isRepeated) ? [`${isMissing ? 0 : times} times: ${field}: ${text}`] : []
  }
  return values.flatMap(value =>
    isAddress(value) ? unled(value, email) : sentencesOf(value.text).flatMap(text => fault(value, text))
  )
}

/** The words of subject, preheader and each section: a sign-off or an author may stand in two slots. */
function sectionsOf({ subject, preheader, pieces }: EmailText): string[] {
  const sections = Map.groupBy(pieces, ({ section }) => section)
  return [subject, preheader, ...[...sections.values()].map(some => some.map(({ text }) => text).join(' '))].map(
    letters
  )
}

/** Letters and figures alone: signs and capitals are the composer's, merge tags the sending service's. */
const letters = (text: string): string =>
  withoutMergeTags(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const timesIn = (words: string, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split(words).length - 1, 0)

const isAddress = ({ field }: Value): boolean => /(?:link|picture)$/.test(field)

const unled = ({ field, text }: Value, { html }: EmailSource): string[] =>
  decodeEntities(html).toLowerCase().includes(bareAddress(text)) ? [] : [`0 times: ${field}: ${text}`]

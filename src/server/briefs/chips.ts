import { KIND_WORDS, type Kind } from '../../compose/kinds.ts'
import { type ChipAnswer, ROLE_LABELS } from '../../contract/facts.ts'
import { type Chip, factsOf } from '../../designer/reading/facts.ts'
import type { Fact, Reading } from '../../designer/reading/reading.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (tag: string): string => (tag === 'und' ? 'an unknown language' : (NAMES.of(tag) ?? tag))

/** What was read, as chips for people, in the order in which they stand. Corrections say that they are some. */
export function chipsOf(reading: Reading, facts: readonly Fact[]): ChipAnswer[] {
  const chips = factsOf(reading)
    .filter(chip => !isDefault(chip))
    .map(chip => answerOf(chip, reading, facts))
  return chips.filter((chip, at) => chip.role !== 'style' || chips.findIndex(other => isSamePlace(chip, other)) === at)
}

/** English that nothing speaks for is no news: it is what the email is written in anyway. */
const isDefault = ({ role, value, sure }: Chip): boolean =>
  role === 'language' && !sure && (value === 'en' || value === 'und')

/** "Calm" is a mood and a voice, and one chip. */
const isSamePlace = (one: ChipAnswer, other: ChipAnswer): boolean =>
  other.role === one.role && other.span?.at === one.span?.at && other.span?.length === one.span?.length

function answerOf(chip: Chip, reading: Reading, facts: readonly Fact[]): ChipAnswer {
  const { role, span, sure } = chip
  const fact = facts.find(each => each.role === role && each.state !== 'dismissed' && isAbout(each, chip))
  const value = role === 'style' ? (fact?.value ?? typed(reading, chip)) : chip.value
  const slot = reading.slots.find(each => each.role === role && each.span.at === span?.at)
  const date = slot?.entities.find(({ kind }) => kind === 'date')?.value
  return {
    role,
    label: ROLE_LABELS[role] ?? role,
    value,
    words: wordsOf(role, value),
    ...(span && { span }),
    sure,
    state: fact?.state ?? 'read',
    ...(role === 'deadline' && date && /^\d{4}-\d\d-\d\d$/.test(date) && { date }),
    ...(slot?.fields?.href && { href: slot.fields.href.text }),
    ...(slot?.fields?.price && { price: slot.fields.price.text })
  }
}

/** Kind and language there is but one of; all else stands somewhere, or is what it says. */
function isAbout(fact: Fact, { role, span, value }: Chip): boolean {
  if (role === 'kind' || role === 'language') return fact.value === value
  return fact.span ? fact.span.at === span?.at : fact.value === value
}

const typed = ({ source }: Reading, { span, value }: Chip): string =>
  span ? source.slice(span.at, span.at + span.length) : value

function wordsOf(role: Chip['role'], value: string): string {
  if (role === 'kind') return KIND_WORDS[value as Kind]
  if (role === 'language') return languageName(value)
  // "Until until Sunday" says it twice.
  if (role === 'deadline') return value.replace(/^until\s+/i, '')
  return role === 'style' || role === 'scene' ? value.charAt(0).toUpperCase() + value.slice(1) : value
}

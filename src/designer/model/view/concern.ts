import type { EmailSource } from '../../../email/email.ts'
import { type OutlineSection, outlineOf } from '../../../email/outline/outline.ts'

/** What a request concerns: refs of sections and elements, or all of the email. */
export type Concern = ReadonlySet<string> | 'all'

/** Words that mean all of an email, in the languages that people write most. */
const WHOLE =
  /\b(all|any|each|every\w*|whole|entire|throughout|translat\w*|proofread\w*|spelling|grammar|e-?mail|newsletter|texts?|copy|wording|short\w*|long\w*|tone|rewrite|rephrase|alle[sn]?|ganze?\w*|übersetz\w*|tout\w*|tradui\w*|todo\w*|traduc\w*|tutt\w*)\b/i

/** What a request is about, as far as its words tell; all of the email in doubt. */
export function concernOf(email: EmailSource, { text, selected }: { text: string; selected?: string }): Concern {
  if (WHOLE.test(text)) return 'all'
  const { sections } = outlineOf(email)
  const asked = wordsOf(text)
  const named = sections.filter(section => isNamed(section, text.toLowerCase(), asked)).map(({ ref }) => ref)
  const own = selected?.startsWith('s') ? selected.split('.')[0] : selected
  const concern = new Set([...named, ...(own ? [own] : [])])
  return concern.size > 0 ? concern : 'all'
}

/** By its kind, by the name of a slot, or by words that stand in it. */
function isNamed({ kind, label, slots, lists }: OutlineSection, said: string, asked: ReadonlySet<string>): boolean {
  const all = [...slots, ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))]
  const names = [kind, label.toLowerCase(), ...all.map(({ name }) => name.replaceAll('_', ' '))]
  if (names.some(name => said.includes(name) || (name.endsWith('s') && said.includes(name.slice(0, -1))))) return true
  if (all.some(({ kind: type }) => type === 'link' && /\b(?:button|link)/.test(said))) return true
  if (all.some(({ kind: type }) => type === 'image' && /\b(?:image|picture|photo)/.test(said))) return true
  const words = wordsOf(all.map(({ value }) => textOf(value)).join(' '))
  return [...asked].some(word => words.has(word))
}

const textOf = (value: OutlineSection['slots'][number]['value']): string =>
  typeof value === 'string' ? value : 'label' in value ? value.label : value.alt

/** Words that tell one text from another. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]{3,}/gu) ?? []).filter(word => !COMMON.has(word)))

const COMMON: ReadonlySet<string> = new Set(
  'this that with from have make made more less your than into they them then what when will would should could please change colour color bigger smaller darker lighter green blue black white text under above below here there'.split(
    ' '
  )
)

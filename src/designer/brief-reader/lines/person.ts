import type { Line } from '../sentences.ts'
import { capitalise, sentence } from '../tidy.ts'
import type { Reading, Way } from './reading.ts'

const ROLE =
  '[Pp]atient|[Cc]ustomer|[Cc]lient|[Gg]uest|[Mm]ember|[Bb]uyer|[Dd]onor|[Tt]enant|[Ss]tudent|[Pp]et owner|[Oo]wner'
const NAME = "(?:(?:Mrs?|Ms|Dr)\\.? )?\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]+){0,3}"
const WHO = new RegExp(`^(?:(?:[Tt]he|[Oo]ur) )?(${ROLE})(?:'s name)?(?: is|:)? (${NAME})(?=[,.]|$| and )`, 'u')

/** "The patient, Hemi Parata, has an eye exam". */
const NAMED = new RegExp(
  `^(?:[Tt]he|[Oo]ur) (${ROLE}), (${NAME}),(?= (?:has|is|was|needs|should|must|can|will|paid|bought|ordered|booked)\\b)`,
  'u'
)

const YOURS: Record<string, string> = { has: 'have', is: 'are', was: 'were', needs: 'need' }

/**
 * "Patient is Priya Nair, check-up with Dr. Okafor": whom it goes to is a row, the rest is said to them.
 * @param rest Reads what is left of the line.
 */
export const readPerson =
  (rest: Way): Way =>
  (line, reading: Reading) => {
    const [all, role = '', name = ''] = WHO.exec(line.text) ?? NAMED.exec(line.text) ?? []
    if (all === undefined) return false
    const left = line.text.slice(all.length)
    reading.parts.pairs.push({ label: capitalise(role.toLowerCase()), value: name })
    const words = left
      .replace(/^(?: and|,|\.|\s)+\s*/, '')
      .replace(/^(?:should|must|needs? to|has to) /i, 'please ')
      .replace(/^(?:he|she|they) /i, 'you ')
      .replace(
        /^(?:has|is|was|needs|paid|bought|ordered|booked)\b/i,
        verb => `you ${YOURS[verb.toLowerCase()] ?? verb}`
      )
      .replace(/^(?:can|will) /i, verb => `you ${verb}`)
      .replace(/\b(?:his|her|their)\b/g, 'your')
    if (/^(?:you|please) /.test(words)) reading.parts.statements.push(sentence(words))
    else if (/\p{L}/u.test(words)) return rest({ ...line, text: capitalise(words) }, reading)
    return true
  }

/** "We're looking for a part-time bookseller": of a job this is the news, of anything else it asks us. */
export function readSought({ text }: Line, { kind, parts }: Reading): boolean {
  if (
    !/^(?:job|volunteer)$/.test(kind) ||
    !/^we(?:'re| are) (?:looking for|hiring|recruiting|seeking) (?:an?|our|one|two|three|four|five|\d)\b(?!.*\be-?mail\b)/i.test(
      text
    )
  )
    return false
  parts.statements.push(sentence(text))
  return true
}

const AGENT =
  /^(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) (?:of|at|from|with) \p{Lu}[^,.]+(?:, ([+(\d][\d ()-]{6,}\d))?\.?$/u

/** "Cordelia Vance of Laurel Gap Realty, 828-555-0146": whom to ask. */
export function readAgent({ text }: Line, { kind, parts }: Reading): boolean {
  const [, name, phone] = AGENT.exec(text) ?? []
  if (!name || !/^(?:listing|job|event|appointment)$/.test(kind)) return false
  parts.pairs.push({ label: kind === 'listing' ? 'Agent' : 'Contact', value: [name, phone].filter(Boolean).join(', ') })
  return true
}

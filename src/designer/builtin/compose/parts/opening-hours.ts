import type { Brief, Group, Pair } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { dateWords } from '../words.ts'

const DAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|week ?days?|week ?ends?|every ?day|daily|bank holidays|public holidays|holidays)'
const DAYS = new RegExp(`\\b${DAY}(?:\\s?(?:-|–|to|and|&|,)\\s?${DAY}){0,3}\\b`, 'i')

const CLOCK = '\\d{1,2}(?:[.:h]\\d{2})?\\s?(?:[ap]\\.?m\\.?|noon|midnight)?'
const HOURS = new RegExp(
  `\\b${CLOCK}\\s?(?:-|–|to|until|till)\\s?(?:${CLOCK}|late|noon|midnight)(?: and ${CLOCK}\\s?(?:-|–|to)\\s?${CLOCK})?|\\bclosed\\b|\\bby appointment\\b|\\bnoon to ${CLOCK}`,
  'i'
)

/** Nothing but a day and its hours stands in the words: "5am to 9pm weekdays", "closed on Sunday". */
function rowIn(words: string): Pair | undefined {
  const [day] = DAYS.exec(words) ?? []
  const [hours] = HOURS.exec(day ? words.replace(day, ' ') : '') ?? []
  if (!day || !hours) return undefined
  const rest = words
    .replace(day, ' ')
    .replace(hours.trim(), ' ')
    .replace(/\b(?:on|from|open|we|are|and|at)\b|[\s,:;()–-]+/gi, '')
  return rest === '' ? { label: capitalise(dateWords(day)), value: capitalise(hours.trim()) } : undefined
}

/** A list of days with their hours, as rows; `undefined` for any other list. */
export function openingHours({ items }: Group): Pair[] | undefined {
  const rows = items.map(({ time, value, title, text }) => rowIn([time, value, title, text].filter(Boolean).join(' ')))
  const known = rows.filter(row => row !== undefined)
  return known.length > 1 && known.length === rows.length ? known : undefined
}

/** "Monday to Friday 8-6, Saturday 9 to 4, closed Sunday" in a sentence of its own, or in pieces of one: a list after all. */
export function withHours(brief: Brief): Brief {
  const piecesOf = (words: string) => words.replace(/[.]$/, '').split(/, (?:and )?/)
  const isHours = (words: string) => piecesOf(words).every(piece => rowIn(piece))
  const said = [...brief.statements, ...brief.fragments].filter(isHours)
  const items = said.flatMap(piecesOf).map(title => ({ title }))
  if (items.length < 2) return brief
  const all = said.join(' ').toLowerCase()
  const isElse = (words: string) => !said.includes(words)
  return {
    ...brief,
    statements: brief.statements.filter(isElse),
    fragments: brief.fragments.filter(isElse),
    told: brief.told.filter(({ text }) => !isHours(text) && !all.includes(text.toLowerCase())),
    groups: [...brief.groups, { label: 'Opening hours', items }]
  }
}

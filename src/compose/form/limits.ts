import { FactFields, type FieldName } from '../email-facts.ts'
import { type FormPath, fieldOf, inputsOf, isList, partOf } from './paths.ts'
import { LINE } from './table.ts'

/** More than any field holds. */
const TOO_LONG = 'x'.repeat(20_000)
const TOO_MANY = 1_000

/** How many characters an input may hold, as the schema of facts has it. */
export const longestOf = remembered((path: FormPath, part: string) => {
  const field = fieldOf(path)
  const entry = part !== LINE ? { [part]: TOO_LONG } : field === path ? TOO_LONG : { [partOf(path)]: TOO_LONG }
  return maximumOf(field, isList(path) || path === 'sentences' ? [entry] : entry)
})

/** How many rows a list may have, or paragraphs a text. */
export const mostRows = remembered((path: FormPath) => {
  const parts = Object.keys(inputsOf(path)).filter(part => inputsOf(path)[part]?.required)
  const entry = parts.length > 0 ? Object.fromEntries(parts.map(part => [part, 'x'])) : path === 'occasions' ? {} : 'x'
  return maximumOf(fieldOf(path), Array(TOO_MANY).fill(entry))
})

function maximumOf(field: FieldName, value: unknown): number {
  const issues = FactFields.shape[field].safeParse(value).error?.issues ?? []
  const big = issues.find(({ code }) => code === 'too_big')
  return big && 'maximum' in big ? Number(big.maximum) : Number.POSITIVE_INFINITY
}

/** Answers are asked for at each key, and never change. */
function remembered<Of extends string[]>(find: (...of: Of) => number): (...of: Of) => number {
  const known = new Map<string, number>()
  return (...of) => {
    const key = of.join(' ')
    const found = known.get(key) ?? find(...of)
    known.set(key, found)
    return found
  }
}

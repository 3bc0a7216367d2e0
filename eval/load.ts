import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Brief, ChatInstruction } from './material.ts'

/** `open` is for reading while building; of `blind` only totals are ever shown. */
export type Half = 'open' | 'blind'

const read = <Entry>(half: Half, begin: string, schema: z.ZodType<Entry>): Entry[] => {
  const folder = new URL(`./${half}/`, import.meta.url)
  return readdirSync(folder)
    .filter(name => name.startsWith(begin) && name.endsWith('.json'))
    .sort()
    .flatMap(name => entries(readFileSync(new URL(name, folder), 'utf8'), name, schema))
}

/** @throws Error that names the file only, since what is wrong with it may be blind; so may what a parser quotes. */
function entries<Entry>(text: string, name: string, schema: z.ZodType<Entry>): Entry[] {
  const parsed = z.array(schema).safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new Error(`${name} does not hold what eval/material.ts says.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const briefsOf = (half: Half): Brief[] => read(half, 'briefs-', Brief)
export const instructionsOf = (half: Half): ChatInstruction[] => read(half, 'instructions-', ChatInstruction)

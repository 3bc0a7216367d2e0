import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { FilledForm } from './fields/faults.ts'
import { Brief, ChatInstruction } from './material.ts'

/** `open` is for reading while building; of `fresh` only totals are shown until it moves to `open`, of `blind` for ever. */
export const PORTIONS = ['open', 'fresh', 'blind'] as const
export type Portion = (typeof PORTIONS)[number]

/** Letters of the hands whose files are read; of all where there are none. */
export type Hands = readonly string[]

const read = <Entry>(portion: Portion, begin: string, hands: Hands, schema: z.ZodType<Entry>): Entry[] => {
  const folder = new URL(`./${portion}/`, import.meta.url)
  return readdirSync(folder)
    .filter(name => name.startsWith(begin) && name.endsWith('.json'))
    .filter(name => hands.length === 0 || hands.includes(name.slice(begin.length, begin.length + 1)))
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

export const briefsOf = (portion: Portion, hands: Hands = []): Brief[] => read(portion, 'briefs-', hands, Brief)
export const instructionsOf = (portion: Portion, hands: Hands = []): ChatInstruction[] =>
  read(portion, 'instructions-', hands, ChatInstruction)
export const formsOf = (portion: Portion, hands: Hands = []): FilledForm[] =>
  read(portion, 'fields-', hands, FilledForm)

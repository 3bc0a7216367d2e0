import { readFileSync } from 'node:fs'

/** An answer that was written as a model would, from the prompt alone. */
export type Recorded = RecordedCreation | RecordedChange

interface Written {
  /** `sc07`: strong or medium-sized, creation or edit, number. */
  id: string
  answer: string
}

export interface RecordedCreation extends Written {
  type: 'create'
  brief: string
  /** What must be in the email, as the brief has it. */
  facts: string[]
}

export interface RecordedChange extends Written {
  type: 'change'
  /** The finished email of ours that is changed. */
  starter: string
  request: string
  selected?: string
  wants?: Wants
}

/** What a person would look for after the change. */
export interface Wants {
  /** In the visible text. */
  text?: string[]
  /** No longer in it. */
  gone?: string[]
  /** In HTML or CSS. */
  source?: string[]
  /** It, or a part of it, cannot be done: that has to be said. */
  cannot?: boolean
}

/** Recorded answers of a file such as `open/small-create`. */
export const readRecorded = (file: string): Recorded[] => readLines<Recorded>(file)

/** The same emails as the strong creations of a half, written as plain HTML: by their ids. */
export function readTwins(file: string): Map<string, string> {
  const [half, name] = file.split('/')
  const twins = name === 'strong-create' ? readLines<{ id: string; html: string }>(`${half}/strong-html`) : []
  return new Map(twins.map(({ id, html }) => [id, html]))
}

function readLines<Line>(file: string): Line[] {
  const text = readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Line)
}

import { existsSync, readFileSync } from 'node:fs'
import type { Annotated } from './corpora.ts'

/** Labels of words for what an email is about. */
export const TOPIC_LABELS = ['', 'begins', 'goes on', 'unused'] as const

/** Of each brief, where somebody said what it is about: the label of each word. Each file of `topics` has a line for each brief of the file of its name. */
export function topicLabels(briefs: readonly Annotated[]): Map<Annotated, Uint8Array> {
  const found = new Map<Annotated, Uint8Array>()
  for (const [file, own] of Map.groupBy(briefs, ({ file }) => file)) {
    const lines = new URL(`./topics/${file}`, import.meta.url)
    if (!existsSync(lines)) continue
    const topics = readFileSync(lines, 'utf8').trimEnd().split('\n')
    if (topics.length !== own.length)
      throw new Error(`training/topics/${file} has ${topics.length} lines for ${own.length} briefs.`)
    own.forEach((brief, at) => {
      found.set(brief, labelsOf(brief, topics[at]!))
    })
  }
  return found
}

function labelsOf({ tokens, text, file }: Annotated, topic: string): Uint8Array {
  if (topic === '-') return new Uint8Array(tokens.length)
  const first = tokens.findIndex(({ at }) => text.startsWith(topic, at))
  const from = tokens[first]?.at ?? text.indexOf(topic)
  if (from < 0) throw new Error(`The topic "${topic}" does not stand in its brief of ${file}.`)
  const inside = ({ at, text: word }: Annotated['tokens'][number]): boolean =>
    at + word.length > from && at < from + topic.length
  return Uint8Array.from(tokens, (token, at) => (!inside(token) ? 0 : at > 0 && inside(tokens[at - 1]!) ? 2 : 1))
}

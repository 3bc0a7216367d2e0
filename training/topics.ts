import type { Annotated } from './corpora.ts'

/** Labels of words for what an email is about. */
export const TOPIC_LABELS = ['', 'begins', 'goes on', 'unused'] as const

/** The label of each word of a brief; none where nobody said what it is about. */
export function topicLabels({ tokens, text, topic }: Annotated): Uint8Array | undefined {
  if (topic === undefined) return undefined
  if (topic === '') return new Uint8Array(tokens.length)
  const first = tokens.find(({ at }) => text.startsWith(topic, at))
  const from = first?.at ?? text.indexOf(topic)
  const inside = ({ at, text: word }: Annotated['tokens'][number]): boolean =>
    at + word.length > from && at < from + topic.length
  return Uint8Array.from(tokens, (token, at) => (!inside(token) ? 0 : at > 0 && inside(tokens[at - 1]!) ? 2 : 1))
}

import { expect, it } from 'vitest'
import { COPIES } from '../copy/copies.ts'
import { KINDS } from '../kinds.ts'
import { compose } from './compose.ts'
import { factsOf } from './fixture.ts'
import { tellingWords } from './telling.ts'

const VOICES = ['warm', 'plain', 'lively', 'formal'] as const
const TOPICS = [undefined, 'the spring firing', 'Opening hours', 'your season pass']
const SEEDS = [1, 2, 3]

/** Words that copy says in more than one of the first lines that a reader sees, besides what the email is about. */
function saidAgain(
  kind: (typeof KINDS)[number],
  voice: (typeof VOICES)[number],
  topic: string | undefined,
  seed: number
) {
  const facts = factsOf({ kind, topic, sender: { name: 'Tidewater' } })
  const { meta, sections } = compose(facts, { copy: COPIES[kind], seed, look: { voice } })
  const { heading, text } = sections.find(section => section.kind === 'hero')?.content ?? {}
  const own = new Set(tellingWords(topic ?? ''))
  const words = [meta.subject, meta.preheader, heading, text]
    .flatMap(line => [...new Set(tellingWords(String(line ?? '')))])
    .filter(word => !own.has(word))
  return words.filter((word, at) => words.indexOf(word) !== at)
}

it.each(KINDS)('subject, preheader, headline and lead of %s say nothing twice', kind => {
  for (const voice of VOICES)
    for (const topic of TOPICS)
      for (const seed of SEEDS)
        expect([voice, topic, seed, ...saidAgain(kind, voice, topic, seed)]).toEqual([voice, topic, seed])
})

import { type Job, MISSING, tokensFor } from '../job.ts'
import { type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'

/** Where something new goes: what it stands beside or in, and on which side. */
export interface Spot {
  part?: Part
  side: 'before' | 'after'
  isStart: boolean
  /** "at the end", "at the top": of the email, when nothing else is named. */
  isEdge: boolean
}

const BESIDE: ReadonlySet<string> = new Set('above before over'.split(' '))
const EDGES: ReadonlySet<string> = new Set(
  'end start beginning bottom top very close onto right straight there here'.split(' ')
)

function spotOf(job: Job): Spot {
  const tokens = [...tokensFor(job.wish, 'place'), ...tokensFor(job.wish, 'target')]
  const naming = tokens.filter(({ key }) => !EDGES.has(key))
  const found =
    naming.length > 0
      ? resolve(
          naming.filter(
            ({ key }) => !/^(?:above|before|over|below|under|underneath|beneath|after|beside|next)$/.test(key)
          ),
          job.scene,
          each => (each.type === 'email' || each.type === 'meta' ? 0 : 1)
        )
      : undefined
  if (found)
    job.clarity.score = found.rivals.some(each => sectionOf(each) !== sectionOf(found.parts[0] as Part))
      ? 0.5
      : found.score * MISSING ** (found.missed ?? 0)
  const part = found?.parts[0]
  const silent = tokens.length === 0 || !part ? (job.scene.selected ?? job.scene.said?.[0]) : undefined
  const meant = part ?? silent
  return {
    ...(meant && { part: meant }),
    side: tokens.some(({ key }) => BESIDE.has(key)) ? 'before' : 'after',
    isEdge: tokens.some(({ key }) => /^(?:end|bottom|start|beginning|top)$/.test(key)),
    isStart: tokens.some(({ key }) => /^(?:start|beginning|top|first|front)$/.test(key))
  }
}

/** What stands before a colon says where, when it names a part: "to the columns: Shortcuts". */
export function placed(job: Job): [Phrase[], Spot] {
  const values = phrasesFor(job.wish, 'value')
  const [first, ...more] = values
  const at = first?.tokens.findIndex(({ gap }, place) => place > 0 && /:/.test(gap)) ?? -1
  const spot = spotOf(job)
  if (!first || at < 1 || spot.part) return [values, spot]
  const [head, rest] = [first.tokens.slice(0, at), first.tokens.slice(at)]
  const [part] = resolve(head, job.scene, each => (each.type === 'email' || each.type === 'meta' ? 0 : 1)).parts
  const from = rest[0]?.at ?? first.at
  return part
    ? [[{ ...first, tokens: rest, at: from, text: job.text.slice(from, first.end) }, ...more], { ...spot, part }]
    : [values, spot]
}

import data from '../data/content.json' with { type: 'json' }
import { endOf, within } from '../entities/found.ts'
import { logit } from '../model/calibration.ts'
import { isContent } from '../reading.ts'
import { forwardedAt } from '../text/forwarded.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { type Draft, sliceOf } from './draft.ts'

/** Words that tell who is spoken to, by what they have in common. */
const CUES = Object.entries(data.cues).map(([name, words]) => [name, new Set(words.split(' '))] as const)
const WORD = /[\p{L}'-]+/gu
/** Steps that bring features to one scale, so that their weights compare. */
const [LONG_BRIEF, LONG_DRAFT, MOST] = [7, 20, 3]

/** What is seen of a draft that tells whether its words are for readers, by name. */
export type Features = Record<string, number>

/** How likely the words of a draft are for readers, where the model says so. */
const contentOf = ({ role, content, confidence }: Draft): number =>
  content ?? (isContent(role) ? confidence : 1 - confidence)

/** What is seen of each draft that stands by itself. */
export function contentFeatures(
  drafts: readonly Draft[],
  { view: { text }, lines, found }: Parsed
): Map<Draft, Features> {
  const outer = drafts.filter(one => !one.within)
  const begins = forwardedAt(text, lines)
  const letters = outer.reduce((sum, { span }) => sum + span.length, 1)
  const mean = outer.reduce((sum, one) => sum + contentOf(one) * one.span.length, 0) / letters
  const ofBrief = { one: 1, mean: logit(mean), long: Math.log(text.length + 1) / LONG_BRIEF }
  return new Map(
    outer.map(draft => {
      const { span, role, label } = draft
      const words = sliceOf(text, span)
      const features = {
        ...ofBrief,
        content: logit(contentOf(draft)),
        direction: Number(!isContent(role)),
        item: Number(role === 'item'),
        session: Number(role === 'session'),
        offer: Number(role === 'offer' || role === 'deadline'),
        label: Number(label !== undefined),
        at: span.at / text.length,
        words: Math.min(MOST, countWords(words) / LONG_DRAFT),
        entity: Number(found.some(one => within(one.span, span))),
        cover: Number(begins !== undefined && endOf(span) <= begins),
        forwarded: Number(begins !== undefined && span.at > begins),
        ...cuesIn(words)
      }
      return [draft, features]
    })
  )
}

function cuesIn(words: string): Features {
  const said = words.toLowerCase().match(WORD) ?? []
  return Object.fromEntries(CUES.map(([name, known]) => [name, Number(said.some(word => known.has(word)))]))
}

import type { BriefReading } from '../../../compose/reading/brief-reading.ts'
import { languageOf } from '../language.ts'
import type { Model } from '../model/model-shape.ts'

import type { Span } from '../reading.ts'
import { asidesOf, blanked } from '../slots/asides.ts'
import { fromTags } from '../slots/from-tags.ts'
import { parse } from '../text/parsed.ts'
import { sentencesOf } from '../text/sentences.ts'
import { countWords } from '../text/words.ts'
import { allKinds, directionsOf, guessOf } from './as-typed.ts'
import { type Claim, type Read, type Stretch, SURE } from './claim.ts'
import { fitted } from './fit.ts'
import { leftLinks } from './guess/left-links.ts'
import { readProse } from './guess/prose.ts'
import { readSender } from './guess/sender.ts'
import { readTopic } from './guess/topic.ts'
import { lookOf, wishesOf } from './look.ts'
import type { Page } from './page.ts'
import { settled } from './settle.ts'
import { readDictated } from './structure/dictated.ts'
import { readLabels } from './structure/label-claims.ts'
import { readLinks } from './structure/links.ts'
import { readQuestions } from './structure/questions.ts'
import { readQuotes } from './structure/quotes.ts'
import { readRows } from './structure/rows.ts'
import { readSignOff } from './structure/sign-off.ts'
import { readSteps } from './structure/steps.ts'
import { Taken } from './taken.ts'

export interface BriefOptions {
  model: Model
  /** What "tomorrow" and a date without a year count from. */
  today: Date
}

/** What is read whole, by its form alone, before prose; each sees only what those before it left. */
const STRUCTURE: readonly ((page: Page, isFree: (span: Span) => boolean) => Read)[] = [
  readDictated,
  readLinks,
  readQuotes,
  readQuestions,
  readSignOff,
  readRows,
  readLabels,
  readSteps
]
/** A kind that is so likely is right more than nine times of ten; one word says of none that it is. */
const SURE_KIND = 0.6

/**
 * Reads a brief into the fields of the form: what is sure, what is doubtful, sentences beside them, and what is said to the designer.
 * @returns The reading; each guess knows where in the brief it stood. Never throws for what a brief says.
 */
export async function readBrief(brief: string, { model, today }: BriefOptions): Promise<BriefReading> {
  const parsed = parse(brief, today)
  const asides = asidesOf(parsed)
  const readable = blanked(
    parsed.view.text,
    asides.map(({ span }) => span)
  )
  const { text } = parsed.view
  const whole = parsed.lines.map(line => ({ ...line, body: line.span }))
  const kinds = model.kinds(readable)
  const kind = kinds[0] && kinds[0].confidence >= SURE_KIND && countWords(readable) > 1 ? kinds[0].kind : undefined
  const page: Page = {
    ...parsed,
    sentences: sentencesOf(text, whole, parsed.found),
    text,
    tags: model.tag(readable),
    kind
  }
  const taken = new Taken(
    page.text,
    asides.map(({ span }) => span)
  )
  const reads = STRUCTURE.map(stage => taken.by(stage(page, taken.isFree)))
  const known = reads.flatMap(({ claims }) => claims)
  const sender = taken.by(readSender(page, fromTags(page.tags, parsed), known))
  const prose = readProse(page, taken.leftOf(page.sentences.map(({ span }) => span)))
  const read = [...known, ...sender.claims, ...prose.claims]
  const spans = asides.map(({ span }) => span)
  const claims = [...read, ...leftLinks(page, read, spans)]
  const topic = claims.some(({ path }) => path === 'topic')
    ? []
    : readTopic(page, {
        sender: sender.taken,
        senderName: senderNameOf(claims),
        model: model.topic(readable)
      })
  const directions: Stretch[] = [
    ...asides.map(({ span }) => ({ span, role: 'note' as const })),
    ...reads.flatMap(read => read.directions),
    ...prose.directions
  ]
  const fit = fitted(settled([...claims, ...topic], kind))
  const wishes = wishesOf(page, directions.slice(asides.length))
  return {
    language: await languageOf(readable),
    ...(kind && { kind }),
    kinds: allKinds(kinds.map(one => one.kind)),
    guesses: fit.claims.sort((a, b) => a.span.at - b.span.at).map(one => guessOf(one, page)),
    loose: [...prose.loose, ...fit.loose].map(({ span, ...one }) => ({ ...one, from: page.view.toSource(span) })),
    directions: directionsOf(directions, wishes, page),
    look: lookOf(wishes)
  }
}

const senderNameOf = (claims: readonly Claim[]): string | undefined => {
  const name = claims.find(({ path }) => path === 'sender.name')
  return name && name.confidence >= SURE ? String(name.value) : undefined
}

import { entitiesIn } from '../entities/find-entities.ts'
import type { Found } from '../entities/found.ts'
import { correctionsIn } from './corrections.ts'
import { type Line, linesOf } from './lines.ts'
import { type Normalised, normalise } from './normalise.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A brief with all that its form alone says. Spans are of the view, but those of addresses of linked words and of what was taken back. */
export interface Parsed extends Normalised {
  lines: Line[]
  sentences: Sentence[]
  found: Found[]
}

/** No email holds more than so many lines, sentences and facts; what comes after is not read. It keeps any brief quick to read. */
const [MOST_LINES, MOST_SENTENCES, MOST_ENTITIES] = [400, 600, 800]

/** Reads the form of a brief: signs, lines, entities, sentences. What the writer took back is not in the view. */
export function parse(brief: string, today: Date): Parsed {
  const first = normalise(brief)
  const entities = entitiesIn(first.view.text, today).slice(0, MOST_ENTITIES)
  const takenBack = correctionsIn(first.view.text, entities).map(first.view.toSource)
  const normalised = takenBack.length > 0 ? normalise(brief, takenBack) : first
  const { text } = normalised.view
  const found = takenBack.length > 0 ? entitiesIn(text, today).slice(0, MOST_ENTITIES) : entities
  const lines = linesOf(text).slice(0, MOST_LINES)
  return {
    ...normalised,
    lines,
    found,
    sentences: sentencesOf(text, lines, found).slice(0, MOST_SENTENCES)
  }
}

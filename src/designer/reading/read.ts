import { withFacts } from './facts.ts'
import { languageOf } from './language.ts'
import type { Model } from './model/model-shape.ts'
import type { Fact, Reading } from './reading.ts'
import { asidesOf, blanked } from './slots/asides.ts'
import { belonging } from './slots/belonging.ts'
import { contentChance } from './slots/content-chance.ts'
import { deadlines } from './slots/deadlines.ts'
import { dictated } from './slots/dictated.ts'
import { type Draft, type Stage, without } from './slots/draft.ts'
import { finish } from './slots/finish.ts'
import { fromTags } from './slots/from-tags.ts'
import { items } from './slots/items.ts'
import { labelled } from './slots/labelled.ts'
import { links } from './slots/links.ts'
import { sender } from './slots/sender.ts'
import { withTopic } from './slots/topic.ts'
import { looks, styleWishes } from './style/style-wishes.ts'
import { type Parsed, parse } from './text/parsed.ts'

export interface ReadOptions {
  model: Model
  /** What "tomorrow" and a date without a year count from. */
  today: Date
  /** What the person corrected, added or dismissed; it wins over what is read. */
  facts?: readonly Fact[] | undefined
}

/** What form makes of the classified words, in the order in which one relies on another. */
const STAGES: readonly Stage[] = [contentChance, looks, deadlines, items, links, belonging, sender]

/**
 * Reads a brief: what is for readers, what is for the designer, what belongs to what, and how sure that is.
 * @returns The reading; every slot knows where it stood in the brief as it was typed. Never throws for what a brief says.
 */
export async function read(brief: string, { model, today, facts = [] }: ReadOptions): Promise<Reading> {
  const parsed = parse(brief, today)
  const drafts = draftsOf(parsed, model)
  const text = blanked(
    parsed.view.text,
    drafts.filter(({ role }) => role === 'order').map(({ span }) => span)
  )
  const reading: Reading = {
    source: brief,
    language: await languageOf(text),
    intent: model.kinds(text)[0] ?? { kind: 'announcement', confidence: 0 },
    slots: finish(drafts, parsed),
    style: styleWishes(drafts, parsed)
  }
  return withFacts(reading, facts)
}

const draftsOf = (parsed: Parsed, model: Model): Draft[] =>
  withTopic(
    STAGES.reduce<Draft[]>((sofar, stage) => stage(sofar, parsed), roughDrafts(parsed, model)),
    model.topic(readable(parsed))
  )

/** What the model and the labels of lines say of a brief, before anything is weighed. */
export function roughDrafts(parsed: Parsed, model: Model): Draft[] {
  const asides = asidesOf(parsed)
  const tagged = fromTags(model.tag(readable(parsed)), parsed)
  const apart = asides.map(({ span }) => span)
  return dictated(labelled([...asides, ...without(tagged, apart, parsed.view.text)], parsed), parsed)
}

/** What the model is to read: not what is no words of the brief's own. */
const readable = (parsed: Parsed): string =>
  firstWords(
    blanked(
      parsed.view.text,
      asidesOf(parsed).map(({ span }) => span)
    )
  )

/** A brief of the greatest length has about 4,000 words; signs apart are more, and say nothing. */
const MOST_WORDS = 5_000

function firstWords(text: string): string {
  let words = 0
  for (const { index } of text.matchAll(/\s+/g)) if (++words > MOST_WORDS) return text.slice(0, index)
  return text
}

import { readFileSync, writeFileSync } from 'node:fs'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import type { Model, TagRole } from '../src/designer/reading/model/model-shape.ts'
import { roughDrafts } from '../src/designer/reading/read.ts'
import { isJudged } from '../src/designer/reading/slots/content-chance.ts'
import { contentFeatures } from '../src/designer/reading/slots/content-features.ts'
import { parse } from '../src/designer/reading/text/parsed.ts'
import type { Annotated } from './corpora.ts'
import { heldOut } from './held-out.ts'
import { fitLogistic, type Observation } from './logistic.ts'
import { DIRECTION, SENDER } from './read-by-others.ts'

const FILE = new URL('../src/designer/reading/data/content.json', import.meta.url)
/** Longer drafts weigh no more than ones of so many words. */
const LONG = 12
const TODAY = new Date('2026-11-22')

/** Finds what tells words for readers from words for the designer, on files that the models were not learnt from, and keeps it. */
export async function fitContent(): Promise<void> {
  const observations = (await heldOut(observationsOf)).flat()
  const data = JSON.parse(readFileSync(FILE, 'utf8'))
  const weights = fitLogistic(observations)
  writeFileSync(FILE, `${JSON.stringify({ ...data, weights }, undefined, 2)}\n`)
  console.log(`Weighed ${observations.length} drafts:`, JSON.stringify(weights))
}

/** What is seen of each draft of a brief, and whether most of its words are for readers. */
function observationsOf(brief: Annotated, model: Model): Observation[] {
  const parsed = parse(brief.text, TODAY)
  return [...contentFeatures(roughDrafts(parsed, model), parsed)].flatMap(([draft, features]) => {
    const { at, length } = parsed.view.toSource(draft.span)
    const roles = brief.tokens
      .map((token, place) => ({ at: token.at, role: LABELS[brief.labels[place]!]!.role }))
      .filter(token => token.at >= at && token.at < at + length)
      .map(({ role }) => role)
    const [said, unsaid] = [roles.filter(isSaid).length, roles.filter(role => DIRECTION.has(role)).length]
    return isJudged(draft) && said + unsaid > 0
      ? [{ features, right: said >= unsaid, weight: Math.min(1, roles.length / LONG) }]
      : []
  })
}

const isSaid = (role: TagRole): boolean => role !== 'none' && !DIRECTION.has(role) && !SENDER.has(role)

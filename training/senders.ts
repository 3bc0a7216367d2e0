import { writeFileSync } from 'node:fs'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { sliceOf } from '../src/designer/reading/slots/draft.ts'
import { fromTags } from '../src/designer/reading/slots/from-tags.ts'
import { beforePlace, candidatesIn } from '../src/designer/reading/slots/sender-candidates.ts'
import { squash } from '../src/designer/reading/slots/spelt.ts'
import { parse } from '../src/designer/reading/text/parsed.ts'
import { fitChoice, type Option } from './choice.ts'
import type { Annotated } from './corpora.ts'
import { heldOut } from './held-out.ts'

const FILE = new URL('../src/designer/reading/data/sender.json', import.meta.url)
const TODAY = new Date('2026-11-22')

/** Finds what tells who sends from other names, on files that the models were not learnt from, and keeps it. */
export async function fitSenders(): Promise<void> {
  const lists = await heldOut(optionsOf)
  const weights = fitChoice(lists)
  writeFileSync(FILE, `${JSON.stringify({ weights }, undefined, 2)}\n`)
  console.log(`Weighed the names of ${lists.length} briefs: ${Object.keys(weights).length} weights.`)
}

/** What is seen of each name of a brief, and whether it is marked as the sender's. */
function optionsOf(brief: Annotated, model: Model): Option[] {
  const parsed = parse(brief.text, TODAY)
  const drafts = fromTags(model.tag(parsed.view.text), parsed)
  const senders = sendersOf(brief)
  return candidatesIn(drafts, parsed).map(({ span, features }) => ({
    features,
    right: senders.has(squash(sliceOf(parsed.view.text, span)))
  }))
}

/** The names that are marked as the sender's, without the towns that some have beside them, letters alone. */
function sendersOf({ text, tokens, labels }: Annotated): Set<string> {
  const isName = (at: number): boolean => labels[at] !== undefined && LABELS[labels[at]]!.role === 'brand'
  const begins = tokens.flatMap((_, at) => (isName(at) && !isName(at - 1) ? [at] : []))
  return new Set(
    begins.map(first => {
      let last = first
      while (isName(last + 1)) last++
      const [from, to] = [tokens[first]!, tokens[last]!]
      return squash(sliceOf(text, beforePlace({ at: from.at, length: to.at + to.text.length - from.at }, text)))
    })
  )
}

import data from '../data/sender.json' with { type: 'json' }
import { overlaps, within } from '../entities/found.ts'
import { isContent } from '../reading.ts'
import { type Draft, type Stage, sliceOf } from './draft.ts'
import { candidatesIn } from './sender-candidates.ts'
import { squash } from './spelt.ts'

const WEIGHTS: Readonly<Record<string, number>> = data.weights

/** Below this it is likelier that a brief does not say who sends. */
const FAINT = 0.15

/** Who sends: the likeliest of all names in the brief, where one is likelier than that it names none. One at most. */
export const sender: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const candidates = candidatesIn(drafts, parsed)
  const chances = chancesOf(candidates.map(({ features }) => scoreOf(features)))
  const nameOf = (at: number): string => squash(sliceOf(text, candidates[at]!.span))
  const byName = new Map<string, number>()
  for (const [at, chance] of chances.entries()) byName.set(nameOf(at), (byName.get(nameOf(at)) ?? 0) + chance)
  const [best] = chances
    .map((_, at) => at)
    .sort((a, b) => byName.get(nameOf(b))! - byName.get(nameOf(a))! || chances[b]! - chances[a]!)
  const others = drafts.filter(({ role }) => role !== 'sender')
  if (best === undefined || byName.get(nameOf(best))! < FAINT) return others
  const { span } = candidates[best]!
  const rest = others.filter(one => !(isContent(one.role) && within(one.span, span) && one.role !== 'signature'))
  const holder = rest.find(one => one.role === 'statement' && within(span, one.span))
  const label = drafts.find(one => one.role === 'sender' && one.label && overlaps(one.span, span))?.label
  const chosen: Draft = { role: 'sender', span, confidence: Math.min(1, byName.get(nameOf(best))!) }
  return [...rest, { ...chosen, ...(label && { label }), ...(holder && { within: holder }) }]
}

const scoreOf = (features: Readonly<Record<string, number>>): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0), 0)

/** Scores as chances, beside the chance that none is right, whose score is 0. */
function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores)
  const odds = scores.map(score => Math.exp(score - most))
  const all = odds.reduce((a, b) => a + b, Math.exp(-most))
  return odds.map(one => one / all)
}

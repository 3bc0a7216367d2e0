import data from '../data/content.json' with { type: 'json' }
import { isContent, type Role } from '../reading.ts'
import { contentFeatures, type Features } from './content-features.ts'
import type { Draft, Stage } from './draft.ts'

/** Roles whose words are for readers or not by what they say. Names and addresses are what they are. */
const JUDGED: ReadonlySet<Role> = new Set(
  'statement item session question offer deadline topic note request part style'.split(' ') as Role[]
)
const WEIGHTS: Features = data.weights
/** What was taken for direction is said when it is so likely for readers. */
const SAID = 0.8

/** Is it open whether the words of this draft are for readers? */
export const isJudged = ({ role, given }: Draft): boolean => JUDGED.has(role) && !given

/** Says of each draft how likely its words are for readers: by the model, by what stands around, and by whom its words speak to. */
export const contentChance: Stage = (drafts, parsed) => {
  const judged = new Map<Draft, Draft>()
  for (const [draft, features] of contentFeatures(drafts, parsed))
    judged.set(draft, isJudged(draft) ? withChance(draft, chanceOf(features)) : draft)
  return drafts.map(one => {
    const holder = one.within && judged.get(one.within)
    if (!holder) return judged.get(one) ?? one
    return { ...one, within: holder, confidence: Math.min(one.confidence, holder.confidence) }
  })
}

function withChance(draft: Draft, chance: number): Draft {
  const known = { ...draft, confidence: chance, content: chance }
  if (isContent(draft.role)) return known
  return chance >= SAID ? { ...known, role: 'statement', whole: false } : draft
}

const chanceOf = (features: Features): number => {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + value * (WEIGHTS[name] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

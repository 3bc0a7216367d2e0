import type { Operation } from '../../../../email/operations/operation.ts'
import { distance } from '../../../../email/theme/colour.ts'
import { looksLike } from '../evidence.ts'
import { type Job, type Outcome, tokensFor } from '../job.ts'
import { readMention } from '../mention.ts'
import { colourFrom } from '../values/colour.ts'
import { paintOf } from './colour.ts'

/** "swap the yellow for pink": whatever shows a colour gets another. In a theme it is the theme's. */
export function recolour(job: Job): Outcome | undefined {
  const paint = paintOf(job)
  const named = tokensFor(job.wish, 'target')
  const tokens = named.length > 0 ? named : tokensFor(job.wish, 'old')
  const [only, ...others] = readMention(tokens).clues
  const old = only?.colour
  if (!paint || !old || others.length > 0 || only.concepts.size > 0) return undefined
  const token = COLOURS.filter(name => looksLike(job.theme[name], old)).sort(
    (one, other) => distance(job.theme[one], old) - distance(job.theme[other], old)
  )[0]
  if (token && job.email.css.includes('--brand')) {
    const hex = colourFrom(paint.colour, job.theme[token])
    return {
      operations: [{ op: 'theme', [token]: hex }]
    }
  }
  const { looks, parts } = job.scene
  const operations = parts
    .filter(({ element }) => element >= 0)
    .flatMap(({ ref, element }): Operation[] => {
      const [ground, letters] = [looks.ownGround(element), looks.value(element, 'color')]
      if (ground && looksLike(ground, old))
        return [{ op: 'style', ref, style: { 'background-color': colourFrom(paint.colour, ground) } }]
      return letters?.startsWith('#') && looksLike(letters, old) && ref.startsWith('e')
        ? [{ op: 'style', ref, style: { color: colourFrom(paint.colour, letters) } }]
        : []
    })
  return operations.length > 0 ? { operations } : undefined
}

const COLOURS = ['accent', 'brand', 'canvas', 'surface', 'ink'] as const

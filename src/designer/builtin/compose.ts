import type { SectionInput } from '../../email/sections/normalise.ts'
import type { Tone } from '../../email/sections/section.ts'
import type { Brief } from '../brief.ts'
import { body, notes, remaining } from './body.ts'
import { missingFacts, placeMissing } from './complete.ts'
import type { Copy } from './copy/copy.ts'
import { writeCopy } from './copy/copy.ts'
import { imperativeLabel } from './copy/labels.ts'
import type { Kit, Part } from './kit.ts'
import { chooseLook, type Look } from './look.ts'
import { faq, letter, social, steps, stories } from './parts/asked.ts'
import { details, event, features, quote, rating, schedule } from './parts/facts.ts'
import { cta, divider, footer, header, hero } from './parts/frame.ts'
import { coupon, order, products } from './parts/goods.ts'
import { createRandom } from './random.ts'
import { ALWAYS, recipesFor, type Step } from './recipes.ts'

export interface Composition {
  copy: Copy
  look: Look
  sections: SectionInput[]
}

const PARTS: Record<string, Part> = {
  header,
  hero,
  footer,
  cta,
  divider,
  products,
  order,
  coupon,
  event,
  details,
  features,
  schedule,
  quote,
  rating,
  steps,
  faq,
  stories,
  letter,
  social
}

/** The whole email for a brief, as sections in order. The same brief and seed give the same one. */
export function compose(brief: Brief, seed: number): Composition {
  const random = createRandom(seed)
  const look = chooseLook(brief, random)
  const recipe = random.pick(recipesFor(brief.kind))
  const copy = writeCopy(brief, random)
  const kit: Kit = { brief, copy, look, random, sections: [], said: new Set() }
  const label = imperativeLabel(brief)
  if (label && copy.button?.label === label.label && label.statement.text.split(/\s+/).length <= 7)
    kit.said.add(label.statement)
  const steps = complete(recipe)
  const made = steps.map(step => make(kit, step))
  const withBody = made.flatMap((sections, at) => (steps[at]!.part === 'body' ? body(kit, steps[at]!) : sections))
  const sections = settleTones([...withBody])
  const missing = missingFacts(brief, sections)
  return { copy, look, sections: missing.length > 0 ? settleTones(placeMissing(kit, sections, missing)) : sections }
}

/** The recipe with the parts it does not name, just before its end. */
function complete(recipe: Step[]): Step[] {
  const named = new Set(recipe.map(({ part }) => part))
  const end = recipe.findIndex(({ part }) => part === 'cta' || part === 'footer')
  const absent = ALWAYS.filter(part => !named.has(part)).map((part): Step => ({ part }))
  return [...recipe.slice(0, end), ...absent, ...recipe.slice(end)]
}

function make(kit: Kit, { part, layout, tone }: Step): SectionInput[] {
  const section = part === 'body' ? undefined : PARTS[part]!(kit, layout, tone)
  if (!section) return []
  kit.sections.push(section)
  return [section]
}

const LOUD: ReadonlySet<Tone | undefined> = new Set<Tone | undefined>(['brand', 'accent', 'ink'])

/** Two loud grounds never touch, except where header and hero share one; two tints in a row become one and paper. */
function settleTones(sections: SectionInput[]): SectionInput[] {
  const settled: SectionInput[] = []
  for (const section of sections) {
    const before = settled.at(-1)
    const tone = section.tone as Tone | undefined
    const joins =
      before?.kind === 'header' || section.kind === 'footer' || (before?.kind === 'hero' && section.kind === 'event')
    const clash =
      before &&
      !joins &&
      ((LOUD.has(tone) && LOUD.has(before.tone as Tone | undefined)) || (tone === 'tint' && before.tone === 'tint'))
    settled.push(clash ? { ...section, tone: 'surface' } : section)
  }
  return settled
}

export { notes, remaining }

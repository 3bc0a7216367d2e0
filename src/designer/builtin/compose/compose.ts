import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Tone } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Brief } from '../../brief-reader/brief.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { headlineOf } from './headlines.ts'
import { type Material, materialOf } from './material.ts'
import type { Part } from './parts.ts'
import * as parts from './parts.ts'
import { groundsOf, layoutOf, planOf } from './plans.ts'
import type { Choice } from './random.ts'
import { mainScene } from './scenes.ts'
import { type Meta, metaOf } from './subject.ts'
import { flat, unplacedRows } from './unplaced.ts'

export interface Composition {
  meta: Meta
  sections: SectionInput[]
}

const PARTS: Record<string, Part> = {
  header: parts.header,
  hero: parts.hero,
  features: parts.features,
  goods: parts.goods,
  order: parts.order,
  event: parts.event,
  coupon: parts.coupon,
  quote: parts.quote,
  faq: parts.faq,
  steps: parts.steps,
  rating: parts.rating,
  story: parts.story,
  details: parts.details,
  closing: parts.closing,
  help: parts.help,
  social: parts.social,
  footer: parts.footer
}

/** Parts that use sentences up go first, whatever their place in the plan; details take what is left. */
const LAST = ['story', 'details']

/** The sections of an email for a brief, every fact of the brief among them. */
export function compose(brief: Brief, theme: Theme, choice: Choice): Composition {
  const material = materialOf(brief, theme, choice, mainScene(brief, choice))
  const headline = headlineOf(material)
  const plan = planOf(brief.kind, choice)
  const made = new Map<string, ReturnType<Part>>()
  const top = flat(`${headline.heading} ${headline.eyebrow ?? ''}`)
  material.statements = material.statements.filter(
    words => flat(words.replace(/[。！？]$/, '')) !== flat(headline.heading)
  )
  material.fragments = material.fragments.filter(words => !top.includes(flat(words.replace(/^"|"$/g, ''))))
  for (const name of plan.filter(name => !LAST.includes(name))) made.set(name, PARTS[name]?.(material, headline))
  placeTheRest(
    material,
    [...made.values()].filter(section => section !== undefined)
  )
  for (const name of LAST) made.set(name, PARTS[name]?.(material, headline))
  joinShort(made)
  const dressed = dress(
    plan.map(name => [name, made.get(name)] as const),
    brief,
    choice
  )
  return { meta: metaOf(material, headline), sections: dressed }
}

/** A few words alone in a section look lost; they join the top. */
function joinShort(made: Map<string, ReturnType<Part>>): void {
  const words = made.get('story')?.content.text
  const top = made.get('hero')?.content
  if (typeof words !== 'string' || !top || words.length > 60 || made.get('story')?.content.signature) return
  made.delete('story')
  top.text = [top.text, words].filter(Boolean).join(' ')
}

/** What no part has said becomes a row with a name, or a sentence when it has none. */
function placeTheRest(material: Material, sections: SectionInput[]): void {
  const open = material.fragments.filter(words => !/\d|\.[a-z]{2,}/i.test(words) && words.split(' ').length > 1)
  const said = {
    kind: 'said',
    content: {
      pairs: material.pairs.map(pair => ({ ...pair })),
      words: [...material.statements, ...open, parts.signatureOf(material.brief)].join(' ')
    }
  }
  const rows = unplacedRows(material.brief, [...sections, said], material.fragments)
  material.pairs.push(...rows.filter(({ label }) => label !== 'Also').slice(0, 10 - material.pairs.length))
  material.statements.push(...rows.filter(row => !material.pairs.includes(row)).map(({ value }) => sentence(value)))
}

/** Gives every section its layout and its ground. */
function dress(named: (readonly [string, ReturnType<Part>])[], brief: Brief, choice: Choice): SectionInput[] {
  const groundFor = groundsOf(brief.kind, choice)
  const sections: SectionInput[] = []
  for (const [name, section] of named) {
    if (!section) continue
    const items = section.content.items
    const layout = layoutOf(section.kind, brief.kind, choice, Array.isArray(items) ? items.length : 0)
    const tone: Tone = groundFor(name, sections.at(-1)?.tone as Tone | undefined)
    sections.push({ ...section, ...(layout && { layout }), tone })
  }
  return sections
}
